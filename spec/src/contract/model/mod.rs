//! The typed tree of a contract: what the planner interprets and the reference driver gets printed.

mod contract;
mod expr;
mod param;
mod scenario;
mod step;
mod table;
mod vocabulary;

pub use contract::*;
pub use expr::*;
pub use param::*;
pub use scenario::*;
pub use step::*;
pub use table::*;
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
