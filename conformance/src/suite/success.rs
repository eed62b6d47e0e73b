//! Rules for every call, which no contract has to state: the last parts of their ids, as in
//! `cuStreamCreate/written`.

/// A successful call writes its results.
pub const WRITTEN: &str = "written";
/// The resources that a successful call reports as created can be ended.
pub const CREATES: &str = "creates";
/// A successful call leaves the thread's last error unchanged, and a failed call stores its code there.
pub const LAST_ERROR: &str = "last-error";
/// A failed call leaves the thread's current context unchanged.
pub const CONTEXT: &str = "keeps-context";
/// A failed call leaves the capture of the case's state as it was. A call that a capture forbids may invalidate
/// it.
pub const CAPTURE: &str = "keeps-capture";
/// Objects that the call was not given still work afterwards.
pub const OBJECTS: &str = "keeps-objects";

/// The call returns when the contract states, and has read its source and written its destination as stated.
pub const RETURN: &str = "return";

/// The rules that a worker checks itself, so that no later run can judge them otherwise.
pub const OBSERVED: [&str; 6] = [CREATES, LAST_ERROR, CONTEXT, CAPTURE, OBJECTS, RETURN];

/// Whether a rule is one of these, for any function.
pub fn is_rule_of_every_call(rule: &str) -> bool {
    let name = rule.rsplit_once('/').map(|(_, name)| name);
    name.is_some_and(|name| name == WRITTEN || OBSERVED.contains(&name))
}
