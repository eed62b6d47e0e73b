//! Rules for every successful call, which no contract has to state: the last parts of their ids, as in
//! `cuStreamCreate/written`.

/// The call writes its results.
pub const WRITTEN: &str = "written";
/// The resources that the call reports as created can be ended.
pub const CREATES: &str = "creates";
/// The call leaves the thread's last error unchanged.
pub const LAST_ERROR: &str = "last-error";

/// The call returns when the contract states, and has read its source and written its destination as stated.
pub const RETURN: &str = "return";

/// Whether a rule is one of these, for any function.
pub fn is_rule_of_success(rule: &str) -> bool {
    let name = rule.rsplit_once('/').map(|(_, name)| name);
    name.is_some_and(|name| [WRITTEN, CREATES, LAST_ERROR, RETURN].contains(&name))
}
