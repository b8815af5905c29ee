//! Everything that holds for every game on the shelf, in one program.

mod documents;
mod fuzz;
mod house;
mod old_records;
mod playthroughs;
mod standings;
mod words;
