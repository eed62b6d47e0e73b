//! What those see in a text who act upon it: a terminal, and the systems that read a job's log.

/// Nothing in the text moves a cursor, sets a colour, or turns text around, and no system takes any
/// line of it for a command.
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

/// Lines that a CI system obeys. GitHub's begin with two colons, whatever space is before them, or
/// have two hashes and a bracket somewhere; Azure's have two hashes and `vso`.
pub(crate) fn commands(text: &str) -> Vec<&str> {
    let is_command = |line: &&str| {
        line.trim_start().starts_with("::") || line.contains("##[") || line.contains("##vso[")
    };
    text.split(['\n', '\r']).filter(is_command).collect()
}
