//! The typed tree of contracts: the planner interprets it, and the glue prints it.

mod contract;
mod expr;
mod ids;
mod param;
mod scenario;
mod state;
mod step;
mod table;
mod vocabulary;
mod waiting;

pub use contract::*;
pub use expr::*;
pub use ids::*;
pub use param::*;
pub use scenario::*;
pub use state::*;
pub use step::*;
pub use table::*;
pub use vocabulary::*;
pub use waiting::*;

/// The vocabulary and all contracts.
#[derive(Clone, Debug, Default)]
pub struct Contracts {
    /// The closed lists.
    pub vocabulary: Vocabulary,
    /// Contracts of all functions that have one.
    pub functions: Vec<Contract>,
    /// Short sequences with expectations.
    pub scenarios: Vec<Scenario>,
    /// Tables from enumerators to types, for domains that another parameter selects.
    pub tables: Vec<Table>,
}
