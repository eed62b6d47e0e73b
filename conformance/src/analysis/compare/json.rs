//! Comparisons as JSON.

use serde_json::{Value, json};

use super::Comparison;
use crate::results::sanitize::sanitized_json;

/// Version of the format, raised when a reader of the previous format could misread the new one.
const VERSION: u32 = 1;

impl Comparison {
    /// The whole comparison, with the share of equal results from 0 to 1.
    pub fn json(&self) -> String {
        let mut value = json!(self);
        value["version"] = json!(VERSION);
        value["share"] = json!(self.share());
        print(&value)
    }
}

/// The output if the comparison failed.
pub fn print_failure(reason: &str) -> String {
    print(&json!({ "version": VERSION, "could_not_compare": reason }))
}

fn print(value: &Value) -> String {
    sanitized_json(&format!("{value:#}\n"))
}
