//! Interpretation of text by terminals and by CI systems that process a job's log.

/// Asserts that the text contains no control sequences, no bidirectional marks, and no CI commands.
#[track_caller]
pub(crate) fn assert_harmless(text: &str) {
    assert_steers_nothing(text);
    assert_eq!(commands(text), Vec::<&str>::new(), "{text}");
}

#[track_caller]
pub(crate) fn assert_steers_nothing(text: &str) {
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let steers = |c: char| (c.is_control() && c != '\n') || turns(c);
    let found = text.find(steers);
    let around = found.map(|place| text[place..].chars().take(40).collect::<String>());
    assert_eq!(around, None);
}

/// Lines that a CI system executes. GitHub's begin with two colons after optional space, or contain two
/// hashes and a bracket; Azure's contain two hashes and `vso`.
pub(crate) fn commands(text: &str) -> Vec<&str> {
    let is_command = |line: &&str| {
        line.trim_start().starts_with("::") || line.contains("##[") || line.contains("##vso[")
    };
    text.split(['\n', '\r']).filter(is_command).collect()
}
