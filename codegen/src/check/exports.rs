//! Reads the exported names of a library from its file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use object::read::NameOrOrdinal;
use object::{BinaryFormat, File, FileKind, Object, ObjectKind};

/// The exports of a file.
pub(super) struct Exports {
    /// `ELF`, `PE` or `Mach-O`.
    pub format: &'static str,
    /// The names as in C.
    pub names: BTreeSet<String>,
}

/// Reads the exports of a shared library without loading it.
///
/// Fails if the file cannot be read, is not a shared library of a known format, or exports nothing.
pub(super) fn read(path: &Path) -> Result<Exports, String> {
    let content =
        fs::read(path).map_err(|error| message(path, &format!("cannot be read: {error}")))?;
    match FileKind::parse(content.as_slice()) {
        Ok(FileKind::Archive) => {
            return Err(message(
                path,
                "is an archive; a static library exports nothing\n  help: name the shared one",
            ));
        }
        Ok(_) => {}
        Err(_) => {
            return Err(message(
                path,
                "is not an object file\n  help: if it is a linker script, name the library that \
                 it names",
            ));
        }
    }
    parse(&content).map_err(|reason| message(path, &reason))
}

fn parse(content: &[u8]) -> Result<Exports, String> {
    let file = File::parse(content).map_err(|error| format!("cannot be parsed: {error}"))?;
    let format = match file.format() {
        BinaryFormat::Elf => "ELF",
        BinaryFormat::Pe => "PE",
        BinaryFormat::MachO => "Mach-O",
        other => {
            return Err(format!(
                "has the format {other:?}, which has no shared libraries"
            ));
        }
    };
    if file.kind() == ObjectKind::Relocatable {
        return Err("is an unlinked object file, not a shared library".to_owned());
    }
    let broken = |error: object::Error| format!("has exports that cannot be read: {error}");
    let mut names = BTreeSet::new();
    for export in file.exports().map_err(broken)? {
        let export = export.map_err(broken)?;
        if let NameOrOrdinal::Name(name) = export.name() {
            let name = String::from_utf8_lossy(name);
            names.insert(c_name(&name, format).to_owned());
        }
    }
    match names.is_empty() {
        true => Err("is not a shared library: it exports nothing".to_owned()),
        false => Ok(Exports { format, names }),
    }
}

/// Returns the name without the underscore that Mach-O adds to C names.
fn c_name<'a>(name: &'a str, format: &str) -> &'a str {
    match format {
        "Mach-O" => name.strip_prefix('_').unwrap_or(name),
        _ => name,
    }
}

fn message(path: &Path, problem: &str) -> String {
    format!("{} {problem}", path.display())
}
