//! What is left of an answer when two libraries are compared.

use std::collections::HashMap;

use cuspec_case::address::split_twin;
use cuspec_case::{EffectKind, Step};

use super::material::tables;
use crate::suite::Suite;

/// The results that are not compared as they are.
pub struct Masking {
    /// The parameters of each function whose results differ between machines, processes or moments.
    varying: HashMap<&'static str, Vec<usize>>,
    /// The parameters of each function that a new object is written to.
    created: HashMap<&'static str, Vec<usize>>,
}

impl Masking {
    pub fn of(suite: &Suite) -> Masking {
        let varying = tables(suite).filter_map(|table| {
            let varying = table.varying().enumerate();
            let varying = varying.filter(|(_, varies)| *varies);
            Some((table.function()?, varying.map(|(param, _)| param).collect()))
        });
        let created = suite.effects.iter().map(|row| {
            let created = row.effects.iter();
            let created = created.filter(|effect| effect.kind == EffectKind::Creates);
            (row.function, created.map(|effect| effect.param).collect())
        });
        Masking {
            varying: varying.collect(),
            created: created.collect(),
        }
    }

    /// The answer to a step without results that vary, and with `new` in place of new objects. Of a failed call
    /// only the code remains: contracts say what such a call may do to its places, and the suite checks that.
    pub fn mask(&self, step: &Step, answer: &str) -> String {
        let code = answer.split(' ').next().unwrap_or_default();
        if code != step.api.success() {
            return code.to_owned();
        }
        let words = answer.split(' ').filter_map(|word| {
            let Some((param, value)) = word.split_once('=') else {
                return Some(word.to_owned());
            };
            match param.parse() {
                Ok(param) if is_of(&self.varying, &step.function, param) => None,
                Ok(param) if value != "0" && is_of(&self.created, &step.function, param) => {
                    Some(format!("{param}=new"))
                }
                _ => Some(word.to_owned()),
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

fn is_of(params: &HashMap<&'static str, Vec<usize>>, symbol: &str, param: usize) -> bool {
    let (function, _) = split_twin(symbol);
    let of = params.get(symbol).or_else(|| params.get(function));
    of.is_some_and(|params| params.contains(&param))
}
