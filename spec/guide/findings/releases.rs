//! What older drivers were found to do otherwise, and what drivers do where there is no device.

#[findings("Older drivers, and no device", "no-device-555.58.02", "12.5.82")]
enum Releases {
    /// Up to 12.5 any version is taken, 99.0 as well, and what comes out is the function of the
    /// driver's own version. 13.0 answers `INVALID_VALUE`.
    #[about(cuGetProcAddress, cuGetProcAddress_v2)]
    #[documents("A version above the driver's own is an error.")]
    #[shown(
        "cuGetProcAddress_v2[cudaVersion=future]",
        "cuGetProcAddress[cudaVersion=future]"
    )]
    OlderDriversTakeVersionsFromTheFuture,
    /// Before `cuInit` these answer `NOT_INITIALIZED` whatever is passed, where 13.0 looks at the
    /// arguments first and answers `INVALID_VALUE`.
    #[about(cuCtxGetDevice, cuLaunchHostFunc, cuStreamAddCallback)]
    #[documents("Nothing is said of the order.")]
    #[shown(
        "cuCtxGetDevice[device=null,state=uninitialized]",
        "cuLaunchHostFunc[hStream=null,fn=null,state=uninitialized]",
        "cuStreamAddCallback[hStream=null,callback=null,state=uninitialized]"
    )]
    TheOrderBeforeInitializationChanges,
    /// The first driver that has the function dies of it before `cuInit`; 13.0 answers
    /// `NOT_INITIALIZED`.
    #[about(cuCtxCreate_v4)]
    #[documents("`NOT_INITIALIZED` is listed.")]
    #[shown("cuCtxCreate_v4[state=uninitialized]")]
    ContextCreationCrashesBeforeInitialization,
    /// The answer is `NO_DEVICE`, each time, and whatever needs `cuInit` goes on to answer
    /// `NOT_INITIALIZED`.
    #[about(cuInit)]
    #[documents("The code is not in the list.")]
    #[shown("cuInit[]", "initialize/without_a_device")]
    NoDeviceIsNoDocumentedAnswer,
}
