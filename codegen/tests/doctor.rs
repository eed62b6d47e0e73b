//! `cuspec doctor` on a simulated machine: its programs are scripts, and its registry is that of the lamps in
//! `generate/`.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

/// A simulated machine without problems.
struct Machine(TempDir);

impl Machine {
    fn new() -> Self {
        let machine = Self(TempDir::new().expect("a temporary folder"));
        let lamps = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/spec");
        copy(&lamps, &machine.path("spec"));
        fs::create_dir(machine.path("bin")).expect("the folder can be made");
        for program in ["python3", "gcc", "git"] {
            let script = machine.path("bin").join(program);
            fs::write(&script, "#!/bin/sh\necho 1.0\n").expect("it can be written");
            let permissions = fs::Permissions::from_mode(0o755);
            fs::set_permissions(&script, permissions).expect("it is ours");
        }
        assert!(machine.cuspec(&["generate"]).status.success());
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn cuspec(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_cuspec"))
            .args(["--spec", "spec"])
            .args(arguments)
            .current_dir(self.0.path())
            .env("PATH", self.path("bin"))
            .env("CUSPEC_CACHE", self.path("cache"))
            .env("LD_LIBRARY_PATH", self.path("lib"))
            .env_remove("LIBCLANG_PATH")
            .output()
            .expect("the command starts")
    }

    /// Returns the exit code and the finding about one item.
    fn finding(&self, name: &str) -> (Option<i32>, Value) {
        let output = self.cuspec(&["doctor", "--json"]);
        let all: Vec<Value> = serde_json::from_slice(&output.stdout).expect("it prints JSON");
        let one = all.into_iter().find(|one| one["name"] == name);
        (output.status.code(), one.expect("it is looked for"))
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        let target = to.join(path.file_name().expect("an entry has a name"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).expect("the file can be copied")),
        }
    }
}

#[test]
fn a_complete_machine_passes() {
    let output = Machine::new().cuspec(&["doctor"]);
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{printed}");
}

#[test]
fn without_pip_the_report_names_the_alternative_for_import() {
    let machine = Machine::new();
    fs::remove_file(machine.path("bin/python3")).expect("it was there");
    let (exit, pip) = machine.finding("pip");
    assert_eq!((exit, &pip["state"]), (Some(1), &"missing".into()));
    let help = pip["help"].as_str().expect("there is help");
    assert!(help.contains("--from DIR"), "{help}");
}

#[test]
fn a_machine_without_a_required_program_fails() {
    for program in ["gcc", "git"] {
        let machine = Machine::new();
        fs::remove_file(machine.path("bin").join(program)).expect("it was there");
        let (exit, found) = machine.finding(program);
        assert_eq!((exit, &found["state"]), (Some(1), &"missing".into()));
    }
}

#[test]
fn a_machine_without_a_driver_passes() {
    let (exit, libcuda) = Machine::new().finding("libcuda");
    assert_eq!((exit, &libcuda["is_needed"]), (Some(0), &false.into()));
}

#[test]
fn a_stale_generated_file_is_counted() {
    let machine = Machine::new();
    fs::write(machine.path("generated/suite/needs.json"), "{}").expect("it can be written");
    let (exit, generated) = machine.finding("generated");
    assert_eq!((exit, &generated["state"]), (Some(1), &"broken".into()));
    assert_eq!(generated["found"], "stale files: 1");
}

#[test]
fn a_registry_with_a_mistake_is_reported_as_broken() {
    let machine = Machine::new();
    let lamp = machine.path("spec/declared/driver/lamp.rs");
    fs::write(lamp, "fn cuLampOpen(").expect("it can be written");
    let (exit, registry) = machine.finding("registry");
    assert_eq!((exit, &registry["state"]), (Some(1), &"broken".into()));
}

#[test]
fn an_unwritable_cache_is_reported_without_failing() {
    let machine = Machine::new();
    fs::write(machine.path("cache"), "a file").expect("it can be written");
    let (exit, cache) = machine.finding("cache");
    assert_eq!((exit, &cache["state"]), (Some(0), &"broken".into()));
}

#[test]
fn the_check_of_the_cache_leaves_no_files() {
    let machine = Machine::new();
    let (_, cache) = machine.finding("cache");
    assert_eq!(cache["state"], "ok");
    assert!(!machine.path("cache").exists());
}

#[test]
fn a_libcuda_that_is_found_is_compared_with_the_registry() {
    let machine = Machine::new();
    fs::create_dir(machine.path("lib")).expect("the folder can be made");
    let library = machine.path("lib/libcuda.so.1");
    let source = machine.path("lamp.c");
    let text =
        "int cuLampOpen_v2(void) { return 0; }\nint cuLampOpen_v2_ptsz(void) { return 0; }\n";
    fs::write(&source, text).expect("it can be written");
    let status = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .status()
        .expect("cc starts");
    assert!(status.success());
    let (_, found) = machine.finding("libcuda");
    let expected = format!("{}: libcuda looks like 13.0.0", library.display());
    assert_eq!(found["found"], expected);
}
