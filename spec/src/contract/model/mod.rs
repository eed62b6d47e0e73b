//! The typed tree of a contract: what the planner interprets and the reference driver gets printed.

mod contract;
mod expr;
mod scenario;
mod vocabulary;

pub use contract::*;
pub use expr::*;
pub use scenario::*;
pub use vocabulary::*;

/// Everything contracts are written with, and the contracts.
#[derive(Clone, Debug, Default)]
pub struct Contracts {
    pub vocabulary: Vocabulary,
    pub functions: Vec<Contract>,
    pub scenarios: Vec<Scenario>,
    pub tables: Vec<Table>,
}
