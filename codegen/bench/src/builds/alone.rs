//! Extracts the bindings from cudarc: no feature of cudarc turns off the layers above them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::error::Error;
use crate::project::Project;
use crate::sides::{CUDARC_NEWEST, Side};

/// The root of the extracted crate, with the functions that the modules call.
const CRATE_ROOT: &str =
    "//! cudarc's bindings to the driver and the runtime, as published, and nothing else.
#[allow(warnings)]
pub mod driver;
#[allow(warnings)]
pub mod runtime;

pub(crate) fn panic_no_lib_found<S: std::fmt::Debug>(name: &str, choices: &[S]) -> ! {
    panic!(\"no {name} among {choices:?}\")
}

pub fn get_lib_name_candidates(name: &str) -> Vec<String> {
    vec![format!(\"lib{name}.so\"), format!(\"lib{name}.so.1\")]
}
";

/// Writes the bindings in cudarc as a crate to a folder; returns the line of a manifest that depends on it.
pub(super) fn make(cudarc: &Project, folder: &Path) -> Result<String, Error> {
    let package = package(cudarc)?;
    let manifest = format!(
        "[package]\nname = {:?}\nversion = \"0.0.0\"\nedition = \"2021\"\n\n[workspace]\n\n[features]\n\
         default = [\"dynamic-loading\", {CUDARC_NEWEST:?}]\ndynamic-loading = []\n{CUDARC_NEWEST} = []\n\n\
         [lints.rust]\nunexpected_cfgs = \"allow\"\n\n[dependencies]\nlibloading = \"0.9\"\n",
        Side::CudarcSys.package()
    );
    put(&folder.join("Cargo.toml"), &manifest)?;
    put(&folder.join("src/lib.rs"), CRATE_ROOT)?;
    for module in ["driver", "runtime"] {
        let source = package.join(format!("src/{module}/sys/mod.rs"));
        let text = fs::read_to_string(&source).map_err(|error| Error::file(&source, &error))?;
        put(&folder.join(format!("src/{module}.rs")), &text)?;
    }
    Ok(format!(
        "{} = {{ path = {folder:?} }}",
        Side::CudarcSys.package()
    ))
}

/// Returns the folder of cudarc's source.
fn package(project: &Project) -> Result<PathBuf, Error> {
    let arguments = ["metadata", "--offline", "--format-version", "1"];
    let (output, _) = project.cargo(&arguments, "target")?;
    let found = serde_json::from_slice(&output.stdout).ok();
    let found = found.as_ref().and_then(|all: &Value| {
        let mut packages = all.get("packages")?.as_array()?.iter();
        let one = packages.find(|one| one.get("name").is_some_and(|name| name == "cudarc"))?;
        Path::new(one.get("manifest_path")?.as_str()?).parent()
    });
    found.map(Path::to_owned).ok_or_else(|| Error::Unreadable {
        what: "`cargo metadata`".to_owned(),
        text: "no package cudarc".to_owned(),
    })
}

fn put(path: &Path, text: &str) -> Result<(), Error> {
    let parent = path.parent().unwrap_or(path);
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| Error::file(path, &error))
}
