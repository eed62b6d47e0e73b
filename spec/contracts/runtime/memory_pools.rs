//! Pools of memory.

#![on("13.0.96")]

#[as_driver(cuMemPoolCreate)]
fn cudaMemPoolCreate(memPool: _, poolProps: _) {}

#[as_driver(cuMemPoolDestroy)]
fn cudaMemPoolDestroy(memPool: _) {}

#[as_driver(cuMemPoolSetAccess)]
fn cudaMemPoolSetAccess(
    memPool: _,
    #[accepts(NullEmpty)]
    #[undefined(Null)]
    descList: _,
    count: _,
) {
}

/// A pool of the runtime is one of the driver's, and the place that allocations come from as long as it is set.
#[scenario]
#[needs(nothing)]
#[lasting]
#[shows(cudaMemPoolCreate, cudaMemPoolDestroy)]
fn pools_are_the_drivers(cuda: &Runtime) {
    let mut props: cudaMemPoolProps = std::mem::zeroed();
    props.allocType = cudaMemAllocationTypePinned;
    props.location.r#type = cudaMemLocationTypeDevice;
    let default = cuda.cudaDeviceGetDefaultMemPool(0)?;
    let pool = cuda.cudaMemPoolCreate(&props)?;
    expect!(pool != default);
    cuda.driver().cuDeviceSetMemPool(0, pool)?;
    expect!(cuda.cudaDeviceGetMemPool(0)? == pool);
    // Whoever destroys the pool that is set goes back to the first.
    cuda.cudaMemPoolDestroy(pool)?;
    expect!(cuda.cudaDeviceGetMemPool(0)? == default);
}
