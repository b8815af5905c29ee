//! The games of Crownlands for Python: the module `crownlands._core`, on which the package `crownlands` stands.
//!
//! Nothing here plays by itself: games, views, chance, bots and records are those of the other crates, handed on. Whatever comes from Python is
//! checked, and what is wrong with it becomes an exception with a sentence and, where a rule speaks, its clause. Work that takes long lets other
//! threads of Python run.
#![forbid(unsafe_code)]

mod batch;
mod draw;
mod fault;
mod game;
mod plain;
mod record;
mod scenario;
mod state;
mod table;

use pyo3::prelude::*;

/// The module.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::game::{Game, action_number, game, games};
    #[pymodule_export]
    use super::record::Record;
    #[pymodule_export]
    use super::scenario::Scenario;
    #[pymodule_export]
    use super::state::State;
    #[pymodule_export]
    use super::table::Table;

    #[pymodule_init]
    fn init(module: &super::Bound<'_, super::PyModule>) -> super::PyResult<()> {
        use super::PyModuleMethods;
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("ACTION_NUMBERS", lanes::SPACE)
    }
}
