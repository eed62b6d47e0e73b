//! One bindgen pass over the headers of both APIs, the unit for the time of a generation.

use std::time::{Duration, Instant};

use super::error::Error;
use super::sources::{Sources, load_libclang};
use super::stubs;

/// The headers of both APIs.
const HEADERS: &str = "#include <cuda.h>\n#include <cuda_runtime_api.h>\n";

/// Returns the time of bindgen for the headers of both APIs, with the default settings of its command
/// line.
pub(crate) fn time(sources: &Sources) -> Result<Duration, Error> {
    load_libclang(None)?;
    let folder = tempfile::tempdir().map_err(|error| Error::no_temporary_folder(&error))?;
    stubs::write(folder.path()).map_err(|error| Error::file(folder.path(), &error))?;
    let folders = sources.include.iter();
    let folders = folders.map(|folder| format!("-I{}", folder.display()));
    let builder = bindgen::Builder::default()
        .header_contents("pass.h", HEADERS)
        .clang_args([
            "-nostdinc",
            "-isystem",
            &folder.path().display().to_string(),
        ])
        .clang_args(folders);
    let start = Instant::now();
    let text = builder.generate().map(|bindings| bindings.to_string());
    let time = start.elapsed();
    match text {
        Ok(_) => Ok(time),
        Err(error) => Err(Error::Header {
            header: "cuda_runtime_api.h".to_owned(),
            text: error.to_string(),
        }),
    }
}
