//! Everything is said in every language, and every rule is told, coded and tested.

table::texts_are_sound!(crescent_moon::CrescentMoon);
