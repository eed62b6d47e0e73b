//! The outcome of a case.

use std::fmt;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

use serde::Serialize;

use crate::error::Error;
use crate::project;

/// The exit code of a case with a wrong result.
pub(super) const WRONG_RESULT: u8 = 1;

/// The outcome of a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub(super) enum Outcome {
    /// The result is correct.
    Works {
        said: String,
    },
    /// The result is wrong.
    IsWrong {
        said: String,
    },
    DoesNotBuild {
        said: String,
    },
    Panics {
        said: String,
    },
    /// A signal ended the program.
    Crashes {
        signal: i32,
    },
    /// The program was not built, because its dependencies could not be fetched.
    NotTried {
        said: String,
    },
}

/// Runs a built case and classifies its end.
pub(super) fn observe(command: &mut Command) -> Result<Outcome, Error> {
    let output = command.output().map_err(|error| Error::Start {
        program: command.get_program().to_string_lossy().into_owned(),
        reason: error.to_string(),
    })?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    Ok(match (output.status.code(), output.status.signal()) {
        (_, Some(signal)) => Outcome::Crashes { signal },
        (Some(0), _) => Outcome::Works { said },
        (Some(code), _) if code == i32::from(WRONG_RESULT) => Outcome::IsWrong { said },
        _ => Outcome::Panics {
            said: project::panic(&stderr).unwrap_or(said),
        },
    })
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Works { said } => write!(f, "works: {said}"),
            Outcome::IsWrong { said } => write!(f, "wrong: {said}"),
            Outcome::DoesNotBuild { said } => write!(f, "does not build: {said}"),
            Outcome::Panics { said } => write!(f, "panics: {said}"),
            Outcome::Crashes { signal } => write!(f, "crashes: signal {signal}"),
            Outcome::NotTried { said } => write!(f, "not tried: {said}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Outcome {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        observe(&mut command).expect("there is a shell")
    }

    #[test]
    fn a_signal_is_a_crash() {
        assert_eq!(shell("kill -SEGV $$"), Outcome::Crashes { signal: 11 });
    }

    #[test]
    fn the_exit_code_of_a_wrong_result_is_not_a_panic() {
        let said = "Ok(())".to_owned();
        assert_eq!(shell("echo 'Ok(())'; exit 1"), Outcome::IsWrong { said });
    }

    #[test]
    fn a_panic_is_reported_with_its_message() {
        let said = "Missing symbol".to_owned();
        let script = "printf 'panicked at a.rs:1:2:\\nMissing symbol\\n' >&2; exit 101";
        assert_eq!(shell(script), Outcome::Panics { said });
    }
}
