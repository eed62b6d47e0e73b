//! The errors of clang in one view of the headers.
//!
//! bindgen prints them as one long text; here they are a list, and clang stops
//! when the list is long enough to reject the header.

use std::ffi::{CString, c_char, c_int, c_uint};
use std::path::PathBuf;
use std::ptr;

use clang_sys::{
    CXDiagnostic, CXDiagnostic_Error, CXError_Success, CXIndex, CXTranslationUnit, CXUnsavedFile,
    clang_createIndex, clang_disposeDiagnostic, clang_disposeIndex, clang_disposeTranslationUnit,
    clang_getDiagnostic, clang_getDiagnosticLocation, clang_getDiagnosticSeverity,
    clang_getDiagnosticSpelling, clang_getExpansionLocation, clang_getFileName,
    clang_getNumDiagnostics, clang_parseTranslationUnit2,
};

use super::bind::{Headers, VIEW, View, arguments};
use super::declarations::{self, Declaration, text};
use super::error::Error;
use super::remarks::Complaint;

/// Limit of errors, after which clang stops.
pub(super) const LIMIT: usize = 200;

/// The result of parsing one view.
pub(super) struct Probed {
    /// All errors, in order.
    pub complaints: Vec<Complaint>,
    /// The functions of the view, if there are no errors.
    pub functions: Vec<Declaration>,
}

/// Parses one view with clang.
pub(super) fn probe(headers: &Headers, view: &View<'_>) -> Result<Probed, Error> {
    if !clang_sys::is_loaded() {
        clang_sys::load().map_err(|reason| Error::NoLibclang(reason.trim().to_owned()))?;
    }
    let index = Index::new();
    let parsed = index.parse(&arguments(headers, view), &view.text())?;
    let complaints = parsed.complaints();
    let functions = match complaints.is_empty() {
        true => declarations::find(&parsed.unit, view.files()),
        false => Vec::new(),
    };
    Ok(Probed {
        complaints,
        functions,
    })
}

/// The state of clang for a parse.
struct Index(CXIndex);

impl Index {
    fn new() -> Self {
        // SAFETY: the library is loaded; any two flags are valid, here "print nothing".
        Self(unsafe { clang_createIndex(0, 0) })
    }

    fn parse(&self, arguments: &[String], text: &str) -> Result<Parsed<'_>, Error> {
        let fail = || Error::Internal("clang cannot parse a header at all".to_owned());
        let limit = format!("-ferror-limit={LIMIT}");
        let arguments = arguments.iter().map(String::as_str).chain([limit.as_str()]);
        let arguments: Vec<CString> = arguments.filter_map(|one| CString::new(one).ok()).collect();
        let pointers: Vec<*const c_char> = arguments.iter().map(|one| one.as_ptr()).collect();
        let (name, text) = (CString::new(VIEW), CString::new(text));
        let (Ok(name), Ok(text)) = (name, text) else {
            return Err(fail());
        };
        let mut file = CXUnsavedFile {
            Filename: name.as_ptr(),
            Contents: text.as_ptr(),
            Length: text.as_bytes().len() as _,
        };
        let mut unit: CXTranslationUnit = ptr::null_mut();
        // SAFETY: all pointers are valid during the call, the lengths are
        // those of the lists, and clang writes a unit or leaves the place unchanged.
        let code = unsafe {
            clang_parseTranslationUnit2(
                self.0,
                name.as_ptr(),
                pointers.as_ptr(),
                pointers.len() as c_int,
                &mut file,
                1,
                0,
                &mut unit,
            )
        };
        match code == CXError_Success && !unit.is_null() {
            true => Ok(Parsed { unit, _index: self }),
            false => Err(fail()),
        }
    }
}

impl Drop for Index {
    fn drop(&mut self) {
        // SAFETY: `new` made it, and every unit parsed with it borrows it and is gone.
        unsafe { clang_disposeIndex(self.0) };
    }
}

/// A parsed text.
struct Parsed<'a> {
    unit: CXTranslationUnit,
    _index: &'a Index,
}

impl Parsed<'_> {
    fn complaints(&self) -> Vec<Complaint> {
        // SAFETY: the unit lives as long as `self`.
        let count = unsafe { clang_getNumDiagnostics(self.unit) };
        (0..count)
            .filter_map(|index| self.complaint(index))
            .collect()
    }

    /// Returns one of clang's diagnostics if it is an error.
    fn complaint(&self, index: c_uint) -> Option<Complaint> {
        // SAFETY: the index is below their number, and the unit lives as long as `self`.
        let diagnostic = unsafe { clang_getDiagnostic(self.unit, index) };
        // SAFETY: it was just made, and is disposed of below.
        let severity = unsafe { clang_getDiagnosticSeverity(diagnostic) };
        let complaint = (severity >= CXDiagnostic_Error).then(|| read(diagnostic));
        // SAFETY: it is not used afterwards.
        unsafe { clang_disposeDiagnostic(diagnostic) };
        complaint
    }
}

impl Drop for Parsed<'_> {
    fn drop(&mut self) {
        // SAFETY: `parse` made the unit, and only this disposes of it.
        unsafe { clang_disposeTranslationUnit(self.unit) };
    }
}

fn read(diagnostic: CXDiagnostic) -> Complaint {
    let (mut file, mut line, mut column) = (ptr::null_mut(), 0, 0);
    // SAFETY: the diagnostic lives until the caller disposes of it; clang writes the given
    // places and skips null pointers.
    unsafe {
        let place = clang_getDiagnosticLocation(diagnostic);
        clang_getExpansionLocation(place, &mut file, &mut line, &mut column, ptr::null_mut());
    }
    let file = match file.is_null() {
        true => String::new(),
        // SAFETY: the file belongs to the unit, which lives as long as the diagnostic.
        false => text(unsafe { clang_getFileName(file) }),
    };
    Complaint {
        file: PathBuf::from(file),
        line: line as usize,
        column: column as usize,
        // SAFETY: the diagnostic lives until the caller disposes of it.
        reason: text(unsafe { clang_getDiagnosticSpelling(diagnostic) }),
    }
}
