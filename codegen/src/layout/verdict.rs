//! The result of checking a toolkit against its headers.

use std::fmt::Write as _;

use cuspec_spec::declared::Toolkit;
use serde::Serialize;
use serde_json::json;

use super::compile::Answer;
use crate::emit::layout_c::{Counts, Program};

/// The result for one toolkit.
#[derive(Debug, Serialize)]
pub(super) struct Verdict {
    toolkit: String,
    counts: Counts,
    /// Number of facts that the compiled programs asserted.
    asserted: usize,
    differences: Vec<Difference>,
    unchecked: Vec<String>,
}

/// A fact that the headers contradict.
#[derive(Debug, Serialize)]
struct Difference {
    what: String,
    registry: String,
    headers: String,
}

impl Verdict {
    pub(super) fn new(toolkit: &Toolkit, program: &Program, answer: Answer) -> Self {
        let differences = answer.differs.into_iter().filter_map(|(index, headers)| {
            let fact = program.facts.get(index)?;
            Some(Difference {
                what: fact.what.clone(),
                registry: fact.claim.says(),
                headers,
            })
        });
        let mut differences: Vec<Difference> = differences.collect();
        // A program that asserts fewer facts than it contains proves nothing.
        if differences.is_empty() && answer.asserted != program.facts.len() {
            differences.push(Difference {
                what: "the number of facts".to_owned(),
                registry: program.facts.len().to_string(),
                headers: answer.asserted.to_string(),
            });
        }
        Self {
            toolkit: toolkit.to_string(),
            counts: program.counts,
            asserted: answer.asserted,
            differences,
            unchecked: program.unchecked.clone(),
        }
    }

    /// Whether no fact differs and at least one was compared.
    pub(super) fn agrees(&self) -> bool {
        self.differences.is_empty() && self.asserted > 0
    }

    /// One line if all facts agree, otherwise one for each difference.
    pub(super) fn describe(&self) -> String {
        let mut text = format!("{}: {}", self.toolkit, count(&self.counts));
        if !self.unchecked.is_empty() {
            let _ = write!(text, "; {} unnamed unchecked", self.unchecked.len());
        }
        match (self.agrees(), self.differences.len()) {
            (true, _) => {
                let _ = writeln!(text, "; {} assertions: all agree", self.asserted);
            }
            (false, 0) => text.push_str(": nothing was compared\n"),
            (false, count) => {
                let _ = writeln!(text, ": {count} differ");
            }
        }
        for one in &self.differences {
            let _ = writeln!(
                text,
                "  {}: the registry says {}, the headers say {}",
                one.what, one.registry, one.headers
            );
        }
        text
    }
}

/// Lists the number of items of each kind.
fn count(counts: &Counts) -> String {
    format!(
        "{} records, {} fields, {} bit-fields, {} enums, {} enumerators, {} constants, {} types, \
         {} symbols, {} names",
        counts.records,
        counts.fields,
        counts.bit_fields,
        counts.enums,
        counts.enumerators,
        counts.constants,
        counts.typedefs,
        counts.functions,
        counts.names,
    )
}

/// Formats all toolkits as JSON.
pub(super) fn json(verdicts: &[Verdict]) -> String {
    format!("{:#}\n", json!(verdicts))
}
