//! The facts of the declared layer, as plain data.
//!
//! Every collection is in a fixed order (files by name, items as the file has them), so that
//! whatever is made from it is the same on every machine.

pub use cuspec_case::Api;
use serde::Serialize;

/// Everything both headers declare.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Declared {
    /// Toolkits that were imported, oldest first.
    pub toolkits: Vec<Release>,
    pub functions: Vec<Function>,
    pub enums: Vec<Enum>,
    pub records: Vec<Record>,
    pub typedefs: Vec<Typedef>,
    pub constants: Vec<Constant>,
}

/// A toolkit that was imported, and the packages it was read from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Release {
    pub toolkit: Toolkit,
    /// Empty when the headers were there already.
    pub packages: Vec<Package>,
}

/// A package of headers, as pip knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// What its file for 64-bit Linux hashes to, in hexadecimal.
    pub sha256: String,
}

/// A toolkit release: the version of its runtime package, `13.0.96`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Toolkit(pub [u16; 3]);

/// The toolkits in which something stands: from the first to the last, or to the newest.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Interval {
    pub first: Toolkit,
    /// The first toolkit without it; none while it still stands.
    pub end: Option<Toolkit>,
}

/// A C type as Rust spells it for an `extern "C"` signature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Type {
    /// `c_int`, `usize`, `CUstream`: a primitive of the C ABI or a declared name.
    Named(String),
    /// `c_void`; only behind a pointer or as a result.
    Void,
    Pointer {
        to: Box<Type>,
        is_const: bool,
    },
    Array {
        of: Box<Type>,
        len: u64,
    },
    /// A nullable pointer to a C function.
    Function {
        params: Vec<Type>,
        result: Box<Type>,
    },
}

/// One exported entry point, under the name of its symbol (`cuMemAlloc_v2`).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Function {
    /// The symbol without any per-thread suffix.
    pub name: String,
    pub api: Api,
    /// The header's group, `CUDA_STREAM`; the file below `declared/` is named after it.
    pub group: String,
    pub params: Vec<Param>,
    pub result: Type,
    /// The name programs write and ask `cuGetProcAddress` for, `cuMemAlloc`.
    pub base_name: String,
    /// The header that declares it, `cudaGL.h`; none for the API's main one.
    pub header: Option<String>,
    /// The toolkits in which the default view of the header maps the base name to this symbol.
    pub defaults: Vec<Interval>,
    /// For a function whose body stands in the header, and which no library exports: the field of
    /// its result that each parameter becomes, in the order of the fields.
    pub inline: Option<Vec<Member>>,
    /// The API version that introduced the symbol, 6000 for 6.0, where the versioned typedefs tell.
    pub introduced: Option<u32>,
    /// The symbol's twin for the per-thread default stream and the version that introduced it.
    pub per_thread: Option<PerThread>,
    pub toolkits: Interval,
    /// Documented return sets; one entry for each stretch of toolkits. Empty when the header
    /// documents none.
    pub returns: Vec<ReturnSet>,
    /// Shared notes by name: `null_stream`, `async`, `errors_from_earlier_launches`.
    pub notes: Vec<String>,
    /// Functions the header points to.
    pub see: Vec<String>,
    /// The toolkits that call it deprecated.
    pub deprecated: Vec<Interval>,
}

/// A field that an inline function sets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Member {
    pub field: String,
    pub param: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Param {
    pub name: String,
    pub ty: Type,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PerThread {
    /// `cuMemcpy_ptds`, `cuStreamQuery_ptsz`.
    pub symbol: String,
    pub introduced: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReturnSet {
    pub toolkits: Interval,
    /// Enumerators in the order the header lists them, in full: `CUDA_ERROR_INVALID_VALUE`.
    pub codes: Vec<String>,
}

/// A C enumeration.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Enum {
    /// The name used in signatures, `CUmemAttach_flags`.
    pub name: String,
    /// The tag, `CUmemAttach_flags_enum`; equal to the name where there is no typedef, empty where
    /// C has no other name for it.
    pub tag: String,
    pub api: Api,
    pub is_signed: bool,
    pub members: Vec<Enumerator>,
    pub toolkits: Interval,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Enumerator {
    pub name: String,
    pub value: i64,
    pub toolkits: Interval,
    /// The toolkits that call it deprecated.
    pub deprecated: Vec<Interval>,
}

/// A structure or union with its layout on 64-bit Linux, in bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// The name used in signatures; one inside another is named after its place there.
    pub name: String,
    /// As for an enumeration.
    pub tag: String,
    pub api: Api,
    pub kind: RecordKind,
    pub size: u64,
    pub align: u64,
    pub fields: Vec<Field>,
    pub toolkits: Interval,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RecordKind {
    Struct,
    Union,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Empty for an anonymous member.
    pub name: String,
    pub ty: Type,
    /// Bytes from the start of the record.
    pub offset: u64,
    /// For a bit-field: first bit within the byte at `offset`, and width.
    pub bits: Option<(u32, u32)>,
}

/// A name for another type.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Typedef {
    pub name: String,
    pub api: Api,
    pub kind: TypedefKind,
    pub toolkits: Interval,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum TypedefKind {
    /// A pointer to a structure nobody outside sees, `CUstream`; carries the tag.
    Handle { tag: String },
    /// A pointer to a function the caller supplies.
    Callback { params: Vec<Type>, result: Type },
    /// Any other: `CUdeviceptr`, `CUmemLocation_v1`.
    Alias(Type),
}

/// An object-like macro with a value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Constant {
    pub name: String,
    pub api: Api,
    pub value: ConstantValue,
    pub toolkits: Interval,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ConstantValue {
    /// A number of the given C type.
    Int {
        value: i128,
        ty: Type,
    },
    Float(f64),
    Text(String),
    /// A number cast to a pointer or a handle: `CU_STREAM_PER_THREAD`.
    Pointer {
        value: u64,
        ty: Type,
    },
    /// Another name for a function, a type or an enumerator.
    Alias(String),
}
