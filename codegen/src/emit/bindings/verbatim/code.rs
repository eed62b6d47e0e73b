//! What every enumeration and record has, as small macros: one line in the generated files each.

/// Prints the name, or the type and the number of a value without one.
macro_rules! named {
    ($name:ident) => {
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::code::debug(f, stringify!($name), self.name(), self.0.into())
            }
        }
    };
}

/// Lets values be combined, taken apart and tested.
macro_rules! flags {
    ($name:ident) => {
        impl $name {
            /// Whether every bit of `other` is in this value.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::Not for $name {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0)
            }
        }
    };
}

/// Makes a code an error that `?` can carry.
macro_rules! result {
    ($name:ident, $success:ident) => {
        impl $name {
            /// Whether the call succeeded.
            pub const fn is_success(self) -> bool {
                self.0 == Self::$success.0
            }

            /// Nothing after success, and the code as an error after anything else.
            pub const fn result(self) -> Result<(), Self> {
                if self.is_success() { Ok(()) } else { Err(self) }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Debug::fmt(self, f)
            }
        }

        impl core::error::Error for $name {}
    };
}

/// A record whose bytes are all zero: what C programs start from.
macro_rules! zeroed {
    ($name:ident) => {
        impl Default for $name {
            fn default() -> Self {
                // SAFETY: fields are numbers, newtypes of numbers and nullable pointers.
                unsafe { core::mem::zeroed() }
            }
        }
    };
}

/// Shared by all enumerations, so that it is compiled once.
pub(crate) fn debug(
    f: &mut core::fmt::Formatter<'_>,
    ty: &str,
    name: Option<&str>,
    value: i64,
) -> core::fmt::Result {
    match name {
        Some(name) => f.write_str(name),
        None => write!(f, "{ty}({value})"),
    }
}
