//! Parameters that no C function has.

/// Links what was added.
fn cuDestroyExternalMemory(&self, (cubin, size): _);
