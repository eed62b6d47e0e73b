//! The functions that a view declares, according to clang's parse.
//!
//! Two views differ from the one with every symbol in few names, so bindgen need not read them.

use std::collections::{HashMap, HashSet};
use std::ffi::{CStr, c_int};
use std::path::{Path, PathBuf};
use std::ptr;

use clang_sys::{
    CXChildVisit_Continue, CXChildVisitResult, CXClientData, CXCursor, CXCursor_FunctionDecl,
    CXFile, CXLinkage_External, CXString, CXTranslationUnit, CXType, clang_Cursor_getArgument,
    clang_Cursor_isFunctionInlined, clang_disposeString, clang_getArgType, clang_getCString,
    clang_getCursorDefinition, clang_getCursorKind, clang_getCursorLinkage,
    clang_getCursorLocation, clang_getCursorResultType, clang_getCursorSpelling,
    clang_getCursorType, clang_getExpansionLocation, clang_getFileName, clang_getNumArgTypes,
    clang_getTranslationUnitCursor, clang_getTypeSpelling, clang_isFunctionTypeVariadic,
    clang_visitChildren,
};
use cuspec_spec::declared::{Param, Type};

use super::bindings::{Bindings, Function};

/// A function declaration.
#[derive(Debug)]
pub(super) struct Declaration {
    pub symbol: String,
    /// Name and type of each parameter as written; an empty name if there is none.
    pub params: Vec<(String, String)>,
    /// Type of the result as written.
    pub result: String,
    pub file: PathBuf,
    /// Line of the name, from 1.
    pub line: usize,
}

/// Returns the exported functions of a unit in some headers, each at its first declaration.
pub(super) fn find(unit: &CXTranslationUnit, files: &[&str]) -> Vec<Declaration> {
    let mut search = Search {
        files,
        known: HashMap::new(),
        seen: HashSet::new(),
        found: Vec::new(),
    };
    let data: *mut Search<'_> = &mut search;
    // SAFETY: the unit outlives its borrows; the visitor gets the pointer to `search` back, which
    // nothing else uses during the visit.
    unsafe {
        clang_visitChildren(clang_getTranslationUnitCursor(*unit), visit, data.cast());
    }
    search.found
}

struct Search<'a> {
    files: &'a [&'a str],
    /// Returns the path of a file that is one of the headers.
    known: HashMap<CXFile, Option<PathBuf>>,
    seen: HashSet<String>,
    found: Vec<Declaration>,
}

extern "C" fn visit(cursor: CXCursor, _: CXCursor, data: CXClientData) -> CXChildVisitResult {
    // SAFETY: `find` passes a search that it does not use during the visit.
    let search = unsafe { &mut *data.cast::<Search<'_>>() };
    search.visit(cursor);
    CXChildVisit_Continue
}

impl Search<'_> {
    fn visit(&mut self, cursor: CXCursor) {
        // SAFETY: clang passes cursors of the visited unit and accepts them; the null cursor
        // is valid as well.
        let (is_function, ty) = unsafe {
            let is_function = clang_getCursorKind(cursor) == CXCursor_FunctionDecl
                && clang_getCursorLinkage(cursor) == CXLinkage_External
                && clang_Cursor_isFunctionInlined(cursor) == 0
                && clang_Cursor_isFunctionInlined(clang_getCursorDefinition(cursor)) == 0;
            (is_function, clang_getCursorType(cursor))
        };
        // SAFETY: the type belongs to the same unit.
        let is_variadic = unsafe { clang_isFunctionTypeVariadic(ty) } != 0;
        if !is_function || is_variadic {
            return;
        }
        let Some((file, line)) = self.place(cursor) else {
            return;
        };
        // SAFETY: as above.
        let symbol = text(unsafe { clang_getCursorSpelling(cursor) });
        if self.seen.insert(symbol.clone()) {
            // SAFETY: as above.
            let result = text(unsafe { clang_getTypeSpelling(clang_getCursorResultType(cursor)) });
            self.found.push(Declaration {
                symbol,
                params: params(cursor, ty),
                result,
                file,
                line,
            });
        }
    }

    /// Returns the header and the line of the name.
    fn place(&mut self, cursor: CXCursor) -> Option<(PathBuf, usize)> {
        let (mut file, mut line) = (ptr::null_mut(), 0);
        let null = ptr::null_mut;
        // SAFETY: the cursor belongs to the unit; clang writes the file and the line and skips null pointers.
        unsafe {
            let place = clang_getCursorLocation(cursor);
            clang_getExpansionLocation(place, &mut file, &mut line, null(), null());
        }
        if file.is_null() {
            return None;
        }
        let files = self.files;
        let path = self.known.entry(file).or_insert_with(|| {
            // SAFETY: the file belongs to the unit.
            let path = PathBuf::from(text(unsafe { clang_getFileName(file) }));
            let is_one = files.iter().any(|name| Path::new(&path).ends_with(name));
            is_one.then_some(path)
        });
        path.clone().map(|path| (path, line as usize))
    }
}

