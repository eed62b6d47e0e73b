//! The names a contract may use: what the declared layer holds, ready for look-up.

use std::collections::BTreeMap;

use crate::declared::{ConstantValue, Declared, Enum, Function, Record};

/// Look-up tables over the declared layer, by name.
pub struct Names<'a> {
    pub declared: &'a Declared,
    functions: BTreeMap<&'a str, &'a Function>,
    enums: BTreeMap<&'a str, &'a Enum>,
    records: BTreeMap<&'a str, &'a Record>,
    constants: BTreeMap<&'a str, i128>,
    codes: Vec<&'a str>,
}

impl<'a> Names<'a> {
    pub fn new(declared: &'a Declared) -> Self {
        let mut constants = BTreeMap::new();
        for constant in &declared.constants {
            match &constant.value {
                ConstantValue::Int { value, .. } => {
                    constants.insert(constant.name.as_str(), *value);
                }
                ConstantValue::Pointer { value, .. } => {
                    constants.insert(constant.name.as_str(), i128::from(*value));
                }
                _ => {}
            }
        }
        let mut enums = BTreeMap::new();
        for item in &declared.enums {
            enums.insert(item.name.as_str(), item);
            enums.insert(item.tag.as_str(), item);
            for member in &item.members {
                constants.insert(&member.name, i128::from(member.value));
            }
        }
        let codes = enums
            .get("CUresult")
            .map(|result| result.members.iter().map(|m| m.name.as_str()).collect())
            .unwrap_or_default();
        let mut records = BTreeMap::new();
        for record in &declared.records {
            records.insert(record.name.as_str(), record);
            records.insert(record.tag.as_str(), record);
        }
        Self {
            declared,
            functions: declared
                .functions
                .iter()
                .map(|f| (f.name.as_str(), f))
                .collect(),
            enums,
            records,
            constants,
            codes,
        }
    }

    pub fn function(&self, name: &str) -> Option<&'a Function> {
        self.functions.get(name).copied()
    }

    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().copied()
    }

    pub fn enumeration(&self, name: &str) -> Option<&'a Enum> {
        self.enums.get(name).copied()
    }

    pub fn record(&self, name: &str) -> Option<&'a Record> {
        self.records.get(name).copied()
    }

    pub fn constant(&self, name: &str) -> Option<i128> {
        self.constants.get(name).copied()
    }

    pub fn constants(&self) -> impl Iterator<Item = &str> {
        self.constants.keys().copied()
    }

    /// The result code a contract writes as `INVALID_VALUE`, in full.
    pub fn code(&self, short: &str) -> Option<&'a str> {
        self.codes
            .iter()
            .find(|code| **code == short || shorten(code) == short)
            .copied()
    }

    pub fn codes(&self) -> impl Iterator<Item = &str> {
        self.codes.iter().map(|code| shorten(code))
    }
}

/// A result code without its prefix, as contracts write it.
pub fn shorten(code: &str) -> &str {
    code.strip_prefix("CUDA_ERROR_")
        .or_else(|| code.strip_prefix("CUDA_"))
        .unwrap_or(code)
}
