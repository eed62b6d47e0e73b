//! The model of the declared half of `registry.json`.

mod convert;
mod usage;

use schemars::JsonSchema;
use serde::Serialize;

pub(super) use convert::{convert, libraries, windows};

/// The declarations of the headers of all toolkits, and a sentence for each function, written for the registry.
/// A list contains a name several times if its declaration has changed; the toolkits of these items do not
/// overlap.
#[derive(Serialize, JsonSchema)]
pub(super) struct Declared {
    /// The imported toolkits, from the oldest to the newest.
    toolkits: Vec<Release>,
    functions: Vec<Function>,
    enums: Vec<Enum>,
    records: Vec<Record>,
    typedefs: Vec<Typedef>,
    constants: Vec<Constant>,
    /// Tags of opaque structures, which a program declares without defining them.
    opaque_tags: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct Release {
    /// The version of its runtime package, `13.0.96`: three numbers, by which toolkits are ordered.
    version: String,
    /// The packages that contain its headers.
    packages: Vec<Package>,
}

/// A package of headers, with its name in pip.
#[derive(Serialize, JsonSchema)]
struct Package {
    name: String,
    version: String,
    /// The hash of its file for 64-bit Linux.
    sha256: String,
}

/// The library of an item: `driver` is `libcuda`, `runtime` is `libcudart`; any other word is the name of the
/// library whose lists contain the item.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Api {
    Driver,
    Runtime,
    #[serde(untagged)]
    Library(&'static str),
}

/// A library without contracts. Its toolkits are its own releases, with the versions of its package.
#[derive(Serialize, JsonSchema)]
pub(super) struct Library {
    /// The value of `api` for its items.
    name: &'static str,
    /// The name for readers.
    title: &'static str,
    /// The header with most of the declarations.
    main_header: &'static str,
    /// The enumeration that its functions return.
    result: &'static str,
    #[serde(flatten)]
    declared: Declared,
}

/// The range of toolkits that have an item.
#[derive(Serialize, JsonSchema)]
struct Interval {
    /// The first toolkit that has it.
    first: String,
    /// The first later toolkit without it; absent if the newest toolkit has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<String>,
}

/// One exported entry point.
#[derive(Serialize, JsonSchema)]
struct Function {
    /// The symbol without any per-thread suffix, `cuMemAlloc_v2`.
    name: String,
    api: Api,
    /// The effect of a call, in one sentence; absent if it is not written yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<String>,
    /// The header's group, `CUDA_MEM`.
    group: String,
    /// The name that programs use, also as the argument of `cuGetProcAddress`, `cuMemAlloc`.
    base_name: String,
    /// The header that declares it, `cudaGL.h`; absent for the main header of the API.
    #[serde(skip_serializing_if = "Option::is_none")]
    header: Option<String>,
    /// The platforms whose toolkits have it; absent if both Linux and Windows do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    platforms: Vec<Platform>,
    /// The toolkits whose headers map the base name to this symbol by default.
    defaults: Vec<Interval>,
    /// Whether a library exports it; if not, the header contains its body.
    exported: bool,
    /// For an inline function of a header: the fields of its result, in order, each with the parameter that it
    /// is set to; empty if the function does anything else.
    #[serde(skip_serializing_if = "Option::is_none")]
    inline: Option<Vec<Member>>,
    /// The API version that introduced the symbol, 6000 for 6.0; absent if the headers do not state it.
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
    /// Sets of documented return codes, one for each range of toolkits; empty if none is documented.
    returns: Vec<ReturnSet>,
    /// Notes that the documents share between functions, by name.
    notes: Vec<String>,
    /// Functions that the header refers to.
    see: Vec<String>,
    /// The toolkits that call it deprecated; absent if none does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deprecated: Vec<Interval>,
}

/// A platform of toolkits.
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
    /// The symbol, `cuStreamQuery_ptsz`.
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
    /// Whether the call reads the memory behind the pointer, writes it, or both; absent if neither the type nor
    /// a contract states it.
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<Direction>,
    /// Whether the call accepts null, according to its contract; absent without a contract, or if the parameter
    /// is not a pointer.
    #[serde(skip_serializing_if = "Option::is_none")]
    nullable: Option<bool>,
    /// Its purpose, in one sentence; absent if it is not written yet.
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
    /// Whether its values have the type `int`; if not, `unsigned int`.
    is_signed: bool,
    toolkits: Interval,
    members: Vec<Enumerator>,
}

#[derive(Serialize, JsonSchema)]
struct Enumerator {
    name: String,
    value: i64,
    /// The toolkits that have it; absent if all toolkits of the enumeration do.
    #[serde(skip_serializing_if = "Option::is_none")]
    toolkits: Option<Interval>,
    /// The toolkits that call it deprecated; absent if none does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deprecated: Vec<Interval>,
}

/// A structure or union with its layout on 64-bit Linux, in bytes.
#[derive(Serialize, JsonSchema)]
struct Record {
    name: String,
    /// The tag in C; empty if it has none.
    tag: String,
    api: Api,
    kind: RecordKind,
    size: u64,
    align: u64,
    /// The layout on 64-bit Windows; absent if it is the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    windows: Option<Layout>,
    toolkits: Interval,
    fields: Vec<Field>,
}

/// The size and the alignment of a record, in bytes.
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
    /// The name; empty for an anonymous member.
    name: String,
    #[serde(rename = "type")]
    ty: Type,
    /// The declaration in C, without a semicolon: `unsigned int level[2]`. For an anonymous member, or a member
    /// whose record has no tag, it contains the fields of the record.
    c: String,
    /// The offset in the record, in bytes.
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
    /// A pointer to an opaque structure.
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
