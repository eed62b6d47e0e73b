//! Facts about the machine and the library that conditions can query.

use std::collections::BTreeMap;

use cuspec_case::address::split_twin;
use serde::{Deserialize, Serialize};

/// Facts about the machine and the library that conditions can query.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Attributes of the first device, by their number in `CUdevice_attribute`.
    pub attributes: BTreeMap<i32, i64>,
    /// Answers by the name of the query, such as `driver.version`.
    pub answers: BTreeMap<String, i64>,
}

impl Machine {
    pub fn attribute(&self, number: i32) -> Option<i128> {
        self.attributes.get(&number).copied().map(i128::from)
    }

    /// The answer to a query; `function` is the function under test, which some queries are about.
    pub fn answer(&self, question: &str, function: &str) -> Option<i128> {
        if question == "symbol.is_per_thread" {
            let (_, twin) = split_twin(function);
            return Some(twin.is_some().into());
        }
        self.answers.get(question).copied().map(i128::from)
    }
}
