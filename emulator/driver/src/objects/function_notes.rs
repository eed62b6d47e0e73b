//! Settings of a function besides its image.

/// Size of the parameter buffer of the older launch functions.
pub const PARAMETER_ROOM: usize = 4096;

/// Settings of a function.
#[derive(Clone, Debug)]
pub struct FunctionNotes {
    pub function: usize,
    /// Whether its code is loaded on the device.
    pub is_loaded: bool,
    /// Block dimensions for the older launches, if set.
    pub shape: Option<[u32; 3]>,
    /// Dynamic shared memory in bytes, for the older launches.
    pub shared: u32,
    /// Parameters for the older launches, and their size in bytes.
    pub parameters: Vec<u8>,
    pub parameter_bytes: usize,
}

impl FunctionNotes {
    /// Settings of an unused function.
    pub fn of(function: usize) -> FunctionNotes {
        FunctionNotes {
            function,
            is_loaded: false,
            shape: None,
            shared: 0,
            parameters: vec![0; PARAMETER_ROOM],
            parameter_bytes: 0,
        }
    }
}
