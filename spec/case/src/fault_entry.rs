//! How a table writes a fault: most are a code and nothing else, which then is all of it.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::case::{FaultEntry, Outcome};
use crate::expr::Expr;

/// A fault of which there is more to say than its code.
#[derive(Serialize, Deserialize)]
struct Whole {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    when: Option<Expr>,
    outcome: Written,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    basis: Option<String>,
}

/// An outcome; one code is its name.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Any(Outcome),
    Code(String),
}

impl From<Outcome> for Written {
    fn from(outcome: Outcome) -> Written {
        match outcome {
            Outcome::Codes(mut codes) if codes.len() == 1 => Written::Code(codes.remove(0)),
            other => Written::Any(other),
        }
    }
}

impl From<Written> for Outcome {
    fn from(written: Written) -> Outcome {
        match written {
            Written::Any(outcome) => outcome,
            Written::Code(code) => Outcome::Codes(vec![code]),
        }
    }
}

impl Serialize for FaultEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let outcome = Written::from(self.outcome.clone());
        match (&outcome, &self.when, &self.basis) {
            (Written::Code(code), None, None) => code.serialize(serializer),
            _ => Whole {
                when: self.when.clone(),
                outcome,
                basis: self.basis.clone(),
            }
            .serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for FaultEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Entry)
    }
}

struct Entry;

impl<'de> Visitor<'de> for Entry {
    type Value = FaultEntry;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a code, or a fault with its outcome")
    }

    fn visit_str<E: Error>(self, code: &str) -> Result<FaultEntry, E> {
        Ok(FaultEntry {
            when: None,
            outcome: Outcome::Codes(vec![code.to_owned()]),
            basis: None,
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<FaultEntry, A::Error> {
        let whole = Whole::deserialize(MapAccessDeserializer::new(map))?;
        Ok(FaultEntry {
            when: whole.when,
            outcome: whole.outcome.into(),
            basis: whole.basis,
        })
    }
}
