//! Emits the table of a library: a field for each entry point, and its facts as numbers.

use std::collections::{BTreeMap, HashMap};

use cuspec_spec::declared::{Api, Toolkit};
use proc_macro2::TokenStream;
use quote::quote;

use super::entries::{Entries, Entry};
use super::functions::library;
use super::history::version;
use super::{docs, types};
use crate::emit::Section;

/// Returns the sections of a library's `table.rs`.
pub(super) fn emit(entries: &Entries, api: Api, place: usize) -> Vec<Section> {
    let lines =
        |line: &dyn Fn(&Entry) -> String| -> String { entries.all.iter().map(line).collect() };
    let fields = lines(&|entry| {
        let name = types::ident(&entry.name);
        format!("    pub {name}: Entry<Fn_{name}>,\n")
    });
    let (texts, rows) = facts(entries);
    let oldest = entries.oldest.map_or(0, number);
    vec![
        Section::Tokens(emit_handle(entries, api)),
        Section::Text(format!(
            "/// An [`Entry`] for each function.
#[cfg_attr(doc, doc(hidden))]
#[repr(C)]
pub struct Entries {{
{fields}}}
"
        )),
        Section::Text(format!(
            "pub(crate) static SYMBOLS: Symbols = Symbols {{
    texts: TEXTS,
    rows: &ROWS,
    oldest: {oldest},
    library: {place},
}};
"
        )),
        Section::Text(format!("const TEXTS: &str = \"\\\n{texts}\";\n")),
        Section::Text(format!(
            "static ROWS: [Row; {}] = [\n{rows}];\n",
            entries.all.len()
        )),
    ]
}

/// Returns the handle, with the operations on the library as a whole.
fn emit_handle(entries: &Entries, api: Api) -> TokenStream {
    let library = library(api);
    let has_streams = entries.all.iter().any(|entry| entry.is_per_thread);
    let per_thread = has_streams.then(|| {
        quote! {
            /// Loads the library that the system finds, with a default stream per thread.
            #[cfg(feature = "std")]
            #[inline]
            pub fn open_per_thread() -> Result<Self, OpenError> {
                Self::options().per_thread(true).open()
            }
        }
    });
    let first = entries.all.first().map(|entry| types::ident(&entry.name));
    quote! {
        /// A loaded library: an [`Entry`] for each function, and a method of the same name that
        /// calls it.
        ///
        /// It is never unloaded, since it may run threads of its own, and the entries are never
        /// given back: a program opens it once and hands copies around.
        #[derive(Clone, Copy)]
        pub struct #library(pub(crate) &'static Entries);

        impl #library {
            /// Loads the library that the system finds; again, once it is there.
            #[cfg(feature = "std")]
            #[inline]
            pub fn open() -> Result<Self, OpenError> {
                Self::options().open()
            }

            /// Loads the library at a path.
            ///
            /// # Safety
            ///
            /// That of [`Options::open_from`].
            #[cfg(feature = "std")]
            #[inline]
            pub unsafe fn open_from(path: impl AsRef<Path>) -> Result<Self, OpenError> {
                unsafe { Self::options().open_from(path) }
            }

            #per_thread

            /// Takes a library that is there already, by a function that finds its symbols.
            ///
            /// # Safety
            ///
            /// That of [`Options::from_lookup`].
            #[inline]
            pub unsafe fn from_lookup(
                find: impl Fn(&CStr) -> Option<Address> + Send + Sync + 'static,
            ) -> Self {
                unsafe { Self::options().from_lookup(find) }
            }

            /// The instance of the whole process. It is the one that was shared, or opened at the first
            /// call that needs it; where none can be opened every function of it is missing, until
            /// one can.
            #[inline]
            pub fn shared() -> Self {
                #library(handle::shared::<Self>())
            }

            /// Makes this library the one of the whole process, unless there is one; the one that it is
            /// now.
            #[inline]
            pub fn share(self) -> Self {
                handle::share(self)
            }

            /// How to open it in another way.
            #[inline]
            pub fn options() -> Options<Self> {
                Options::new()
            }

            /// The loaded library.
            #[inline]
            pub fn library(self) -> &'static Library {
                self.0.#first.library()
            }

            /// Every symbol that some toolkit declares.
            #[inline]
            pub fn symbols() -> &'static Symbols {
                &SYMBOLS
            }
        }

        impl core::ops::Deref for #library {
            type Target = Entries;
            #[inline]
            fn deref(&self) -> &Entries {
                self.0
            }
        }

        impl core::fmt::Debug for #library {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.library().fmt(f)
            }
        }
    }
}

/// Returns all names, a line for each, and a row for each entry.
fn facts(entries: &Entries) -> (String, String) {
    let mut texts = Texts::default();
    let places: HashMap<&str, usize> = entries
        .all
        .iter()
        .enumerate()
        .map(|(place, entry)| (&*entry.name, place))
        .collect();
    let askable = askable(entries);
    let mut rows = String::new();
    for entry in &entries.all {
        let function = entry.form.function;
        let key = (&*function.base_name, entry.introduced, entry.is_per_thread);
        let is_askable = entry.introduced.is_some() && askable.get(&key) == Some(&1);
        let symbol = texts.place(entry.symbol);
        let row = [
            Some(symbol),
            is_askable.then(|| texts.place(&function.base_name)),
            entry.introduced,
            entry
                .per_thread
                .as_ref()
                .and_then(|variant| places.get(&**variant))
                .map(|&place| place as u32),
            Some(number(docs::first(entry))),
            docs::end(entry).map(number),
            entry.form.has_older.then(|| version(entry.form.first)),
            entry
                .form
                .gives_way
                .then(|| entry.form.toolkits.end.as_ref().map(version))
                .flatten(),
        ];
        let row = row.map(|place| place.map_or("NONE".to_owned(), |place| place.to_string()));
        rows += &format!("    [{}],\n", row.join(", "));
    }
    (texts.text, rows)
}

/// Returns the number of symbols for each base name and version, because `cuGetProcAddress` returns only one
/// of them.
fn askable<'e>(entries: &'e Entries) -> HashMap<(&'e str, Option<u32>, bool), usize> {
    let mut symbols: HashMap<_, Vec<&str>> = HashMap::new();
    for entry in &entries.all {
        let base = &*entry.form.function.base_name;
        let key = (base, entry.introduced, entry.is_per_thread);
        let known = symbols.entry(key).or_default();
        if !known.contains(&entry.symbol) {
            known.push(entry.symbol);
        }
    }
    symbols
        .into_iter()
        .map(|(key, known)| (key, known.len()))
        .collect()
}

/// Returns a toolkit as one number, 12004099 for 12.4.99.
fn number(toolkit: &Toolkit) -> u32 {
    let Toolkit([major, minor, patch]) = *toolkit;
    u32::from(major) * 1_000_000 + u32::from(minor) * 1000 + u32::from(patch)
}

/// Concatenated texts, each once and terminated by a zero byte.
#[derive(Default)]
struct Texts {
    text: String,
    length: u32,
    places: BTreeMap<String, u32>,
}

impl Texts {
    fn place(&mut self, text: &str) -> u32 {
        if let Some(&place) = self.places.get(text) {
            return place;
        }
        let place = self.length;
        self.text += &format!("{text}\\0\\\n");
        self.length += text.len() as u32 + 1;
        self.places.insert(text.to_owned(), place);
        place
    }
}
