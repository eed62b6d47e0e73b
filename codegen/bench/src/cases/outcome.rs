//! What became of a case.

use std::fmt;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

use serde::Serialize;

use crate::error::Error;
use crate::project;

/// The exit code of a case that saw something no program can live with.
pub(super) const REFUSED: u8 = 1;

/// What became of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub(super) enum Did {
    /// It saw what a program can live with.
    Works {
        said: String,
    },
    /// It saw something else.
    IsWrong {
        said: String,
    },
    DoesNotBuild {
        said: String,
    },
    Panics {
        said: String,
    },
    /// A signal ended it.
    Crashes {
        signal: i32,
    },
    /// It could not even be built: what it depends on is not there.
    NotTried {
        said: String,
    },
}

/// Runs a built case.
pub(super) fn observe(command: &mut Command) -> Result<Did, Error> {
    let output = command.output().map_err(|error| Error::Start {
        program: command.get_program().to_string_lossy().into_owned(),
        reason: error.to_string(),
    })?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    Ok(match (output.status.code(), output.status.signal()) {
        (_, Some(signal)) => Did::Crashes { signal },
        (Some(0), _) => Did::Works { said },
        (Some(code), _) if code == i32::from(REFUSED) => Did::IsWrong { said },
        _ => Did::Panics {
            said: project::panic(&stderr).unwrap_or(said),
        },
    })
}

impl fmt::Display for Did {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Did::Works { said } => write!(f, "works: {said}"),
            Did::IsWrong { said } => write!(f, "wrong: {said}"),
            Did::DoesNotBuild { said } => write!(f, "does not build: {said}"),
            Did::Panics { said } => write!(f, "panics: {said}"),
            Did::Crashes { signal } => write!(f, "crashes: signal {signal}"),
            Did::NotTried { said } => write!(f, "not tried: {said}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Did {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        observe(&mut command).expect("there is a shell")
    }

    #[test]
    fn a_signal_is_a_crash() {
        assert_eq!(shell("kill -SEGV $$"), Did::Crashes { signal: 11 });
    }

    #[test]
    fn what_a_case_refuses_is_wrong_and_not_a_panic() {
        let said = "Ok(())".to_owned();
        assert_eq!(shell("echo 'Ok(())'; exit 1"), Did::IsWrong { said });
    }

    #[test]
    fn a_panic_is_told_with_its_message() {
        let said = "Missing symbol".to_owned();
        let script = "printf 'panicked at a.rs:1:2:\\nMissing symbol\\n' >&2; exit 101";
        assert_eq!(shell(script), Did::Panics { said });
    }
}
