//! Remarks shared by many functions, by their names in the declared layer.

use std::sync::LazyLock;

use regex::Regex;

/// Returns the shared remark of a Doxygen command: `
/// otefnerr`, `
/// ote_async`. Commands
/// reach some pages without their first characters (`ote_sync`).
pub(super) fn name_of_command(command: &str) -> Option<String> {
    let name = command.trim_start_matches('\\').trim_start_matches('n');
    match name.strip_prefix("ote")? {
        "fnerr" => Some("errors_from_earlier_launches".to_owned()),
        rest => Some(rest.strip_prefix('_')?.to_owned()).filter(|name| !name.is_empty()),
    }
}

/// Phrases that identify spelled-out remarks.
static REMARKS: LazyLock<Vec<(&str, Regex)>> = LazyLock::new(|| {
    let table = [
        (
            "errors_from_earlier_launches",
            r"error codes?\b.*\b(?:previous|earlier),? asynchronous launch",
        ),
        (
            "init_rt",
            r"tries to initialize internal (?:CUDA )?(?:RT|runtime) state",
        ),
        (
            "callback",
            r"no CUDA function may be called from (?:a )?callback",
        ),
        ("async", r"exhibits? asynchronous behaviou?r for most"),
        ("sync", r"exhibits? synchronous behaviou?r for most"),
        ("null_stream", r"uses standard default stream semantics"),
        (
            "graph_thread_safety",
            r"[Gg]raph objects are not threadsafe",
        ),
        ("memcpy", r"may exhibit .* behaviou?r.*memcpy"),
    ];
    let compile = |(name, pattern)| (name, Regex::new(pattern).expect("a valid pattern"));
    table.into_iter().map(compile).collect()
});

/// Returns the shared remark with this text, if any.
pub(super) fn recognise(text: &str) -> Option<&'static str> {
    REMARKS
        .iter()
        .find(|(_, pattern)| pattern.is_match(text))
        .map(|(name, _)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_the_names_of_the_declared_layer() {
        assert_eq!(
            name_of_command("\\note_null_stream").as_deref(),
            Some("null_stream")
        );
        assert_eq!(
            name_of_command("\\notefnerr").as_deref(),
            Some("errors_from_earlier_launches")
        );
        assert_eq!(name_of_command("ote_sync").as_deref(), Some("sync"));
        assert_eq!(name_of_command("\\note"), None);
    }

    #[test]
    fn a_spelt_out_remark_is_recognised() {
        let text = "An error code of an earlier asynchronous launch may come out here.";
        assert_eq!(recognise(text), Some("errors_from_earlier_launches"));
    }
}
