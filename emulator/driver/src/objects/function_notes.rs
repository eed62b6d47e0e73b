//! What is noted of a function beside what its image says.

/// Room for the parameters that the older functions set.
pub const PARAMETER_ROOM: usize = 4096;

/// What programs have done with a function.
#[derive(Clone, Debug)]
pub struct FunctionNotes {
    pub function: usize,
    /// Whether its code is on the device.
    pub is_loaded: bool,
    /// Threads of a block for the older launches, once somebody has said so.
    pub shape: Option<[u32; 3]>,
    /// Bytes of dynamic shared memory for the older launches.
    pub shared: u32,
    /// Parameters for the older launches, and how many bytes of them count.
    pub parameters: Vec<u8>,
    pub parameter_bytes: usize,
}

impl FunctionNotes {
    /// What there is to say of a function that nobody has done anything with.
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
