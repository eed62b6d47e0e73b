//! The facts of the declared layer, as plain data.
//!
//! Every collection is in a fixed order (files by name, items as the file has them), so that
//! whatever is made from it is the same on every machine.

pub use cuspec_case::{Api, Library};
use serde::Serialize;

/// Everything both headers declare.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Declared {
    /// Toolkits that were imported, oldest first.
    pub toolkits: Vec<Release>,
    /// Entry points of both APIs.
    pub functions: Vec<Function>,
    /// Enumerations, also those without a typedef.
    pub enums: Vec<Enum>,
    /// Structures and unions with their layouts.
    pub records: Vec<Record>,
    /// Handles, callbacks and aliases.
    pub typedefs: Vec<Typedef>,
    /// Macros with a value.
    pub constants: Vec<Constant>,
}

/// A toolkit that was imported, and the packages it was read from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Release {
    /// Its version.
    pub toolkit: Toolkit,
    /// Empty when the headers were there already.
    pub packages: Vec<Package>,
}

/// A package of headers, as pip knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Package {
    /// `nvidia-cuda-runtime-cu12`.
    pub name: String,
    /// As pip writes it, `12.4.127`.
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
    /// The oldest imported toolkit that has it.
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
    /// A pointer that may be null.
    Pointer {
        /// What it points to.
        to: Box<Type>,
        /// Whether the callee promises not to write there.
        is_const: bool,
    },
    /// A field of several elements; a parameter is never one.
    Array {
        /// One element.
        of: Box<Type>,
        /// How many there are; zero for the last member of a record that has as many as there is room for.
        len: u64,
    },
    /// A nullable pointer to a C function.
    Function {
        /// In order; C leaves them without names.
        params: Vec<Type>,
        /// What it returns; `Void` for nothing.
        result: Box<Type>,
    },
}

/// One exported entry point, under the name of its symbol (`cuMemAlloc_v2`).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Function {
    /// The symbol without any per-thread suffix.
    pub name: String,
    /// The library that exports it.
    pub api: Api,
    /// The header's group, `CUDA_STREAM`; the file below `declared/` is named after it.
    pub group: String,
    /// In order.
    pub params: Vec<Param>,
    /// What it returns, a code for all but a few.
    pub result: Type,
    /// The name programs write and ask `cuGetProcAddress` for, `cuMemAlloc`.
    pub base_name: String,
    /// The header that declares it, `cudaGL.h`; none for the API's main one.
    pub header: Option<String>,
    /// Where its toolkits declare it.
    pub platforms: Platforms,
    /// The toolkits in which the default view of the header maps the base name to this symbol.
    pub defaults: Vec<Interval>,
    /// For a function whose body stands in the header, and which no library exports: the field of
    /// its result that each parameter becomes, in the order of the fields; empty for one that does
    /// anything else.
    pub inline: Option<Vec<Member>>,
    /// The API version that introduced the symbol, 6000 for 6.0, where the versioned typedefs tell.
    pub introduced: Option<u32>,
    /// The symbol's variant for the per-thread default stream and the version that introduced it.
    pub per_thread: Option<PerThread>,
    /// The toolkits that declare it.
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

/// The platforms whose toolkits have something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Platforms {
    /// Every one that was read: Linux and Windows.
    #[default]
    All,
    /// Linux, and not Windows.
    Linux,
    /// Windows, and not Linux.
    Windows,
}

impl Platforms {
    /// Headers that packages for Windows lack.
    const LINUX_HEADERS: [&str; 3] = ["cudaEGL.h", "cudaVDPAU.h", "cuda_vdpau_interop.h"];

    /// Where a header stands that packages for Linux have; the main one of an API is everywhere.
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

    /// A sentence about what does not stand everywhere.
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
    /// The parameter that it is set to.
    pub param: String,
}

/// A parameter of a function as the header declares it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Param {
    /// As the newest header spells it.
    pub name: String,
    /// Its C type.
    pub ty: Type,
}

/// The variant of a symbol for programs whose default stream is the thread's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PerThread {
    /// `cuMemcpy_ptds`, `cuStreamQuery_ptsz`.
    pub symbol: String,
    /// The API version that introduced the variant, 7000 for 7.0.
    pub introduced: Option<u32>,
}

/// What a stretch of toolkits documents that a function returns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReturnSet {
    /// The stretch.
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
    /// The API whose header declares it.
    pub api: Api,
    /// Whether C gives it a signed type, which one negative member does.
    pub is_signed: bool,
    /// In the order of the header.
    pub members: Vec<Enumerator>,
    /// The toolkits that declare it.
    pub toolkits: Interval,
}

/// A member of an enumeration in one stretch of toolkits.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Enumerator {
    /// In full, `CU_MEM_ATTACH_GLOBAL`.
    pub name: String,
    /// Its number.
    pub value: i64,
    /// The toolkits in which it has this value.
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
    /// The API whose header declares it.
    pub api: Api,
    /// Whether its fields lie behind each other or upon each other.
    pub kind: RecordKind,
    /// Bytes of the whole, padding included.
    pub size: u64,
    /// What its address is a multiple of.
    pub align: u64,
    /// Size and alignment on 64-bit Windows, where they are others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub windows: Option<(u64, u64)>,
    /// In the order of the header.
    pub fields: Vec<Field>,
    /// The toolkits in which it has this layout.
    pub toolkits: Interval,
}

/// How the fields of a record lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RecordKind {
    /// One behind the other.
    Struct,
    /// All at the start.
    Union,
}

/// A member of a structure or union.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Field {
    /// Empty for an anonymous member.
    pub name: String,
    /// Its C type; the whole word's for a bit-field.
    pub ty: Type,
    /// Bytes from the start of the record.
    pub offset: u64,
    /// For a bit-field: first bit within the byte at `offset`, and width.
    pub bits: Option<(u32, u32)>,
}

/// A name for another type.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Typedef {
    /// The name that it gives.
    pub name: String,
    /// The API whose header declares it.
    pub api: Api,
    /// What it is a name for.
    pub kind: TypedefKind,
    /// The toolkits in which it names this.
    pub toolkits: Interval,
}

/// What a typedef is a name for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum TypedefKind {
    /// A pointer to a structure nobody outside sees, `CUstream`; carries the tag.
    Handle {
        /// The structure's tag, `CUstream_st`.
        tag: String,
    },
    /// A pointer to a function the caller supplies.
    Callback {
        /// What it is called with, in order.
        params: Vec<Type>,
        /// What it returns.
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
    /// What it stands for.
    pub value: ConstantValue,
    /// The toolkits in which it has this value.
    pub toolkits: Interval,
}

/// What a macro stands for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ConstantValue {
    /// A number of the given C type.
    Int {
        /// The number.
        value: i128,
        /// The C type that the macro's expression has.
        ty: Type,
    },
    /// A number with a fraction.
    Float(f64),
    /// A text, without its quotes.
    Text(String),
    /// A number cast to a pointer or a handle: `CU_STREAM_PER_THREAD`.
    Pointer {
        /// The number.
        value: u64,
        /// The pointer or handle that it is cast to.
        ty: Type,
    },
    /// Another name for a function, a type or an enumerator.
    Alias(String),
}
