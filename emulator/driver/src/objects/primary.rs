//! How the primary context stands.

/// How the primary context stands.
#[derive(Debug, Default)]
pub struct Primary {
    /// Its handle, which stays the same from one life to the next.
    pub handle: Option<usize>,
    pub references: u32,
    /// Flags for its present life, or for its next.
    pub flags: u32,
}
