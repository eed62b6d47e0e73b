//! What an expectation stands on.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What an expectation stands on. What stands on nothing is an assumption: what a library does is recorded and
/// not judged.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Basis {
    /// The document that states it, and the place in there: `cuda.h of 13.5.37, cuInit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub documented: Option<String>,
    /// Releases of drivers, or of the runtime, that were seen to do so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<String>,
}

impl Basis {
    /// Whether neither a document nor a library is known to say so.
    pub fn is_assumption(&self) -> bool {
        self.documented.is_none() && self.on.is_empty()
    }

    /// The kind of basis it is, in a word.
    pub fn word(&self) -> &'static str {
        match (&self.documented, self.on.is_empty()) {
            (Some(_), false) => "confirmed",
            (Some(_), true) => "documented",
            (None, false) => "observed",
            (None, true) => "assumed",
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let on = self.on.join(", ");
        match (&self.documented, self.on.is_empty()) {
            (Some(document), false) => write!(f, "documented in {document}; observed on {on}"),
            (Some(document), true) => write!(f, "documented in {document}"),
            (None, false) => write!(f, "observed on {on}"),
            (None, true) => f.write_str("assumed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Basis;

    #[test]
    fn a_basis_is_told_with_its_sources() {
        let documented = Some("cuda.h of 13.5.37, cuInit".to_owned());
        let on = vec!["580.159.04".to_owned()];
        let both = Basis { documented, on };
        let seen = Basis {
            documented: None,
            ..both.clone()
        };
        let stated = Basis {
            on: Vec::new(),
            ..both.clone()
        };
        let told = [both, seen, stated, Basis::default()].map(|basis| {
            let assumed = basis.is_assumption();
            (basis.word(), basis.to_string(), assumed)
        });
        let document = "documented in cuda.h of 13.5.37, cuInit";
        assert_eq!(
            told,
            [
                (
                    "confirmed",
                    format!("{document}; observed on 580.159.04"),
                    false
                ),
                ("observed", "observed on 580.159.04".to_owned(), false),
                ("documented", document.to_owned(), false),
                ("assumed", "assumed".to_owned(), true),
            ]
        );
    }
}
