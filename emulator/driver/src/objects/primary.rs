//! State of the primary context.

/// State of the primary context.
#[derive(Debug, Default)]
pub struct Primary {
    /// Its handle, which is the same after each activation.
    pub handle: Option<usize>,
    pub references: u32,
    /// Flags for the current or the next activation.
    pub flags: u32,
}
