//! What the runtime keeps beside the driver.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// What calls change of what the runtime keeps for a thread.
#[settings]
enum RuntimeSetting {
    /// The code of the last call that has failed on the thread, until somebody asks for it.
    #[reach(thread)]
    LastError,
}
