//! What programs call: how much a function matters to whom.

use std::collections::BTreeMap;

use cuspec_case::Program;
use serde::Serialize;

/// How many programs call what every library should have.
const MANY: usize = 3;

/// How much a function matters to somebody who runs a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// The program calls it.
    Must,
    /// Several other programs do.
    Should,
    /// Hardly anybody does.
    Rarely,
}

impl Rank {
    pub fn word(self) -> &'static str {
        match self {
            Rank::Must => "must",
            Rank::Should => "should",
            Rank::Rarely => "rarely",
        }
    }
}

/// Programs of which it is known what they call.
pub fn programs() -> &'static [Program] {
    cuspec_suite::PROGRAMS
}

/// The program of a name, or of the beginning of its title; otherwise the names that there are.
pub fn find(name: &str) -> Result<&'static Program, String> {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let plain = plain.to_lowercase();
    let found = programs().iter().find(|program| program.name == plain);
    found.ok_or_else(|| {
        let names: Vec<&str> = programs().iter().map(|program| program.name).collect();
        format!(
            "nothing is known of `{name}`; there are {}",
            names.join(", ")
        )
    })
}

/// The functions that many programs call.
pub fn called_by_many() -> Vec<&'static str> {
    let mut callers: BTreeMap<&str, usize> = BTreeMap::new();
    for name in programs().iter().flat_map(|program| program.calls) {
        *callers.entry(name).or_default() += 1;
    }
    let many = callers.into_iter().filter(|(_, count)| *count >= MANY);
    many.map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_however_its_name_is_written() {
        for name in ["pytorch", "PyTorch", "llama.cpp", "numba-cuda"] {
            assert!(find(name).is_ok(), "{name}");
        }
        let error = find("quake").expect_err("no such program");
        assert!(error.contains("pytorch"), "{error}");
    }

    #[test]
    fn what_many_call_is_called_by_each_of_them() {
        let many = called_by_many();
        assert!(
            many.contains(&"cuInit") || many.contains(&"cuGetErrorString"),
            "{many:?}"
        );
        for name in many {
            let calls = |program: &&Program| program.calls.contains(&name);
            assert!(programs().iter().filter(calls).count() >= MANY, "{name}");
        }
    }
}
