//! The unique actions (CM-10).

mod conspire;
mod desertion;
mod intrigue;
mod muster;
mod palace;
mod uprising;

pub use conspire::ConspirePick;
pub use desertion::{Desertion, DesertionCount};
pub use intrigue::IntriguePick;
pub use muster::{Muster, MusterAt};
pub use palace::MovePalace;
pub use uprising::Uprising;
