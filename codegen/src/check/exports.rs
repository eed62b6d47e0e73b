//! A library's exported names, read from its file.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use object::read::NameOrOrdinal;
use object::{BinaryFormat, File, FileKind, Object, ObjectKind};

/// What a file exports.
pub(super) struct Exports {
    /// `ELF`, `PE` or `Mach-O`.
    pub format: &'static str,
    /// Each name as C has it.
    pub names: BTreeSet<String>,
}

/// Reads the exports of a shared library, which is not loaded.
///
/// Fails when there is no such file, it is not a shared library of a format that is known, or it
/// exports nothing.
pub(super) fn read(path: &Path) -> Result<Exports, String> {
    let content = fs::read(path).map_err(|error| say(path, &format!("cannot be read: {error}")))?;
    match FileKind::parse(content.as_slice()) {
        Ok(FileKind::Archive) => {
            return Err(say(
                path,
                "is an archive; a static library exports nothing\n  help: name the shared one",
            ));
        }
        Ok(_) => {}
        Err(_) => {
            return Err(say(
                path,
                "is not an object file\n  help: if it is a linker script, name the library that \
                 it names",
            ));
        }
    }
    parse(&content).map_err(|reason| say(path, &reason))
}

fn parse(content: &[u8]) -> Result<Exports, String> {
    let file = File::parse(content).map_err(|error| format!("cannot be understood: {error}"))?;
    let format = match file.format() {
        BinaryFormat::Elf => "ELF",
        BinaryFormat::Pe => "PE",
        BinaryFormat::MachO => "Mach-O",
        other => return Err(format!("is {other:?}, which holds no shared library")),
    };
    if file.kind() == ObjectKind::Relocatable {
        return Err("is an object file that was not linked, and no shared library".to_owned());
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
        true => Err("exports nothing, so it is no shared library".to_owned()),
        false => Ok(Exports { format, names }),
    }
}

/// The name without the underscore that C names get in Mach-O.
fn c_name<'a>(name: &'a str, format: &str) -> &'a str {
    match format {
        "Mach-O" => name.strip_prefix('_').unwrap_or(name),
        _ => name,
    }
}

fn say(path: &Path, what: &str) -> String {
    format!("{} {what}", path.display())
}
