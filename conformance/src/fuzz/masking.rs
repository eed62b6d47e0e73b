//! What is left of an answer when two libraries are compared.

use std::collections::HashMap;

use cuspec_case::address::split_twin;
use cuspec_case::table::VaryingPart;
use cuspec_case::{EffectKind, Step};

use super::material::tables;
use crate::suite::Suite;

/// The results that are not compared as they are.
pub struct Masking {
    /// The parameters of each function whose results differ between machines, processes or moments.
    varying: HashMap<&'static str, Vec<usize>>,
    /// The parts of results of which the same is true.
    varying_parts: HashMap<&'static str, Vec<(usize, Vec<VaryingPart>)>>,
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
        let varying_parts = tables(suite).filter_map(|table| {
            let parts = table.varying_parts().enumerate();
            let parts = parts.filter(|(_, parts)| !parts.is_empty());
            let parts = parts.map(|(param, parts)| (param, parts.to_vec()));
            Some((table.function()?, parts.collect()))
        });
        let created = suite.effects.iter().map(|row| {
            let created = row.effects.iter();
            let created = created.filter(|effect| effect.kind == EffectKind::Creates);
            (row.function, created.map(|effect| effect.param).collect())
        });
        Masking {
            varying: varying.collect(),
            varying_parts: varying_parts.collect(),
            created: created.collect(),
        }
    }

    fn parts(&self, symbol: &str, param: usize) -> Option<&[VaryingPart]> {
        let (function, _) = split_twin(symbol);
        let parts = self.varying_parts.get(symbol);
        let parts = parts.or_else(|| self.varying_parts.get(function))?;
        let of = parts.iter().find(|(of, _)| *of == param)?;
        Some(&of.1)
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
                Ok(param) => match self.parts(&step.function, param) {
                    Some(parts) => Some(format!("{param}={}", without(parts, value))),
                    None => Some(word.to_owned()),
                },
                Err(_) => Some(word.to_owned()),
            }
        });
        words.collect::<Vec<_>>().join(" ")
    }
}

/// The value with `_` in place of each word that a part overlaps. Of a hash nothing remains.
fn without(parts: &[VaryingPart], value: &str) -> String {
    const WORD: u64 = 8;
    let words = value.split(',').zip((0..).step_by(WORD as usize));
    if parts.iter().any(|part| part.of > WORD) && !value.contains(',') {
        return "_".to_owned();
    }
    let words = words.map(|(word, at): (&str, u64)| {
        let is_in = |part: &VaryingPart| {
            let at = at % part.of;
            at < part.offset + part.size && part.offset < at + WORD
        };
        if parts.iter().any(is_in) { "_" } else { word }
    });
    words.collect::<Vec<_>>().join(",")
}

fn is_of(params: &HashMap<&'static str, Vec<usize>>, symbol: &str, param: usize) -> bool {
    let (function, _) = split_twin(symbol);
    let of = params.get(symbol).or_else(|| params.get(function));
    of.is_some_and(|params| params.contains(&param))
}
