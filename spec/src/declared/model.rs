//! The declared layer as plain data.
//!
//! Each collection has a fixed order (files by name, items as in the file), so that the output is the same on
//! every machine.

pub use cuspec_case::{Api, Library};
use serde::Serialize;

/// The declarations of both headers.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Declared {
    /// Imported toolkits, oldest first.
    pub toolkits: Vec<Release>,
    /// Entry points of both APIs.
    pub functions: Vec<Function>,
    /// Enumerations, including those without a typedef.
    pub enums: Vec<Enum>,
    /// Structures and unions with their layouts.
    pub records: Vec<Record>,
    /// Handles, callbacks and aliases.
    pub typedefs: Vec<Typedef>,
    /// Macros with a value.
    pub constants: Vec<Constant>,
}

/// An imported toolkit and its source packages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Release {
    /// Its version.
    pub toolkit: Toolkit,
    /// The packages; empty if the headers were already installed.
    pub packages: Vec<Package>,
}

/// A pip package of headers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Package {
    /// `nvidia-cuda-runtime-cu12`.
    pub name: String,
    /// The version in pip's form, `12.4.127`.
    pub version: String,
    /// The SHA-256 hash of its file for 64-bit Linux, in hexadecimal.
    pub sha256: String,
}

/// A toolkit release: the version of its runtime package, `13.0.96`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Toolkit(pub [u16; 3]);

/// A range of toolkits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Interval {
    /// The oldest imported toolkit with the item.
    pub first: Toolkit,
    /// The first toolkit without it; `None` if the newest toolkit has it.
    pub end: Option<Toolkit>,
}

/// A C type in the Rust spelling of an `extern "C"` signature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Type {
    /// `c_int`, `usize`, `CUstream`: a primitive of the C ABI or a declared name.
    Named(String),
    /// `c_void`; only behind a pointer or as a result.
    Void,
    /// A pointer that may be null.
    Pointer {
        /// The target type.
        to: Box<Type>,
        /// Whether the target is `const`.
        is_const: bool,
    },
    /// An array; only fields have this type.
    Array {
        /// The element type.
        of: Box<Type>,
        /// Number of elements; zero for a flexible array member.
        len: u64,
    },
    /// A nullable pointer to a C function.
    Function {
        /// The parameter types in order, without names.
        params: Vec<Type>,
        /// The result type; `Void` for none.
        result: Box<Type>,
    },
}

/// An exported entry point, identified by its symbol (`cuMemAlloc_v2`).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Function {
    /// The symbol without a per-thread suffix.
    pub name: String,
    /// The library that exports it.
    pub api: Api,
    /// The header's group, `CUDA_STREAM`, which names the file below `declared/`.
    pub group: String,
    /// The parameters in order.
    pub params: Vec<Param>,
    /// The result type, which is a code for nearly all functions.
    pub result: Type,
    /// The name in source code and for `cuGetProcAddress`, `cuMemAlloc`.
    pub base_name: String,
    /// The header that declares it, `cudaGL.h`; `None` for the API's main header.
    pub header: Option<String>,
    /// The platforms whose toolkits declare it.
    pub platforms: Platforms,
    /// The toolkits in which the header by default maps the base name to this symbol.
    pub defaults: Vec<Interval>,
    /// For an inline function that no library exports: the result field that each parameter sets, in the
    /// order of the fields. Empty for functions that do anything else.
    pub inline: Option<Vec<Member>>,
    /// The API version that introduced the symbol, 6000 for 6.0, if the versioned typedefs show it.
    pub introduced: Option<u32>,
    /// The variant for the per-thread default stream, and the version that introduced it.
    pub per_thread: Option<PerThread>,
    /// The toolkits that declare it.
    pub toolkits: Interval,
    /// Documented return codes, one entry per range of toolkits. Empty if the header documents none.
    pub returns: Vec<ReturnSet>,
    /// Shared notes by name: `null_stream`, `async`, `errors_from_earlier_launches`.
    pub notes: Vec<String>,
    /// Functions in the header's "see also" list.
    pub see: Vec<String>,
    /// The toolkits that deprecate it.
    pub deprecated: Vec<Interval>,
}

/// The platforms whose toolkits have an item.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Platforms {
    /// Linux and Windows.
    #[default]
    All,
    /// Linux only.
    Linux,
    /// Windows only.
    Windows,
}

impl Platforms {
    /// Headers that the packages for Windows lack.
    const LINUX_HEADERS: [&str; 3] = ["cudaEGL.h", "cudaVDPAU.h", "cuda_vdpau_interop.h"];

    /// Returns the platforms of a header that the packages for Linux have; the main header of an API is on
    /// all platforms.
    pub fn of_header(header: Option<&str>) -> Self {
        match header {
            Some(header) if Self::LINUX_HEADERS.contains(&header) => Self::Linux,
            _ => Self::All,
        }
    }

