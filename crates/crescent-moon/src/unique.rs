//! The unique actions (CM-10).

mod conspire;
mod desertion;
mod intrigue;
mod muster;
mod palace;
mod uprising;
