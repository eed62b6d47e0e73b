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
    /// The closed lists.
    pub vocabulary: Vocabulary,
    /// A contract for each function that has one.
    pub functions: Vec<Contract>,
    /// Short sequences with expectations.
    pub scenarios: Vec<Scenario>,
    /// From enumerators to types, for domains that another parameter selects.
    pub tables: Vec<Table>,
}
