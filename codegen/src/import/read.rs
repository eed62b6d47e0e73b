//! A toolkit's include folder to the declared model.

use std::path::PathBuf;

use cuspec_spec::declared::{Api, Declared, Toolkit};

use super::assemble::{Source, assemble};
use super::bind::{Headers, View, bind};
use super::bindings::{self, Bindings};
use super::error::Error;
use super::stubs;
use super::twins;
use super::versions::{self, Versions};

/// The view with every symbol under every name it has.
const INTERNAL: &[&str] = &["__CUDA_API_VERSION_INTERNAL"];

const DRIVER_FILES: &[&str] = &["cuda.h"];
const RUNTIME_FILES: &[&str] = &[
    "cuda_runtime_api.h",
    "driver_types.h",
    "surface_types.h",
    "texture_types.h",
];

/// Read as text besides: they define what the above use.
const RUNTIME_TEXTS: &[&str] = &[
    "cuda_runtime_api.h",
    "driver_types.h",
    "surface_types.h",
    "texture_types.h",
    "vector_types.h",
];

/// Whether both APIs' headers are there.
pub fn check(include: &[PathBuf]) -> Result<(), Error> {
    for header in ["cuda.h", "cuda_runtime_api.h"] {
        if !include.iter().any(|folder| folder.join(header).is_file()) {
            let folders = include.to_vec();
            return Err(Error::NoHeader {
                header: header.to_owned(),
                folders,
            });
        }
    }
    Ok(())
}

/// Reads both APIs of one toolkit.
pub fn read(include: &[PathBuf], toolkit: &Toolkit) -> Result<Declared, Error> {
    let folder = tempfile::tempdir()
        .map_err(|error| Error::Internal(format!("no temporary folder: {error}")))?;
    stubs::write(folder.path()).map_err(|error| Error::file(folder.path(), &error))?;
    let headers = Headers {
        include: include.to_vec(),
        stubs: folder.path().to_owned(),
    };
    let driver = read_driver(&headers, toolkit)?;
    let runtime = read_runtime(&headers, toolkit)?;
    Ok(join(driver, runtime))
}

fn read_driver(headers: &Headers, toolkit: &Toolkit) -> Result<Declared, Error> {
    let files = DRIVER_FILES;
    let default = look(headers, "cuda.h", &[], files)?;
    let internal = look(headers, "cuda.h", INTERNAL, files)?;
    let versions = if find(headers, "cudaTypedefs.h").is_some() {
        let files = ["cuda.h", "cudaTypedefs.h"];
        versions::read(&look(headers, "cudaTypedefs.h", INTERNAL, &files)?)
    } else {
        Versions::default()
    };
    let texts = read_texts(headers, files)?;
    let source = Source {
        api: Api::Driver,
        default: &default,
        internal: &internal,
        versions: &versions,
        texts: &texts,
    };
    let declared = assemble(&source, toolkit)?;
    let per_thread = look(headers, "cuda.h", twins::PER_THREAD, files)?;
    twins::check("cuda.h", &declared, &per_thread)?;
    Ok(declared)
}

fn read_runtime(headers: &Headers, toolkit: &Toolkit) -> Result<Declared, Error> {
    let files = RUNTIME_FILES;
    let default = look(headers, "cuda_runtime_api.h", &[], files)?;
    let internal = look(headers, "cuda_runtime_api.h", INTERNAL, files)?;
    let texts = read_texts(headers, RUNTIME_TEXTS)?;
    let source = Source {
        api: Api::Runtime,
        default: &default,
        internal: &internal,
        versions: &Versions::default(),
        texts: &texts,
    };
    let declared = assemble(&source, toolkit)?;
    let per_thread = look(headers, "cuda_runtime_api.h", twins::PER_THREAD, files)?;
    twins::check("cuda_runtime_api.h", &declared, &per_thread)?;
    Ok(declared)
}

fn look(
    headers: &Headers,
    header: &str,
    defines: &[&str],
    files: &[&str],
) -> Result<Bindings, Error> {
    let files: Vec<String> = files
        .iter()
        .map(|name| format!(".*/{}", regex::escape(name)))
        .collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let view = View {
        header,
        defines,
        files: &files,
    };
    let bindings = bindings::read(&bind(headers, &view)?)?;
    if bindings.functions.is_empty() {
        return Err(Error::Empty {
            header: header.to_owned(),
        });
    }
    Ok(bindings)
}

fn find(headers: &Headers, name: &str) -> Option<PathBuf> {
    headers
        .include
        .iter()
        .map(|folder| folder.join(name))
        .find(|path| path.exists())
}

/// The texts of the headers that are there; the first must be.
fn read_texts(headers: &Headers, names: &[&str]) -> Result<Vec<String>, Error> {
    let mut texts = Vec::new();
    for name in names {
        if let Some(path) = find(headers, name) {
            let bytes = std::fs::read(&path).map_err(|error| Error::File {
                path,
                reason: error.to_string(),
            })?;
            texts.push(String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    Ok(texts)
}

fn join(mut left: Declared, right: Declared) -> Declared {
    left.functions.extend(right.functions);
    left.enums.extend(right.enums);
    left.records.extend(right.records);
    left.typedefs.extend(right.typedefs);
    left.constants.extend(right.constants);
    left
}
