//! A temporary folder with the projects and the libraries that they load.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::clock;
use crate::error::Error;
use crate::project::Project;
use crate::sides::Side;

/// Stubs of CUDA's libraries: the name to link, the name to load, the source.
const STUBS: [(&str, &str, &str); 2] = [
    (
        "libcuda.so",
        "libcuda.so.1",
        include_str!("../stubs/libcuda.c"),
    ),
    (
        "libcudart.so",
        "libcudart.so.13",
        include_str!("../stubs/libcudart.c"),
    ),
];

/// The folder of one run; dropping the value removes it.
pub(crate) struct Workspace {
    folder: TempDir,
    bindings: PathBuf,
}

impl Workspace {
    /// Creates the folder and compiles the stubs.
    pub(crate) fn new(bindings: PathBuf) -> Result<Self, Error> {
        let folder = tempfile::tempdir().map_err(|error| Error::file(Path::new("/tmp"), &error))?;
        let workspace = Self { folder, bindings };
        compile_stubs(&workspace.toolkit().join("lib64"))?;
        Ok(workspace)
    }

    /// Returns the folder that takes the place of an installed toolkit.
    pub(crate) fn toolkit(&self) -> PathBuf {
        self.folder.path().join("toolkit")
    }

    /// Returns the path of a folder with this name.
    pub(crate) fn folder(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a project that depends on the given sides.
    pub(crate) fn project(
        &self,
        name: &str,
        sides: &[Side],
        files: &[(String, String)],
    ) -> Result<Project, Error> {
        let dependencies: Vec<String> = sides
            .iter()
            .map(|side| side.dependency(&self.bindings))
            .collect();
        self.project_with(name, &dependencies, files)
    }

    /// Writes a project with the given lines of dependencies.
    pub(crate) fn project_with(
        &self,
        name: &str,
        dependencies: &[String],
        files: &[(String, String)],
    ) -> Result<Project, Error> {
        let folder = self.folder.path().join(name);
        Project::write(folder, &self.toolkit(), dependencies, files)
    }
}

/// Compiles the stubs and links each to its second name.
pub(crate) fn compile_stubs(folder: &Path) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(|error| Error::file(folder, &error))?;
    for (link, name, source) in STUBS {
        let text = folder.join(format!("{link}.c"));
        fs::write(&text, source).map_err(|error| Error::file(&text, &error))?;
        let mut command = Command::new("cc");
        command
            .args(["-O2", "-shared", "-fPIC", "-o"])
            .arg(folder.join(name))
            .arg(format!("-Wl,-soname,{name}"))
            .arg(&text);
        let (output, _) = clock::time(&mut command)?;
        if !output.status.success() {
            return Err(Error::Failed {
                what: format!("compiling {link}"),
                reason: String::from_utf8_lossy(&output.stderr).into_owned(),
            });
        }
        let link = folder.join(link);
        symlink(name, &link).map_err(|error| Error::file(&link, &error))?;
    }
    Ok(())
}
