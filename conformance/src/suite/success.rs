//! What every call that succeeds is held to, without a word of its contract: the last parts of the ids
//! under which that is judged, as in `cuStreamCreate/written`.

/// Its results are written.
pub const WRITTEN: &str = "written";
/// What it says that it has made can be ended.
pub const CREATES: &str = "creates";
/// It leaves the thread's last error alone.
pub const LAST_ERROR: &str = "last-error";
