//! Everything that holds for every game on the shelf, in one program.

mod ahead;
mod bench;
mod bent_editions;
mod documents;
mod endings;
mod fields;
mod fuzz;
mod house;
mod old_records;
mod playthroughs;
mod puzzles;
mod rows;
mod schemas;
mod standings;
mod told;
mod words;
