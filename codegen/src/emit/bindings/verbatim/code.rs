//! What every enumeration and record has, shared by all so that it is compiled once.

/// Lets values be combined, taken apart and tested.
macro_rules! flags {
    ($($name:ident)*) => {
        $(impl $name {
            /// Whether every bit of `other` is in this value.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        })*
    };
}

/// The name of a value in a list of lines, `1 CUDA_ERROR_INVALID_VALUE`.
pub(crate) fn name(value: i64, names: &'static str) -> Option<&'static str> {
    names.lines().find_map(|line| {
        let (number, name) = line.split_once(' ')?;
        (number.parse() == Ok(value)).then_some(name)
    })
}

/// Prints the name of a value, or the type and the number of one without a name.
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
