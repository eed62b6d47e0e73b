//! Compares the executor's results with the results of a GPU.

use std::fmt;

use crate::evidence::{Evidence, sum};
use crate::form::Form;
use crate::near::is_near;
use crate::reference;

/// The result of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    forms: usize,
    results: usize,
    differences: Vec<String>,
}

/// Runs each form with the executor and compares with the recorded results.
pub fn compare(forms: &[Form], evidence: &Evidence) -> Comparison {
    let mut told = Comparison::default();
    for form in forms {
        told.forms += 1;
        let Some(row) = evidence.rows.get(&form.name) else {
            told.differ(form, "nothing was recorded of it");
            continue;
        };
        if row.arguments != sum(form) {
            told.differ(form, "it was recorded with other arguments");
            continue;
        }
        let ours = match reference::run(form) {
            Ok(ours) => ours,
            Err(error) => {
                told.differ(form, &error);
                continue;
            }
        };
        let arguments = form.arguments();
        let all = arguments.iter().zip(&ours).zip(&row.results);
        told.results += ours.len();
        let mut wrong =
            all.filter(|((arguments, ours), theirs)| !is_near(form, arguments, **ours, **theirs));
        if let Some(((arguments, ours), theirs)) = wrong.next() {
            let more = wrong.count();
            let [a, b, c] = arguments;
            told.differ(
                form,
                &format!("({a:x}, {b:x}, {c:x}) gives {ours:x}, and on the GPU {theirs:x}; {more} more differ"),
            );
        }
    }
    for name in evidence.rows.keys() {
        if !forms.iter().any(|form| form.name == *name) {
            told.differences
                .push(format!("{name}: it was recorded, and is no form any more"));
        }
    }
    told
}

impl Comparison {
    fn differ(&mut self, form: &Form, how: &str) {
        self.differences.push(format!("{}: {how}", form.name));
    }

    /// Returns whether no result differs.
    pub fn is_same(&self) -> bool {
        self.differences.is_empty()
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for difference in &self.differences {
            writeln!(f, "{difference}")?;
        }
        writeln!(
            f,
            "{} forms, {} results, {} forms differ",
            self.forms,
            self.results,
            self.differences.len()
        )
    }
}
