//! Everything that holds for every game on the shelf, in one program.

mod documents;
mod fuzz;
mod playthroughs;
mod standings;
mod words;
