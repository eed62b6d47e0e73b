//! The functions that a scenario has called, so that a failed expectation is charged to one of them.

use std::cell::Cell;

/// The beginnings of notes in the text of an expectation.
const CALLS: &str = ".calls(\"";
const SHOWS: &str = ".shows(\"";

/// The last calls of a thread.
#[derive(Clone, Copy, Default)]
struct Last {
    /// The last call.
    call: Option<&'static str>,
    /// The last call of a function whose effect the scenario shows.
    shown: Option<&'static str>,
}

thread_local! {
    static LAST: Cell<Last> = const { Cell::new(Last { call: None, shown: None }) };
}

/// Forgets the calls of earlier scenarios.
pub fn forget_calls() {
    LAST.take();
}

/// The function of a failed call.
pub(crate) fn of_call() -> Option<&'static str> {
    LAST.get().call
}

/// The function of a failed expectation: the one whose code it states, or a call in it that the scenario shows. An
/// expectation of a value or of memory is charged to the last function that the scenario shows.
pub(crate) fn of_expectation(text: &str) -> Option<&'static str> {
    let last = LAST.get();
    let states_code = text.contains(CALLS) && (text.contains("Err(") || text.contains("Ok("));
    match states_code || text.contains(SHOWS) {
        true => last.call,
        false => last.shown.or(last.call),
    }
}

/// Removes notes of calls from the text of an expectation, which is then that of the contract.
pub(crate) fn without_notes(mut text: String) -> String {
    for note in [CALLS, SHOWS] {
        while let Some(start) = text.find(note) {
            let rest = &text[start + note.len()..];
            let Some(length) = rest.find("\")") else {
                break;
            };
            text.replace_range(start..start + note.len() + length + 2, "");
        }
    }
    text
}

/// Notes a call.
pub(crate) fn note_call(function: &'static str) {
    let last = LAST.get();
    LAST.set(Last {
        call: Some(function),
        ..last
    });
}

/// Notes a call of a function whose effect the scenario shows.
pub(crate) fn note_shown(function: &'static str) {
    LAST.set(Last {
        call: Some(function),
        shown: Some(function),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Failure;

    #[test]
    fn the_text_of_an_expectation_is_that_of_the_contract() {
        let text = "cuda.shows(\"cuA\").cuA(x)? == cuda.driver().calls(\"cuB\").cuB()?";
        let wanted = "cuda.cuA(x)? == cuda.driver().cuB()?";
        assert_eq!(without_notes(text.to_owned()), wanted);
    }

    #[test]
    fn an_expectation_is_charged_to_the_function_that_the_scenario_shows() {
        forget_calls();
        assert_eq!(Failure::new("1 == 2", "false").function, None);
        note_call("cuMemAlloc_v2");
        assert_eq!(
            Failure::new("1 == 2", "false").function,
            Some("cuMemAlloc_v2")
        );
        note_shown("cuMemsetD8_v2");
        note_call("cuCtxSynchronize");
        assert_eq!(
            Failure::new("1 == 2", "false").function,
            Some("cuMemsetD8_v2")
        );
        let code = ".calls(\"cuCtxSynchronize\").cuCtxSynchronize() == Ok(())";
        assert_eq!(
            Failure::new(code, "Err(1)").function,
            Some("cuCtxSynchronize")
        );
        let value = ".calls(\"cuCtxSynchronize\").cuCtxGetCurrent()? == context";
        assert_eq!(Failure::new(value, "0").function, Some("cuMemsetD8_v2"));
        let failed = Failure::from("x".parse::<i32>().expect_err("no number"));
        assert_eq!(failed.function, Some("cuCtxSynchronize"));
        forget_calls();
    }
}
