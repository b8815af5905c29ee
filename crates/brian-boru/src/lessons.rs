//! The lessons in which the game is learnt by playing: `lessons/*.toml`, with words in `words/lessons.*.ftl`.

table::lessons!(
    "../lessons/",
    "01-first-town",
    "02-win-cheaply",
    "03-you-lead",
    "04-what-towns-are-for",
    "05-losing-pays",
    "06-along-the-road",
    "07-lowest-first",
    "08-raiders",
    "09-church",
    "10-courtship",
    "11-draft",
    "12-last-trick",
);
