//! The declared half of `registry.json`.

use cuspec_spec::declared::{self as model, c_declaration, c_type, rust_declaration};
use schemars::JsonSchema;
use serde::Serialize;

/// What the headers declare.
#[derive(Serialize, JsonSchema)]
pub struct Declared {
    /// Toolkits that were read, oldest first: `13.0.96`.
    toolkits: Vec<String>,
    functions: Vec<Function>,
    enums: Vec<Enum>,
    records: Vec<Record>,
    typedefs: Vec<Typedef>,
    constants: Vec<Constant>,
}

/// Which library an item belongs to: `driver` is `libcuda`, `runtime` is `libcudart`.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Api {
    Driver,
    Runtime,
}

/// The toolkits in which something stands.
#[derive(Serialize, JsonSchema)]
struct Interval {
    /// The first one that has it.
    first: String,
    /// The first one without it; absent while it still stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<String>,
}

/// One exported entry point.
#[derive(Serialize, JsonSchema)]
struct Function {
    /// The symbol without any per-thread suffix, `cuMemAlloc_v2`.
    name: String,
    api: Api,
    /// The header's group, `CUDA_MEM`.
    group: String,
    /// The name that programs write and ask `cuGetProcAddress` for, `cuMemAlloc`.
    base_name: String,
    /// Whether the header maps the base name to this symbol by default.
    is_default: bool,
    /// The API version that introduced the symbol, 6000 for 6.0, where the headers tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    introduced: Option<u32>,
    /// The symbol's twin for the per-thread default stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    per_thread: Option<PerThread>,
    toolkits: Interval,
    /// The declaration in C.
    c: String,
    /// The declaration in Rust.
    rust: String,
    params: Vec<Param>,
    result: Type,
    /// Documented return sets, one for each stretch of toolkits; empty where nothing is documented.
    returns: Vec<ReturnSet>,
    /// Notes that the documents share between functions, by name.
    notes: Vec<String>,
    /// Functions that the header points to.
    see: Vec<String>,
    is_deprecated: bool,
}

#[derive(Serialize, JsonSchema)]
struct PerThread {
    /// `cuStreamQuery_ptsz`.
    symbol: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    introduced: Option<u32>,
}

#[derive(Serialize, JsonSchema)]
struct Param {
    name: String,
    #[serde(rename = "type")]
    ty: Type,
    /// The type in C, `unsigned int *`.
    c: String,
}

#[derive(Serialize, JsonSchema)]
struct ReturnSet {
    toolkits: Interval,
    /// Names of enumerators in the order of the header.
    codes: Vec<String>,
}

/// A C type; primitives have the names of Rust's `core::ffi`, and `usize`.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Type {
    /// A primitive or a declared name.
    Named {
        name: String,
    },
    /// Only behind a pointer, or as a result.
    Void,
    Pointer {
        to: Box<Type>,
        is_const: bool,
    },
    Array {
        of: Box<Type>,
        len: u64,
    },
    /// A nullable pointer to a function.
    Function {
        params: Vec<Type>,
        result: Box<Type>,
    },
}

#[derive(Serialize, JsonSchema)]
struct Enum {
    /// The name that signatures use.
    name: String,
    /// The tag in C.
    tag: String,
    api: Api,
    /// Whether its values are those of an `int`; of an `unsigned int` otherwise.
    is_signed: bool,
    toolkits: Interval,
    members: Vec<Enumerator>,
}

#[derive(Serialize, JsonSchema)]
struct Enumerator {
    name: String,
    value: i64,
    /// Absent where they are those of the whole enumeration.
    #[serde(skip_serializing_if = "Option::is_none")]
    toolkits: Option<Interval>,
    is_deprecated: bool,
}

