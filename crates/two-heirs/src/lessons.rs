//! The lessons in which the game is learnt by playing: `lessons/*.toml`, with words in `words/lessons.*.ftl`.

table::lessons!(
    "../lessons/",
    "01-take-a-tile",
    "02-build-twice",
    "03-build-then-take",
    "04-call-a-unit",
    "05-back-to-court",
    "06-free-terrain",
    "07-the-right-place",
    "08-a-full-hand",
    "09-camp",
    "10-last-turn",
    "11-roads",
    "12-what-henry-takes",
    "13-where-henry-builds",
    "14-treasures",
);
