//! Types of values, and memory spaces.

/// The interpretation of a value's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Bits,
    Unsigned,
    Signed,
    Float,
    Predicate,
}

macro_rules! types {
    ($($name:ident $text:literal $bytes:literal $kind:ident,)*) => {
        /// A type of PTX.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Type { $($name,)* }

        impl Type {
            /// Returns the type that a modifier names, without its dot.
            pub(crate) fn from_name(text: &str) -> Option<Type> {
                match text {
                    $($text => Some(Type::$name),)*
                    _ => None,
                }
            }

            pub(crate) fn text(self) -> &'static str {
                match self { $(Type::$name => $text,)* }
            }

            /// Returns the size in memory; zero for a predicate.
            pub(crate) fn bytes(self) -> u32 {
                match self { $(Type::$name => $bytes,)* }
            }

            pub(crate) fn kind(self) -> Kind {
                match self { $(Type::$name => Kind::$kind,)* }
            }
        }
    };
}

types! {
    B8 "b8" 1 Bits,
    B16 "b16" 2 Bits,
    B32 "b32" 4 Bits,
    B64 "b64" 8 Bits,
    U8 "u8" 1 Unsigned,
    U16 "u16" 2 Unsigned,
    U32 "u32" 4 Unsigned,
    U64 "u64" 8 Unsigned,
    S8 "s8" 1 Signed,
    S16 "s16" 2 Signed,
    S32 "s32" 4 Signed,
    S64 "s64" 8 Signed,
    F16 "f16" 2 Float,
    F16x2 "f16x2" 4 Float,
    BF16 "bf16" 2 Float,
    BF16x2 "bf16x2" 4 Float,
    F32 "f32" 4 Float,
    F64 "f64" 8 Float,
    U16x2 "u16x2" 4 Unsigned,
    S16x2 "s16x2" 4 Signed,
    Pred "pred" 0 Predicate,
}

impl Type {
    pub(crate) fn bits(self) -> u32 {
        self.bytes() * 8
    }

    pub(crate) fn is_signed(self) -> bool {
        self.kind() == Kind::Signed
    }

    pub(crate) fn is_float(self) -> bool {
        self.kind() == Kind::Float
    }

    /// Whether the type packs two halves, for which registers hold only bits.
    fn is_packed(self) -> bool {
        use Type::{BF16, BF16x2, F16, F16x2, S16x2, U16x2};
        matches!(self, F16 | F16x2 | BF16 | BF16x2 | U16x2 | S16x2)
    }

    /// Returns whether a register of this type may be an operand of type `wanted`.
    pub(crate) fn fits(self, wanted: Type) -> bool {
        let same_size = self.bytes() == wanted.bytes();
        let integer = |kind| matches!(kind, Kind::Unsigned | Kind::Signed);
        same_size
            && (self.kind() == wanted.kind()
                || self.kind() == Kind::Bits
                || wanted.kind() == Kind::Bits
                || (integer(self.kind()) && integer(wanted.kind()))
                || ((wanted.is_packed() || self.is_packed()) && self != Type::F32))
    }

    /// Returns the integer type of twice the width.
    pub(crate) fn wide(self) -> Option<Type> {
        Some(match self {
            Type::U16 => Type::U32,
            Type::S16 => Type::S32,
            Type::U32 => Type::U64,
            Type::S32 => Type::S64,
            _ => return None,
        })
    }
}

/// A memory space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Global memory, shared by all kernels of a context.
    Global,
    /// Global memory that kernels only read.
    Const,
    /// Shared memory, one per block.
    Shared,
    /// Local memory, one per thread.
    Local,
    /// Parameters of kernels and functions.
    Param,
    /// A generic address, which selects one of the others.
    Generic,
}

impl Space {
    /// Returns the space that a modifier names, without its dot.
    pub(crate) fn from_name(text: &str) -> Option<Space> {
        Some(match text {
            "global" => Space::Global,
            "const" => Space::Const,
            "shared" | "shared::cta" | "shared::cluster" => Space::Shared,
            "local" => Space::Local,
            "param" | "param::entry" | "param::func" => Space::Param,
            _ => return None,
        })
    }
}
