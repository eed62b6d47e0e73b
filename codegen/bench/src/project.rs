//! A Cargo project in a temporary folder, built with cargo's default settings.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

use crate::clock::{self, Spent};
use crate::error::Error;

/// Environment variables that would change builds from machine to machine.
const REMOVED_VARIABLES: [&str; 9] = [
    "CARGO_PROFILE_DEV_DEBUG",
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "RUSTDOCFLAGS",
    "RUSTC_WORKSPACE_WRAPPER",
    "CARGO_BUILD_TARGET",
    "CARGO_TARGET_DIR",
    "LD_LIBRARY_PATH",
    "CUDARC_CUDA_VERSION",
];

/// A project, and the folder that takes the place of an installed toolkit; its `lib64` holds the stubs.
pub(crate) struct Project {
    folder: PathBuf,
    toolkit: PathBuf,
}

/// The output of a build for one package.
pub(crate) struct Artifact {
    pub rlib: PathBuf,
    /// The folder of the package's manifest.
    pub package: PathBuf,
}

impl Project {
    /// Writes the manifest and the files, given by their paths within the project.
    pub(crate) fn write(
        folder: PathBuf,
        toolkit: &Path,
        dependencies: &[String],
        files: &[(String, String)],
    ) -> Result<Self, Error> {
        let manifest = format!(
            "[package]\nname = \"probe\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{}\n\n[workspace]\n",
            dependencies.join("\n")
        );
        let project = Self {
            folder,
            toolkit: toolkit.to_owned(),
        };
        project.put("Cargo.toml", &manifest)?;
        for (path, text) in files {
            project.put(path, text)?;
        }
        Ok(project)
    }

    fn put(&self, path: &str, text: &str) -> Result<(), Error> {
        let path = self.folder.join(path);
        let parent = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, text))
            .map_err(|error| Error::file(&path, &error))
    }

    /// Downloads the dependencies, so that later measurements exclude the network.
    pub(crate) fn fetch(&self) -> Result<(), Error> {
        self.cargo(&["fetch", "--quiet"], "target").map(|_| ())
    }

    /// Runs cargo with a target folder of the project; returns its output and the time that it took.
    pub(crate) fn cargo(&self, arguments: &[&str], target: &str) -> Result<(Output, Spent), Error> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(&self.folder);
        for name in REMOVED_VARIABLES {
            command.env_remove(name);
        }
        command
            .env("CARGO_TARGET_DIR", self.folder.join(target))
            // cargo compiles crates of a registry without incremental builds and with capped lints. These
            // settings do the same for cuspec-sys, which comes from a folder.
            .env("CARGO_INCREMENTAL", "0")
            .env("RUSTFLAGS", "--cap-lints allow")
            .env("RUSTC_WRAPPER", "")
            .env("CUDA_LIBRARY_PATH", &self.toolkit);
        let (output, spent) = clock::time(&mut command)?;
        if output.status.success() {
            return Ok((output, spent));
        }
        let what = format!("`cargo {}`", arguments.first().unwrap_or(&""));
        let reason = first_error(&String::from_utf8_lossy(&output.stderr));
        Err(Error::Failed { what, reason })
    }

    /// Removes a target folder.
    pub(crate) fn clean(&self, target: &str) -> Result<(), Error> {
        let folder = self.folder.join(target);
        match fs::remove_dir_all(&folder) {
            Err(error) if folder.exists() => Err(Error::file(&folder, &error)),
            _ => Ok(()),
        }
    }

    /// Returns a command that runs a built program with the stubs in the loader's path.
    pub(crate) fn program(&self, target: &str, profile: &str, name: &str) -> Command {
        let mut command = Command::new(self.folder.join(target).join(profile).join(name));
        command
            .env("LD_LIBRARY_PATH", self.toolkit.join("lib64"))
            .env("RUST_BACKTRACE", "0");
        command
    }

    /// Returns the output of a finished build for a package.
    pub(crate) fn artifact(
        &self,
        package: &str,
        target: &str,
        profile: &[&str],
    ) -> Result<Artifact, Error> {
        let arguments = ["build", "--offline", "--quiet", "--message-format=json"];
        let arguments = [&arguments, profile].concat();
        let (output, _) = self.cargo(&arguments, target)?;
        let text = String::from_utf8_lossy(&output.stdout);
        text.lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .find_map(|message: Value| artifact(&message, package))
            .ok_or_else(|| Error::Unreadable {
                what: "`cargo build`".to_owned(),
                text: format!("no library of the package {package}"),
            })
    }
}

/// Returns the artifact, if the message reports the library of the package.
fn artifact(message: &Value, package: &str) -> Option<Artifact> {
    let name = package.replace('-', "_");
    if message.get("target")?.get("name")?.as_str()? != name {
        return None;
    }
    let files = message.get("filenames")?.as_array()?;
    let rlib = files
        .iter()
        .filter_map(Value::as_str)
        .find(|file| file.ends_with(".rlib"))?;
    let manifest = Path::new(message.get("manifest_path")?.as_str()?);
    Some(Artifact {
        rlib: PathBuf::from(rlib),
        package: manifest.parent()?.to_owned(),
    })
}

/// Returns the first error of cargo or rustc, or the panic message of a build script.
pub(crate) fn first_error(stderr: &str) -> String {
    if let Some(message) = panic(stderr) {
        return format!("its build script panics: {message}");
    }
    stderr
        .lines()
        .find(|line| line.starts_with("error"))
        .or_else(|| stderr.lines().find(|line| !line.trim().is_empty()))
        .unwrap_or("no message")
        .to_owned()
}

/// Returns the panic message of a program, if it panicked.
pub(crate) fn panic(stderr: &str) -> Option<String> {
    let mut lines = stderr
        .lines()
        .skip_while(|line| !line.contains("panicked at"));
    lines.next()?;
    Some(lines.next().unwrap_or_default().trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_is_reported_without_preceding_warnings() {
        let stderr = "warning: unused\nerror[E0425]: cannot find it\n  --> a.rs\nerror: aborting";
        assert_eq!(first_error(stderr), "error[E0425]: cannot find it");
    }

    #[test]
    fn a_panic_is_reported_without_its_location() {
        let stderr = "thread 'main' (1) panicked at a/b.rs:1:2:\nMissing symbol x\nnote: run";
        assert_eq!(panic(stderr).as_deref(), Some("Missing symbol x"));
    }

    #[test]
    fn a_panic_of_a_build_script_is_reported_as_such() {
        let stderr = "error: failed to run custom build command\n  thread 'main' panicked at b.rs:1:2:\n  No such toolkit\n";
        assert_eq!(
            first_error(stderr),
            "its build script panics: No such toolkit"
        );
    }

    #[test]
    fn the_library_of_a_package_is_found_among_the_messages() {
        let message = serde_json::json!({
            "target": { "name": "a_sys" },
            "manifest_path": "/p/Cargo.toml",
            "filenames": ["/t/liba_sys-1.rmeta", "/t/liba_sys-1.rlib"],
        });
        let found = artifact(&message, "a-sys").expect("it is the package");
        assert_eq!(found.rlib, Path::new("/t/liba_sys-1.rlib"));
        assert_eq!(found.package, Path::new("/p"));
    }
}
