//! Hazards that the vocabulary does not have.

/// Writes files, under a misspelt hazard.
#[needs(context)]
#[order(unknown)]
#[hazard(fils)]
fn cuCtxSynchronize() {
    /// The call fills the memory of the device, under a misspelt hazard.
    #[rule("fills-memory", observed, on("580.159.04"))]
    #[hazard("fill-memory")]
    if device.max_pitch() == 0 {
        return OUT_OF_MEMORY;
    }
}

/// A hazard without a name.
#[scenario]
#[needs(context)]
#[hazard]
fn a_dangerous_scenario(cuda: &Driver) {
    expect!(cuda.cuCtxSynchronize() == Ok(()));
}
