//! Events: a form that went with 13.0, which gave its name to what it did.

#[as_driver(cuEventElapsedTime_v2)]
#[needs(runtime)]
fn cudaEventElapsedTime_v2(
    /// Room for the time, in milliseconds.
    #[is(pMilliseconds)]
    ms: Out<f32>,
    start: _,
    end: _,
) {
}

/// The time between two events is the same whichever form is asked.
#[scenario]
#[needs(nothing)]
#[shows(cudaEventElapsedTime_v2)]
fn both_forms_tell_the_same_time(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreate()?;
    let (start, end) = (cuda.cudaEventCreate()?, cuda.cudaEventCreate()?);
    cuda.cudaEventRecord(start, stream)?;
    cuda.cudaEventRecord(end, stream)?;
    cuda.cudaEventSynchronize(end)?;
    let time = cuda.cudaEventElapsedTime_v2(start, end)?;
    expect!(time >= 0.0 && time == cuda.cudaEventElapsedTime(start, end)?);
    cuda.cudaEventDestroy(end)?;
    cuda.cudaEventDestroy(start)?;
    cuda.cudaStreamDestroy(stream)?;
}
