//! The functions that programs call, and the importance of a function for a program.

use std::collections::BTreeMap;

use cuspec_case::Program;
use serde::Serialize;

/// Minimum number of programs that call a function of rank [`Rank::Should`].
const MIN_CALLERS: usize = 3;

/// The importance of a function for a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// The program calls it.
    Must,
    /// Several other programs call it.
    Should,
    /// Few programs or none call it.
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

/// The programs with a known list of called functions.
pub fn programs() -> &'static [Program] {
    cuspec_suite::PROGRAMS
}

/// The program with this name, ignoring case and punctuation. The error lists the known names.
pub fn find(name: &str) -> Result<&'static Program, String> {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let plain = plain.to_lowercase();
    let found = programs().iter().find(|program| program.name == plain);
    found.ok_or_else(|| {
        let names: Vec<&str> = programs().iter().map(|program| program.name).collect();
        format!("unknown program `{name}`; there are {}", names.join(", "))
    })
}

/// The functions that at least [`MIN_CALLERS`] programs call.
pub fn called_by_many() -> Vec<&'static str> {
    let mut callers: BTreeMap<&str, usize> = BTreeMap::new();
    for name in programs().iter().flat_map(|program| program.calls) {
        *callers.entry(name).or_default() += 1;
    }
    let many = callers
        .into_iter()
        .filter(|(_, count)| *count >= MIN_CALLERS);
    many.map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_by_any_spelling_of_its_name() {
        for name in ["pytorch", "PyTorch", "llama.cpp", "numba-cuda"] {
            assert!(find(name).is_ok(), "{name}");
        }
        let error = find("quake").expect_err("no such program");
        assert!(error.contains("pytorch"), "{error}");
    }

    #[test]
    fn a_common_function_has_the_minimum_number_of_callers() {
        let many = called_by_many();
        assert!(
            many.contains(&"cuInit") || many.contains(&"cuGetErrorString"),
            "{many:?}"
        );
        for name in many {
            let calls = |program: &&Program| program.calls.contains(&name);
            assert!(
                programs().iter().filter(calls).count() >= MIN_CALLERS,
                "{name}"
            );
        }
    }
}
