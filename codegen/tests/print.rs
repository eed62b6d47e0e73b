//! Output to a closed pipe and to a full device.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Returns a command on the registry of lamps.
fn cuspec(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuspec"));
    command
        .arg("--spec")
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check/spec"))
        .args(arguments);
    command
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_closed_pipe_is_not_a_failure() {
    for arguments in [["check"].as_slice(), &["check", "--json"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = cuspec(arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("cuspec starts");
        assert!(output.status.success(), "{output:?}");
        assert_eq!(printed(&output), "");
    }
}

#[test]
fn a_failed_write_exits_with_3() {
    let full = File::create("/dev/full").expect("a full device");
    let output = cuspec(&["check"])
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .expect("cuspec starts");
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(printed(&output).contains("No space left"), "{output:?}");
}