    /// `linux`, `windows`.
    pub fn words(self) -> &'static [&'static str] {
        match self {
            Platforms::All => &["linux", "windows"],
            Platforms::Linux => &["linux"],
            Platforms::Windows => &["windows"],
        }
    }

    /// Returns a sentence for items that are not on all platforms.
    pub fn sentence(self) -> Option<&'static str> {
        match self {
            Platforms::All => None,
            Platforms::Linux => Some("Toolkits for Windows do not have it."),
            Platforms::Windows => Some("Toolkits for Windows alone have it."),
        }
    }
}

/// A field that an inline function sets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Member {
    /// The field of the result.
    pub field: String,
    /// The parameter with its value.
    pub param: String,
}

/// A parameter of a function as the header declares it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Param {
    /// The name in the newest header.
    pub name: String,
    /// Its C type.
    pub ty: Type,
}

/// The variant of a symbol for programs with per-thread default streams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PerThread {
    /// `cuMemcpy_ptds`, `cuStreamQuery_ptsz`.
    pub symbol: String,
    /// The API version that introduced the variant, 7000 for 7.0.
    pub introduced: Option<u32>,
}

/// The documented return codes of a function for a range of toolkits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReturnSet {
    /// The range.
    pub toolkits: Interval,
    /// Enumerators in the header's order, with full names: `CUDA_ERROR_INVALID_VALUE`.
    pub codes: Vec<String>,
}

/// A C enumeration.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Enum {
    /// The name used in signatures, `CUmemAttach_flags`.
    pub name: String,
    /// The tag, `CUmemAttach_flags_enum`. Equal to the name without a typedef; empty if C has no other name.
    pub tag: String,
    /// The API whose header declares it.
    pub api: Api,
    /// Whether its C type is signed, which any negative member causes.
    pub is_signed: bool,
    /// The members in the header's order.
    pub members: Vec<Enumerator>,
    /// The toolkits that declare it.
    pub toolkits: Interval,
}

/// A member of an enumeration in a range of toolkits.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Enumerator {
    /// The full name, `CU_MEM_ATTACH_GLOBAL`.
    pub name: String,
    /// Its value.
    pub value: i64,
    /// The toolkits in which it has this value.
    pub toolkits: Interval,
    /// The toolkits that deprecate it.
    pub deprecated: Vec<Interval>,
}

/// A structure or union with its layout on 64-bit Linux, in bytes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// The name used in signatures; a nested record is named after its position.
    pub name: String,
    /// The tag, as for an enumeration.
    pub tag: String,
    /// The API whose header declares it.
    pub api: Api,
    /// Whether it is a structure or a union.
    pub kind: RecordKind,
    /// Size in bytes, including padding.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Size and alignment on 64-bit Windows, if different.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub windows: Option<(u64, u64)>,
    /// The fields in the header's order.
    pub fields: Vec<Field>,
    /// The toolkits in which it has this layout.
    pub toolkits: Interval,
}

/// The kind of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RecordKind {
    /// A structure.
    Struct,
    /// A union.
    Union,
}

/// A member of a structure or union.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// The name; empty for an anonymous member.
    pub name: String,
    /// Its C type; for a bit-field the type of the whole word.
    pub ty: Type,
    /// Offset in bytes.
    pub offset: u64,
    /// For a bit-field: the first bit within the byte at `offset`, and the width.
    pub bits: Option<(u32, u32)>,
}

/// A name for another type.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Typedef {
    /// The new name.
    pub name: String,
    /// The API whose header declares it.
    pub api: Api,
    /// The named type.
    pub kind: TypedefKind,
    /// The toolkits with this definition.
    pub toolkits: Interval,
}

/// The kind of a typedef.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum TypedefKind {
    /// A pointer to an opaque structure, `CUstream`.
    Handle {
        /// The structure's tag, `CUstream_st`.
        tag: String,
    },
    /// A pointer to a callback function.
    Callback {
        /// The parameter types in order.
        params: Vec<Type>,
        /// The result type.
        result: Type,
    },
    /// Any other: `CUdeviceptr`, `CUmemLocation_v1`.
    Alias(Type),
}

/// An object-like macro with a value.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Constant {
    /// The macro's name.
    pub name: String,
    /// The API whose header defines it.
    pub api: Api,
    /// Its value.
    pub value: ConstantValue,
    /// The toolkits in which it has this value.
    pub toolkits: Interval,
}

/// The value of a macro.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ConstantValue {
    /// A number of the given C type.
    Int {
        /// The number.
        value: i128,
        /// The C type that the macro's expression has.
        ty: Type,
    },
    /// A floating-point number.
    Float(f64),
    /// A string, without its quotes.
    Text(String),
    /// A number cast to a pointer or a handle: `CU_STREAM_PER_THREAD`.
    Pointer {
        /// The number.
        value: u64,
        /// The pointer or handle type.
        ty: Type,
    },
    /// Another name for a function, a type or an enumerator.
    Alias(String),
}
