//! The lessons in which the game is learnt by playing: `lessons/*.toml`, with words in `words/lessons.*.ftl`.

table::lessons!(
    "../lessons/",
    "01-hold-land",
    "02-influence",
    "03-contest",
    "04-assault",
    "05-market",
    "06-card-in-combat",
    "07-year-end",
    "08-bargain",
    "09-warlord-muster",
    "10-warlord-uprising",
    "11-murshid-intrigue",
    "12-murshid-deal",
    "13-sultan-towns",
    "14-sultan-sale",
    "15-caliph-pillars",
    "16-caliph-palace",
    "17-nomad-anywhere",
    "18-nomad-price",
);
