//! The names that a contract may use, indexed from the declared layer.

use std::collections::{BTreeMap, HashMap};

use cuspec_case::address::split_twin;

use crate::declared::{Api, ConstantValue, Declared, Enum, Function, Record, Typedef};

/// The prefix of device attributes.
pub(crate) const ATTRIBUTE: &str = "CU_DEVICE_ATTRIBUTE_";

/// Lookup tables for the declared layer, by name.
pub struct Names<'a> {
    /// The indexed declarations.
    pub declared: &'a Declared,
    functions: BTreeMap<&'a str, &'a Function>,
    enums: HashMap<&'a str, &'a Enum>,
    records: HashMap<&'a str, &'a Record>,
    typedefs: HashMap<&'a str, &'a Typedef>,
    constants: HashMap<&'a str, i128>,
    /// Device attributes by query name.
    attributes: HashMap<String, i128>,
    /// The result codes of each API: number and name.
    codes: [Vec<(i64, &'a str)>; 2],
}

impl<'a> Names<'a> {
    /// Builds the indexes.
    pub fn new(declared: &'a Declared) -> Self {
        let mut constants = HashMap::new();
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
        let mut enums = HashMap::new();
        for item in &declared.enums {
            enums.insert(item.name.as_str(), item);
            enums.insert(item.tag.as_str(), item);
            for member in &item.members {
                constants.insert(&member.name, i128::from(member.value));
            }
        }
        let attributes = constants.iter().filter_map(|(name, value)| {
            let question = name.strip_prefix(ATTRIBUTE)?.to_ascii_lowercase();
            Some((question, *value))
        });
        let attributes = attributes.collect();
        let codes = Api::ALL.map(|api| {
            let members = enums.get(result_type(api)).map(|result| &result.members);
            let members = members.into_iter().flatten();
            members
                .map(|member| (member.value, member.name.as_str()))
                .collect()
        });
        let mut records = HashMap::new();
        for record in &declared.records {
            records.insert(record.name.as_str(), record);
            records.insert(record.tag.as_str(), record);
        }
        let mut typedefs = HashMap::new();
        for typedef in &declared.typedefs {
            typedefs.entry(typedef.name.as_str()).or_insert(typedef);
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
            typedefs,
            constants,
            attributes,
            codes,
        }
    }

    /// Returns a function by its symbol.
    pub fn function(&self, name: &str) -> Option<&'a Function> {
        self.functions.get(name).copied()
    }

    /// Returns the function of a symbol, including symbols of per-thread default stream variants.
    pub fn function_of(&self, symbol: &str) -> Option<&'a Function> {
        let own = self.function(symbol);
        own.or_else(|| {
            let function = self.function(split_twin(symbol).0)?;
            let twin = function.per_thread.as_ref()?;
            (twin.symbol == symbol).then_some(function)
        })
    }

    /// Returns the symbols of all functions.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().copied()
    }

    /// Returns the codes that any toolkit documents for a function, the newest set first.
    pub fn documented(&self, name: &str) -> Vec<&'a str> {
        let form = self.declared.documented_form(name);
        form.map(Function::documented).unwrap_or_default()
    }

    /// Returns an enumeration by its name in signatures, or by its tag.
    pub fn enumeration(&self, name: &str) -> Option<&'a Enum> {
        self.enums.get(name).copied()
    }

    /// Returns a record by its name or its tag.
    pub fn record(&self, name: &str) -> Option<&'a Record> {
        self.records.get(name).copied()
    }

    /// Returns a typedef: an alias, a handle or a callback.
    pub fn typedef(&self, name: &str) -> Option<&'a Typedef> {
        self.typedefs.get(name).copied()
    }

    /// Returns the value of an enumerator, or of a macro that is a number or a pointer.
    pub fn constant(&self, name: &str) -> Option<i128> {
        self.constants.get(name).copied()
    }

    /// Returns the device attribute of a query, `max_pitch`.
    pub fn attribute(&self, question: &str) -> Option<i128> {
        self.attributes.get(question).copied()
    }

    /// Returns the names that [`Names::constant`] resolves.
    pub fn constants(&self) -> impl Iterator<Item = &str> {
        self.constants.keys().copied()
    }

    /// Returns the full name of a result code that a contract writes as `INVALID_VALUE` or `InvalidValue`.
    pub fn code(&self, api: Api, short: &str) -> Option<&'a str> {
        let mut codes = self.full_codes(api);
        codes.find(|code| *code == short || shorten(code) == short)
    }

    /// Returns the codes of an API as contracts write them.
    pub fn codes(&self, api: Api) -> impl Iterator<Item = &'a str> {
        self.full_codes(api).map(shorten)
    }

    fn full_codes(&self, api: Api) -> impl Iterator<Item = &'a str> {
        self.numbered(api).iter().map(|(_, code)| *code)
    }

    /// Libraries have no contracts, so their codes are not needed.
    fn numbered(&self, api: Api) -> &[(i64, &'a str)] {
        self.codes.get(api.place()).map_or(&[], Vec::as_slice)
    }

    /// Returns the code of an API with the same number as a code of either API; the code itself if the API
    /// has none.
    pub fn code_of(&self, api: Api, code: &str) -> String {
        let number = Api::ALL.into_iter().find_map(|api| {
            let mut codes = self.numbered(api).iter();
            codes
                .find(|(_, known)| *known == code)
                .map(|(number, _)| *number)
        });
        let same = self
            .numbered(api)
            .iter()
            .find(|(known, _)| Some(*known) == number);
        same.map_or(code, |(_, same)| same).to_owned()
    }
}

/// Returns the enumeration that functions of an API return.
pub fn result_type(api: Api) -> &'static str {
    match api {
        Api::Driver => "CUresult",
        Api::Runtime => "cudaError_t",
        Api::Library(library) => library.result,
    }
}

/// Removes the prefix of a result code, as in contracts.
pub fn shorten(code: &str) -> &str {
    code.strip_prefix("CUDA_ERROR_")
        .or_else(|| code.strip_prefix("CUDA_"))
        .or_else(|| code.strip_prefix("cudaError"))
        .or_else(|| code.strip_prefix("cuda"))
        .unwrap_or(code)
}
