//! The lessons in which the game is learnt by playing: `lessons/*.toml`, with words in `words/lessons.*.ftl`.

table::lessons!(
    "../lessons/",
    "01-first-step",
    "02-recruits",
    "03-close-the-land",
    "04-altar",
    "05-flash",
    "06-axes-and-food",
    "07-one-skull",
    "08-harvest-and-winter",
    "09-pass",
    "10-lore",
    "11-three-strongholds",
    "12-last-year",
);
