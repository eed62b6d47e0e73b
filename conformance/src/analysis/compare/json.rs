//! A comparison for a program.

use serde_json::{Value, json};

use super::Comparison;
use crate::results::sanitize::sanitized_json;

/// Raised when a reader of the last shape could misread the new one.
const VERSION: u32 = 1;

impl Comparison {
    /// Everything there is, with the share of what is alike from 0 to 1.
    pub fn json(&self) -> String {
        let mut value = json!(self);
        value["version"] = json!(VERSION);
        value["share"] = json!(self.share());
        print(&value)
    }
}

/// What a program gets in place of a comparison when there is no answer.
pub fn print_failure(reason: &str) -> String {
    print(&json!({ "version": VERSION, "could_not_compare": reason }))
}

fn print(value: &Value) -> String {
    sanitized_json(&format!("{value:#}\n"))
}
