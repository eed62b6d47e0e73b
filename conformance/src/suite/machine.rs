//! What conditions may ask about the machine and the library, and its answers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What conditions may ask about the machine and the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Machine {
    /// Attributes of the first device, by their number in `CUdevice_attribute`.
    pub attributes: BTreeMap<i32, i64>,
    /// Answers by question, `driver.version` and the like.
    pub answers: BTreeMap<String, i64>,
}

impl Machine {
    pub fn attribute(&self, number: i32) -> Option<i128> {
        self.attributes.get(&number).copied().map(i128::from)
    }

    /// The answer to a question that may be about the function called.
    pub fn answer(&self, question: &str, function: &str) -> Option<i128> {
        if question == "symbol.is_per_thread" {
            let variant = function.ends_with("_ptsz") || function.ends_with("_ptds");
            return Some(variant.into());
        }
        self.answers.get(question).copied().map(i128::from)
    }
}