/// A structure or union with its layout on 64-bit Linux, in bytes.
#[derive(Serialize, JsonSchema)]
struct Record {
    name: String,
    /// The tag in C; empty where it has none.
    tag: String,
    api: Api,
    kind: RecordKind,
    size: u64,
    align: u64,
    toolkits: Interval,
    fields: Vec<Field>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum RecordKind {
    Struct,
    Union,
}

#[derive(Serialize, JsonSchema)]
struct Field {
    /// Empty for an anonymous member.
    name: String,
    #[serde(rename = "type")]
    ty: Type,
    /// Bytes from the start of the record.
    offset: u64,
    /// For a bit-field: the first bit within the byte at `offset`, and the width.
    #[serde(skip_serializing_if = "Option::is_none")]
    bits: Option<(u32, u32)>,
}

/// A name for another type.
#[derive(Serialize, JsonSchema)]
struct Typedef {
    name: String,
    api: Api,
    toolkits: Interval,
    #[serde(flatten)]
    kind: TypedefKind,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum TypedefKind {
    /// A pointer to a structure that only the library sees into.
    Handle {
        tag: String,
    },
    /// A pointer to a function that the caller supplies.
    Callback {
        params: Vec<Type>,
        result: Type,
    },
    Alias {
        of: Type,
    },
}

/// An object-like macro with a value.
#[derive(Serialize, JsonSchema)]
struct Constant {
    name: String,
    api: Api,
    toolkits: Interval,
    #[serde(flatten)]
    value: ConstantValue,
}

#[derive(Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ConstantValue {
    Int {
        value: i128,
        #[serde(rename = "type")]
        ty: Type,
    },
    Float {
        value: f64,
    },
    Text {
        value: String,
    },
    /// A number cast to a pointer or a handle.
    Pointer {
        value: u64,
        #[serde(rename = "type")]
        ty: Type,
    },
    /// Another name for a function, a type, an enumerator or a constant.
    Alias {
        of: String,
    },
}

/// The declared half as the file has it.
pub fn convert(declared: &model::Declared) -> Declared {
    Declared {
        toolkits: declared
            .toolkits
            .iter()
            .map(|release| release.toolkit.to_string())
            .collect(),
        functions: declared
            .functions
            .iter()
            .map(|item| function(declared, item))
            .collect(),
        enums: declared.enums.iter().map(enumeration).collect(),
        records: declared.records.iter().map(record).collect(),
        typedefs: declared.typedefs.iter().map(typedef).collect(),
        constants: declared.constants.iter().map(constant).collect(),
    }
}

fn api(api: model::Api) -> Api {
    match api {
        model::Api::Driver => Api::Driver,
        model::Api::Runtime => Api::Runtime,
    }
}

fn interval(interval: &model::Interval) -> Interval {
    Interval {
        first: interval.first.to_string(),
        end: interval.end.as_ref().map(model::Toolkit::to_string),
    }
}

fn function(declared: &model::Declared, item: &model::Function) -> Function {
    let param = |param: &model::Param| Param {
        name: param.name.clone(),
        ty: ty(&param.ty),
        c: c_type(declared, item.api, &param.ty),
    };
    let returns = |set: &model::ReturnSet| ReturnSet {
        toolkits: interval(&set.toolkits),
        codes: set.codes.clone(),
    };
    let per_thread = |twin: &model::PerThread| PerThread {
        symbol: twin.symbol.clone(),
        introduced: twin.introduced,
    };
    Function {
        name: item.name.clone(),
        api: api(item.api),
        group: item.group.clone(),
        base_name: item.base_name.clone(),
        is_default: item.is_default(),
        introduced: item.introduced,
        per_thread: item.per_thread.as_ref().map(per_thread),
        toolkits: interval(&item.toolkits),
        c: c_declaration(declared, item),
        rust: rust_declaration(item),
        params: item.params.iter().map(param).collect(),
        result: ty(&item.result),
        returns: item.returns.iter().map(returns).collect(),
        notes: item.notes.clone(),
        see: item.see.clone(),
        is_deprecated: item.is_deprecated(),
    }
}

fn ty(item: &model::Type) -> Type {
    match item {
        model::Type::Named(name) => Type::Named { name: name.clone() },
        model::Type::Void => Type::Void,
        model::Type::Pointer { to, is_const } => Type::Pointer {
            to: Box::new(ty(to)),
            is_const: *is_const,
        },
        model::Type::Array { of, len } => Type::Array {
            of: Box::new(ty(of)),
            len: *len,
        },
        model::Type::Function { params, result } => Type::Function {
            params: params.iter().map(ty).collect(),
            result: Box::new(ty(result)),
        },
    }
}

fn enumeration(item: &model::Enum) -> Enum {
    let member = |member: &model::Enumerator| Enumerator {
        name: member.name.clone(),
        value: member.value,
        toolkits: (member.toolkits != item.toolkits).then(|| interval(&member.toolkits)),
        is_deprecated: member.is_deprecated(),
    };
    Enum {
        name: item.name.clone(),
        tag: item.tag.clone(),
        api: api(item.api),
        is_signed: item.is_signed,
        toolkits: interval(&item.toolkits),
        members: item.members.iter().map(member).collect(),
    }
}

fn record(item: &model::Record) -> Record {
    let field = |field: &model::Field| Field {
        name: field.name.clone(),
        ty: ty(&field.ty),
        offset: field.offset,
        bits: field.bits,
    };
    Record {
        name: item.name.clone(),
        tag: item.tag.clone(),
        api: api(item.api),
        kind: match item.kind {
            model::RecordKind::Struct => RecordKind::Struct,
            model::RecordKind::Union => RecordKind::Union,
        },
        size: item.size,
        align: item.align,
        toolkits: interval(&item.toolkits),
        fields: item.fields.iter().map(field).collect(),
    }
}

fn typedef(item: &model::Typedef) -> Typedef {
    Typedef {
        name: item.name.clone(),
        api: api(item.api),
        toolkits: interval(&item.toolkits),
        kind: match &item.kind {
            model::TypedefKind::Handle { tag } => TypedefKind::Handle { tag: tag.clone() },
            model::TypedefKind::Callback { params, result } => TypedefKind::Callback {
                params: params.iter().map(ty).collect(),
                result: ty(result),
            },
            model::TypedefKind::Alias(of) => TypedefKind::Alias { of: ty(of) },
        },
    }
}

fn constant(item: &model::Constant) -> Constant {
    Constant {
        name: item.name.clone(),
        api: api(item.api),
        toolkits: interval(&item.toolkits),
        value: match &item.value {
            model::ConstantValue::Int { value, ty: of } => ConstantValue::Int {
                value: *value,
                ty: ty(of),
            },
            model::ConstantValue::Float(value) => ConstantValue::Float { value: *value },
            model::ConstantValue::Text(value) => ConstantValue::Text {
                value: value.clone(),
            },
            model::ConstantValue::Pointer { value, ty: of } => ConstantValue::Pointer {
                value: *value,
                ty: ty(of),
            },
            model::ConstantValue::Alias(of) => ConstantValue::Alias { of: of.clone() },
        },
    }
}
