//! The model of the declared half of `registry.json`.

mod convert;
mod usage;

use schemars::JsonSchema;
use serde::Serialize;

pub(super) use convert::{convert, libraries, windows};

/// What the headers of all toolkits declare, and in a sentence of our own what each function does.
/// A name stands several times in a list when what it
/// means has changed; the toolkits of these items have nothing in common.
#[derive(Serialize, JsonSchema)]
pub(super) struct Declared {
    /// Toolkits that were read, oldest first.
    toolkits: Vec<Release>,
    functions: Vec<Function>,
    enums: Vec<Enum>,
    records: Vec<Record>,
    typedefs: Vec<Typedef>,
    constants: Vec<Constant>,
    /// Tags of structures that only the library sees into: to be declared and not defined.
    opaque_tags: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct Release {
    /// The version of its runtime package, `13.0.96`: three numbers, which order toolkits.
    version: String,
    /// What it was read from.
    packages: Vec<Package>,
}

/// A package of headers, as pip knows it.
#[derive(Serialize, JsonSchema)]
struct Package {
    name: String,
    version: String,
    /// Of its file for 64-bit Linux.
    sha256: String,
}

/// Which library an item belongs to: `driver` is `libcuda`, `runtime` is `libcudart`, any other word is that
/// of the library in whose lists it stands.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Api {
    Driver,
    Runtime,
    #[serde(untagged)]
    Library(&'static str),
}

/// A library that has no contracts. Its toolkits are its own releases, as its package numbers them.
#[derive(Serialize, JsonSchema)]
pub(super) struct Library {
    /// The word for it in `api`.
    name: &'static str,
    /// What it is called.
    title: &'static str,
    /// The header that most is declared in.
    main_header: &'static str,
    /// The enumeration that its functions return.
    result: &'static str,
    #[serde(flatten)]
    declared: Declared,
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
    /// What a call does, in one sentence; absent where nobody has written it yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<String>,
    /// The header's group, `CUDA_MEM`.
    group: String,
    /// The name that programs write and ask `cuGetProcAddress` for, `cuMemAlloc`.
    base_name: String,
    /// The header that declares it, `cudaGL.h`; absent for the main one of the API.
    #[serde(skip_serializing_if = "Option::is_none")]
    header: Option<String>,
    /// The platforms whose toolkits have it; absent where all do, Linux and Windows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    platforms: Vec<Platform>,
    /// The toolkits whose headers map the base name to this symbol by default.
    defaults: Vec<Interval>,
    /// Whether a library exports it; otherwise its body stands in the header.
    exported: bool,
    /// For a function that stands in the header and that no library exports: the field of its
    /// result that each parameter becomes, in the order of the fields; empty for one that does anything
    /// else.
    #[serde(skip_serializing_if = "Option::is_none")]
    inline: Option<Vec<Member>>,
    /// The API version that introduced the symbol, 6000 for 6.0, where the headers tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    introduced: Option<u32>,
    /// The symbol's variant for the per-thread default stream.
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
    /// The toolkits that call it deprecated; absent where none does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deprecated: Vec<Interval>,
}

/// A platform that toolkits are for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Platform {
    Linux,
    Windows,
}

/// A field that an inline function sets.
#[derive(Serialize, JsonSchema)]
struct Member {
    field: String,
    param: String,
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
    /// Whether the call reads what is behind the pointer, writes it, or both; absent where neither the type
    /// nor a contract tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<Direction>,
    /// Whether a contract says that a call accepts null here; absent where no contract tells, or the
    /// parameter is no pointer.
    #[serde(skip_serializing_if = "Option::is_none")]
    nullable: Option<bool>,
    /// What it is for, in one sentence; absent where nobody has written it yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Direction {
    In,
    Out,
    InOut,
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
    /// The toolkits that call it deprecated; absent where none does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deprecated: Vec<Interval>,
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
    /// On 64-bit Windows, where the layout is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows: Option<Layout>,
    toolkits: Interval,
    fields: Vec<Field>,
}

/// Bytes of a record, and what its address is a multiple of.
#[derive(Serialize, JsonSchema)]
struct Layout {
    size: u64,
    align: u64,
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
    /// The declaration in C, without a semicolon: `unsigned int level[2]`. An anonymous member and one of a
    /// record without a tag have that record's fields in their place.
    c: String,
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
    /// The declaration in C, `typedef struct CUstream_st *CUstream;`.
    c: String,
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