fn params(cursor: CXCursor, ty: CXType) -> Vec<(String, String)> {
    // SAFETY: the cursor is a function with this type, and its unit is alive.
    let count: c_int = unsafe { clang_getNumArgTypes(ty) };
    let count = u32::try_from(count).unwrap_or_default();
    (0..count)
        .map(|place| {
            // SAFETY: as above, and the index is below their number.
            unsafe {
                let name = clang_getCursorSpelling(clang_Cursor_getArgument(cursor, place));
                (
                    text(name),
                    text(clang_getTypeSpelling(clang_getArgType(ty, place))),
                )
            }
        })
        .collect()
}

/// The types that bindgen has for spellings, and the functions that it has.
pub(super) struct Types<'a> {
    written: HashMap<&'a str, &'a Type>,
    bound: HashMap<&'a str, &'a Function>,
}

impl<'a> Types<'a> {
    /// `None` if one spelling has two types: only bindgen can distinguish them.
    pub(super) fn read(every: &'a [Declaration], bindings: &'a Bindings) -> Option<Self> {
        let bound = bindings.functions.iter();
        let bound: HashMap<&str, &Function> = bound.map(|one| (&*one.symbol, one)).collect();
        let mut written: HashMap<&str, &Type> = HashMap::new();
        for one in every {
            let Some(function) = bound.get(one.symbol.as_str()) else {
                continue;
            };
            if function.params.len() != one.params.len() {
                return None;
            }
            let params = one.params.iter().zip(&function.params);
            let params = params.map(|((_, written), param)| (&**written, &param.ty));
            for (text, ty) in params.chain([(&*one.result, &function.result)]) {
                if *written.entry(text).or_insert(ty) != ty {
                    return None;
                }
            }
        }
        Some(Self { written, bound })
    }

    pub(super) fn is_bound(&self, symbol: &str) -> bool {
        self.bound.contains_key(symbol)
    }

    /// Returns the function with its types, or `None` if a spelling is unknown.
    pub(super) fn apply(&self, one: &Declaration) -> Option<Function> {
        let mut unnamed = 0;
        let params = one.params.iter().map(|(name, written)| {
            let name = match name.is_empty() {
                true => {
                    unnamed += 1;
                    format!("arg{unnamed}")
                }
                false => name.clone(),
            };
            let ty = (*self.written.get(written.as_str())?).clone();
            Some(Param { name, ty })
        });
        Some(Function {
            symbol: one.symbol.clone(),
            params: params.collect::<Option<_>>()?,
            result: (*self.written.get(one.result.as_str())?).clone(),
        })
    }
}

/// Returns the functions of a view that the view with every symbol declares as well, with bindgen's types
/// for their spellings; `None` if a spelling is missing there.
pub(super) fn read(
    view: &[Declaration],
    every: &[Declaration],
    bindings: &Bindings,
) -> Option<Vec<Function>> {
    let types = Types::read(every, bindings)?;
    let view = view.iter().filter(|one| types.is_bound(&one.symbol));
    view.map(|one| types.apply(one)).collect()
}

/// Copies the text of a clang string and disposes of it.
pub(super) fn text(string: CXString) -> String {
    // SAFETY: clang has just made the string, and it is disposed of below.
    let pointer = unsafe { clang_getCString(string) };
    let text = match pointer.is_null() {
        true => String::new(),
        // SAFETY: clang's strings are null-terminated, and this one is alive.
        false => unsafe { CStr::from_ptr(pointer) }
            .to_string_lossy()
            .into_owned(),
    };
    // SAFETY: the text was copied.
    unsafe { clang_disposeString(string) };
    text
}
