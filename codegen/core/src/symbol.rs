//! What is known of each symbol, as tables: no code is made for a symbol, and none runs for it.

use core::ffi::CStr;
use core::fmt;

/// The symbols of one library.
pub struct Symbols {
    /// All names, each with a zero byte behind it.
    #[doc(hidden)]
    pub texts: &'static str,
    /// In the order of the table of entries.
    #[doc(hidden)]
    pub rows: &'static [Row],
    /// The oldest toolkit in the registry: what it has may be older.
    #[doc(hidden)]
    pub oldest: u32,
    /// The place of the library among all that are bound.
    #[doc(hidden)]
    pub library: u8,
}

/// The facts of one entry as numbers; a place that says nothing holds [`NONE`].
///
/// The places: name and base name in the texts; API version that introduced the symbol; the entry
/// of the variant for the per-thread default stream; first toolkit with the symbol and first one
/// without it; library versions from which and before which this entry's signature is right.
#[doc(hidden)]
pub type Row = [u32; 8];

/// Stands for nothing in a row.
#[doc(hidden)]
pub const NONE: u32 = u32::MAX;

/// A symbol that a library may export.
#[derive(Clone, Copy)]
pub struct Symbol {
    pub(crate) all: &'static Symbols,
    pub(crate) number: u16,
}

impl Symbols {
    /// The symbol of that name, in its newest form.
    pub fn find(&'static self, name: &str) -> Option<Symbol> {
        let mut found: Option<Symbol> = None;
        for symbol in self.iter() {
            let is_newer = match found {
                Some(found) => symbol.place(7) >= found.place(7),
                None => true,
            };
            if is_newer && symbol.name() == name {
                found = Some(symbol);
            }
        }
        found
    }

    /// All of them, in the order of their names.
    pub fn iter(&'static self) -> impl ExactSizeIterator<Item = Symbol> {
        (0..self.rows.len()).map(|place| self.symbol(place as u16))
    }

    /// The symbol of an entry.
    pub(crate) fn symbol(&'static self, number: u16) -> Symbol {
        Symbol { all: self, number }
    }

    fn text(&self, start: u32) -> &CStr {
        let text = self.texts.as_bytes().get(start as usize..);
        CStr::from_bytes_until_nul(text.unwrap_or_default()).unwrap_or_default()
    }
}

impl Symbol {
    /// The name that the library exports, `cuMemAlloc_v2`.
    pub fn name(self) -> &'static str {
        // The names are ASCII.
        self.c_name().to_str().unwrap_or_default()
    }

    /// The name that the library exports, as C wants it.
    pub fn c_name(self) -> &'static CStr {
        self.all.text(self.place(0))
    }

    /// The name that `cuGetProcAddress` wants, `cuMemAlloc`, where that and [`introduced`] name
    /// this symbol and no other.
    ///
    /// [`introduced`]: Self::introduced
    pub fn base_name(self) -> Option<&'static CStr> {
        self.known(1).map(|start| self.all.text(start))
    }

    /// The API version that introduced it, 12040 for 12.4, where the headers tell.
    pub fn introduced(self) -> Option<u32> {
        self.known(2)
    }

    /// The variant for the per-thread default stream.
    pub fn per_thread(self) -> Option<Symbol> {
        let number = self.known(3)?;
        Some(self.all.symbol(number as u16))
    }

    /// The API version of the first toolkit with it, or that of its introduction.
    pub(crate) fn since(self) -> u32 {
        let toolkit = self.place(4);
        self.introduced().unwrap_or(match toolkit {
            // What the oldest toolkit has may have been there before.
            toolkit if toolkit <= self.all.oldest => 0,
            toolkit => toolkit / 1_000_000 * 1000 + toolkit / 1000 % 1000 * 10,
        })
    }

    /// The library versions for which the signature is right, where the symbol has several.
    pub(crate) fn versions(self) -> Option<core::ops::Range<u32>> {
        match (self.place(6), self.place(7)) {
            (NONE, NONE) => None,
            (from, until) => Some(if from == NONE { 0 } else { from }..until),
        }
    }

    fn place(self, place: usize) -> u32 {
        match self.all.rows.get(self.number as usize) {
            Some(row) => row[place],
            None => NONE,
        }
    }

    fn known(self, place: usize) -> Option<u32> {
        Some(self.place(place)).filter(|&known| known != NONE)
    }
}

impl PartialEq for Symbol {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.all, other.all) && self.number == other.number
    }
}

impl Eq for Symbol {}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A symbol that the loaded library does not offer, or not with the signature at hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Missing {
    /// What was looked for.
    pub symbol: Symbol,
    pub(crate) has_library: bool,
}

impl Missing {
    /// Whether there is a library that lacks the symbol. There is none where the process-wide
    /// instance could not be opened.
    pub fn has_library(self) -> bool {
        self.has_library
    }
}

impl fmt::Debug for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Missing({self})")
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbol = self.symbol;
        let library = match self.has_library {
            true => "the loaded library has no",
            false => "no library could be opened that has",
        };
        write!(f, "{library} `{}`", symbol.name())?;
        if let Some(versions) = symbol.versions() {
            f.write_str(" with the signature that it has")?;
            if versions.start != 0 {
                write!(f, " from CUDA {} on", Version(versions.start))?;
            }
            if versions.end != NONE {
                write!(f, " before CUDA {}", Version(versions.end))?;
            }
            return Ok(());
        }
        match (symbol.introduced(), symbol.place(4)) {
            (Some(version), _) => write!(f, ", which came with CUDA {}", Version(version))?,
            (None, first) if first <= symbol.all.oldest => {
                write!(f, ", which toolkit {} has", Toolkit(first))?;
            }
            (None, first) => write!(f, ", which is first in toolkit {}", Toolkit(first))?,
        }
        match symbol.known(5) {
            Some(end) => write!(f, " and gone from toolkit {}", Toolkit(end)),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Missing {}

/// 12040 as people write it.
struct Version(u32);

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 1000, self.0 % 1000 / 10)
    }
}

/// 12004099 as people write it.
struct Toolkit(u32);

impl fmt::Display for Toolkit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Toolkit(number) = *self;
        write!(
            f,
            "{}.{}.{}",
            number / 1_000_000,
            number / 1000 % 1000,
            number % 1000
        )
    }
}
