//! What every enumeration and record has, shared by all so that it is compiled once.

/// Lets values be combined, taken apart and tested.
#[doc(hidden)]
#[macro_export]
macro_rules! flags {
    ($($name:ident)*) => {
        $(impl $name {
            /// Whether every bit of `other` is in this value.
            #[inline]
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
#[doc(hidden)]
pub fn name(value: i64, names: &'static str) -> Option<&'static str> {
    let mut names = names;
    while !names.is_empty() {
        let (line, rest) = first_line(names);
        if let Some((number, name)) = line.split_once(' ')
            && number.parse() == Ok(value)
        {
            return Some(name);
        }
        names = rest;
    }
    None
}

/// The first line of a text, and what stands behind it.
fn first_line(text: &'static str) -> (&'static str, &'static str) {
    text.split_once('\n').unwrap_or((text, ""))
}

/// Prints the name of a value, or the type and the number of one without a name.
#[doc(hidden)]
pub fn debug(
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

/// What a record holds. A record hands over its fields as a tuple and says in one text what they are called,
/// which costs the compiler half of what `derive(Debug)` does.
#[doc(hidden)]
pub trait Fields {
    fn each(&self, print: &mut dyn FnMut(&dyn core::fmt::Debug));
}

/// Prints a record as `derive(Debug)` would. The names are lines: the record's, and that of each field.
#[doc(hidden)]
#[inline]
pub fn record<F: Fields>(
    f: &mut core::fmt::Formatter<'_>,
    names: &'static str,
    fields: F,
) -> core::fmt::Result {
    print(f, names, &fields)
}

fn print(
    f: &mut core::fmt::Formatter<'_>,
    names: &'static str,
    fields: &dyn Fields,
) -> core::fmt::Result {
    let (name, mut names) = first_line(names);
    let mut record = f.debug_struct(name);
    fields.each(&mut |field| {
        let (name, rest) = first_line(names);
        names = rest;
        record.field(name, field);
    });
    record.finish()
}

macro_rules! fields {
    ($($($field:ident)*;)*) => {
        $(impl<$($field: core::fmt::Debug),*> Fields for ($($field,)*) {
            #[inline]
            fn each(&self, print: &mut dyn FnMut(&dyn core::fmt::Debug)) {
                #[allow(non_snake_case, reason = "a field has the name of its type")]
                let ($($field,)*) = self;
                $(print($field);)*
            }
        })*
    };
}

fields! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
}

/// Fields of a record that has more than a tuple takes.
#[doc(hidden)]
pub struct Then<A, B>(pub A, pub B);

impl<A: Fields, B: Fields> Fields for Then<A, B> {
    #[inline]
    fn each(&self, print: &mut dyn FnMut(&dyn core::fmt::Debug)) {
        self.0.each(print);
        self.1.each(print);
    }
}
