//! Linked programs depend on the libraries that they asked for and on no others.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// A program of one call, in its own project, beside libraries of one function each.
struct Project(TempDir);

impl Project {
    fn new(feature: &str, call: &str) -> Self {
        let project = Self(TempDir::new().expect("a temporary folder"));
        let bindings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/bindings");
        project.write(
            "Cargo.toml",
            &format!(
                "[package]
name = \"program\"
version = \"0.0.0\"
edition = \"2024\"

[workspace]

# It is built once and run once.
[profile.dev]
debug = false
incremental = false

[dependencies.cuspec-sys]
path = {bindings:?}
default-features = false
features = [{feature:?}]
"
            ),
        );
        project.write("src/main.rs", &format!("fn main() {{ {call} }}\n"));
        project.write("cuda.c", "int cuInit(unsigned flags) { return flags; }\n");
        let runtime = "int cudaRuntimeGetVersion(int *v) { *v = 13000; return 0; }\n";
        project.write("cudart.c", runtime);
        project
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }

    fn shared(&self, library: &str) -> &Self {
        let (source, made) = (format!("{library}.c"), format!("lib{library}.so"));
        self.run(Command::new("cc").args(["-shared", "-fPIC", "-o", &made, &source]));
        self
    }

    fn archive(&self, library: &str) -> &Self {
        let (source, made) = (format!("{library}.c"), format!("lib{library}_static.a"));
        self.run(Command::new("cc").args(["-c", "-fPIC", "-o", "part.o", &source]));
        self.run(Command::new("ar").args(["rcs", &made, "part.o"]));
        self
    }

    /// Builds and runs the program, and returns the libraries that it depends on.
    fn needed(&self) -> Vec<String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        self.run(
            Command::new(cargo)
                .args(["build", "--offline", "--target-dir", "made"])
                .env("CUSPEC_LINK_SEARCH", self.0.path())
                .env_remove("CUDA_PATH")
                .env_remove("CUDA_HOME")
                .env_remove("CUDA_ROOT"),
        );
        let program = self.path("made/debug/program");
        self.run(Command::new(&program).env("LD_LIBRARY_PATH", self.0.path()));
        let said = self.run(Command::new("readelf").arg("-d").arg(&program));
        let text = String::from_utf8_lossy(&said.stdout).into_owned();
        let needed = text.lines().filter(|line| line.contains("(NEEDED)"));
        let names = needed.filter_map(|line| line.split(['[', ']']).nth(1));
        names
            .filter(|name| name.starts_with("libcuda"))
            .map(str::to_owned)
            .collect()
    }

    fn run(&self, command: &mut Command) -> Output {
        let output = command
            .current_dir(self.0.path())
            .output()
            .expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{command:?}: {said}");
        output
    }
}

const DRIVER: &str = "assert_eq!(unsafe { cuspec_sys::driver::link::cuInit(7) }.0, 7);";

const RUNTIME: &str = "let mut version = 0;
let code = unsafe { cuspec_sys::runtime::link::cudaRuntimeGetVersion(&mut version) };
assert_eq!((code.0, version), (0, 13000));";

#[test]
fn a_program_of_the_driver_alone_needs_no_runtime() {
    let project = Project::new("link-driver", DRIVER);
    assert_eq!(project.shared("cuda").needed(), ["libcuda.so"]);
}

#[test]
fn a_program_of_the_runtime_alone_needs_no_driver() {
    let project = Project::new("link-runtime", RUNTIME);
    assert_eq!(project.shared("cudart").needed(), ["libcudart.so"]);
}

#[test]
fn a_static_runtime_is_no_dependency_of_the_program() {
    let project = Project::new("link-runtime-static", RUNTIME);
    assert_eq!(project.archive("cudart").needed(), Vec::<String>::new());
}
