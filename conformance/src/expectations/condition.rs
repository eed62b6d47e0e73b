//! Conditions of lines: `driver>=12.3`, `release<580`, `device=*H200*`, `platform=linux-x86_64`.

use std::cmp::Ordering;

use cuspec_diagnostic::nearest;

use crate::results::environment::Environment;
use crate::suite::pattern::Pattern;

const SUBJECTS: [&str; 4] = ["driver", "release", "device", "platform"];

/// A condition. A line applies if all its conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The CUDA version that the driver reports.
    Driver(Relation, Vec<u32>),
    /// The release in the library's file name.
    Release(Relation, Vec<u32>),
    Device(Pattern),
    /// System and architecture.
    Platform(Pattern),
}

/// Relation between versions. Only the given components are compared, so `release=580` matches 580.159.04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Equal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

impl Condition {
    /// Parses a condition; the error contains the message and the help text.
    pub fn parse(word: &str) -> Result<Condition, (String, String)> {
        let sign = word.find(['<', '>', '=']).unwrap_or(word.len());
        let (subject, rest) = word.split_at(sign);
        let (relation, value) = Relation::parse(rest);
        if !SUBJECTS.contains(&subject) {
            let likely = nearest(subject, SUBJECTS).unwrap_or("driver");
            return Err((
                format!("unknown condition `{subject}`"),
                format!(
                    "use one of {}; did you mean `{likely}`? A reason follows ` # `",
                    SUBJECTS.join(", ")
                ),
            ));
        }
        let bad = |what: &str, example: &str| {
            (
                format!("`{word}` {what}"),
                format!("write it as `{example}`"),
            )
        };
        let Some(relation) = relation.filter(|_| !value.is_empty()) else {
            return Err(bad("has no value", "driver>=12.3"));
        };
        let version = || -> Result<Vec<u32>, (String, String)> {
            let numbers: Result<Vec<u32>, _> = value.split('.').map(str::parse).collect();
            numbers.map_err(|_| bad("has an invalid version", "driver>=12.3"))
        };
        let name = || match relation {
            Relation::Equal => Ok(Pattern::new(value)),
            _ => Err(bad("compares names by order", "device=*H200*")),
        };
        Ok(match subject {
            "driver" => Condition::Driver(relation, version()?),
            "release" => Condition::Release(relation, version()?),
            "device" => Condition::Device(name()?),
            _ => Condition::Platform(name()?),
        })
    }

    /// Whether the condition holds in an environment. Conditions on unknown properties do not hold.
    pub fn holds(&self, environment: &Environment) -> bool {
        let driver = &environment.driver;
        match self {
            Condition::Driver(relation, wanted) => {
                let version = driver.driver_version.and_then(|v| u32::try_from(v).ok());
                version.is_some_and(|v| relation.holds(&[v / 1000, v % 1000 / 10], wanted))
            }
            Condition::Release(relation, wanted) => {
                let release = environment.library.release.as_deref();
                let numbers = release.and_then(|release| {
                    let numbers: Result<Vec<u32>, _> = release.split('.').map(str::parse).collect();
                    numbers.ok()
                });
                numbers.is_some_and(|numbers| relation.holds(&numbers, wanted))
            }
            Condition::Device(pattern) => driver
                .device
                .as_deref()
                .is_some_and(|device| pattern.matches(device)),
            Condition::Platform(pattern) => {
                let host = &environment.host;
                pattern.matches(&format!("{}-{}", host.system, host.architecture))
            }
        }
    }
}

impl Relation {
    fn parse(text: &str) -> (Option<Relation>, &str) {
        let signs = [
            (">=", Relation::GreaterEqual),
            ("<=", Relation::LessEqual),
            (">", Relation::Greater),
            ("<", Relation::Less),
            ("=", Relation::Equal),
        ];
        for (sign, relation) in signs {
            if let Some(rest) = text.strip_prefix(sign) {
                return (Some(relation), rest);
            }
        }
        (None, text)
    }

    fn holds(self, version: &[u32], wanted: &[u32]) -> bool {
        let number = |index: usize| version.get(index).copied().unwrap_or(0);
        let differs = wanted.iter().enumerate().map(|(i, n)| number(i).cmp(n));
        let order = differs
            .into_iter()
            .find(|order| *order != Ordering::Equal)
            .unwrap_or(Ordering::Equal);
        match self {
            Relation::Equal => order == Ordering::Equal,
            Relation::Less => order == Ordering::Less,
            Relation::LessEqual => order != Ordering::Greater,
            Relation::Greater => order == Ordering::Greater,
            Relation::GreaterEqual => order != Ordering::Less,
        }
    }
}
