//! Finding the driver's own functions.

#![on("580.159.04")]

/// Looks up the function that fits a name and a version.
#[class(lookup)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "the documents name no way to provoke it")]
fn cuGetProcAddress_v2(
    /// Base name, without version or stream suffix.
    #[undefined(Null)]
    symbol: DriverSymbol,
    /// Room for the function; null when there is none.
    #[undefined(Null)]
    pfn: Out<VoidPtr>,
    /// Version the function must fit, as 1000 times major plus 10 times minor.
    cudaVersion: CudaVersion,
    /// Which twin is wanted where there are two.
    flags: OneOf<CUdriverProcAddress_flags, AboveAll>,
    /// Room for why there is none; null when nobody wants to know.
    symbolStatus: Out<CUdriverProcAddressQueryResult, Null>,
) {
    check!(flags);

    /// Nobody has functions newer than the driver. Earlier drivers took any version above their own
    /// for their own.
    #[rule("not-from-the-future", documented, on("580.159.04"))]
    #[since(13000, not_on("525.147.05", "535.261.03", "550.163.01", "555.58.02"))]
    if cudaVersion.is_future() || cudaVersion > driver.version() {
        return INVALID_VALUE;
    }

    check!(symbol, pfn, symbolStatus);

    /// A name nobody knows is an answer, not an error.
    #[ensure("unknown-name", documented, on("580.159.04"))]
    if symbol.is_unknown() || symbol.is_empty() {
        assert!(pfn.value() == 0);
    }

    /// Why there is no function for a name nobody knows.
    #[ensure("unknown-name-status", documented, on("580.159.04"))]
    if (symbol.is_unknown() || symbol.is_empty()) && !symbolStatus.is_null() {
        assert!(symbolStatus.value() == CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND);
    }

    /// Nor is a name an error that came later than the version asked for.
    #[ensure("too-early", documented, on("580.159.04"))]
    if symbol.is_recent() && cudaVersion >= 0 && cudaVersion < symbol.introduced() {
        assert!(pfn.value() == 0);
    }

    /// Why there is no function for a name that came later.
    #[ensure("too-early-status", documented, on("580.159.04"))]
    if symbol.is_recent()
        && cudaVersion >= 0
        && cudaVersion < symbol.introduced()
        && !symbolStatus.is_null()
    {
        assert!(symbolStatus.value() == CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT);
    }

    /// A name that was there at the version asked for is found: it is what the library exports.
    #[ensure("found", documented)]
    if symbol.is_known() && cudaVersion >= symbol.introduced() {
        assert!(pfn.value() == symbol.function());
    }

    /// A name that is found says so.
    #[ensure("found-status", documented, on("580.159.04"))]
    if symbol.is_known() && cudaVersion >= symbol.introduced() && !symbolStatus.is_null() {
        assert!(symbolStatus.value() == CU_GET_PROC_ADDRESS_SUCCESS);
    }

    /// A version below zero is later than all others.
    #[ensure("negative-is-latest", observed, on("580.159.04"))]
    if symbol.is_recent() && cudaVersion < 0 {
        assert!(pfn.value() == symbol.function());
    }
}

/// The first form of the look-up, where a name without a function is an error.
#[class(lookup)]
#[order(observed)]
#[unreachable(NOT_SUPPORTED, "the documents name no way to provoke it")]
fn cuGetProcAddress(
    /// Base name, without version or stream suffix.
    #[refuses(Unknown = NOT_FOUND, Empty = NOT_FOUND)]
    #[undefined(Null)]
    symbol: DriverSymbol,
    /// Room for the function; null is put there when there is none.
    #[undefined(Null)]
    #[on_failure(written)]
    pfn: Out<VoidPtr>,
    /// Version the function must fit, as 1000 times major plus 10 times minor.
    cudaVersion: CudaVersion,
    /// Which twin is wanted where there are two.
    flags: OneOf<CUdriverProcAddress_flags, AboveAll>,
) {
    check!(flags);

    /// Nobody has functions newer than the driver. Earlier drivers took any version above their own
    /// for their own.
    #[rule("not-from-the-future", documented, on("580.159.04"))]
    #[since(13000, not_on("525.147.05", "535.261.03", "550.163.01", "555.58.02"))]
    if cudaVersion.is_future() || cudaVersion > driver.version() {
        return INVALID_VALUE;
    }

    check!(symbol);

    /// A name that came later than the version asked for has no function yet; a version below
    /// zero is later than all others.
    #[rule("too-early", observed, on("580.159.04"))]
    if cudaVersion >= 0 && cudaVersion < symbol.introduced() {
        return NOT_FOUND;
    }

    check!(pfn);

    /// What is found is the function that the library exports.
    #[ensure("found", documented)]
    if true {
        assert!(pfn.value() == symbol.function());
    }
}

/// The version asked for decides which form of a function comes out.
#[scenario]
#[needs(nothing)]
fn version_selects_the_form(cuda: &Driver) {
    let name = c"cuMemAlloc".as_ptr();
    let (first, status) = cuda.cuGetProcAddress_v2(name, 2000, 0)?;
    expect!(status == CU_GET_PROC_ADDRESS_SUCCESS);
    let (second, status) = cuda.cuGetProcAddress_v2(name, 3020, 0)?;
    expect!(status == CU_GET_PROC_ADDRESS_SUCCESS);
    expect!(first != second);
    let (latest, _) = cuda.cuGetProcAddress_v2(name, cuda.cuDriverGetVersion()?, 0)?;
    expect!(latest == second);
}

/// The flag decides between the twins of a function, and makes no difference where there are none.
#[scenario]
#[needs(nothing)]
#[shows(cuGetProcAddress_v2)]
fn flag_selects_the_twin(cuda: &Driver) {
    let version = cuda.cuDriverGetVersion()?;
    let legacy = u64::from(CU_GET_PROC_ADDRESS_LEGACY_STREAM.0);
    let per_thread = u64::from(CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.0);

    let name = c"cuStreamQuery".as_ptr();
    let (shared, _) = cuda.cuGetProcAddress_v2(name, version, legacy)?;
    let (own, _) = cuda.cuGetProcAddress_v2(name, version, per_thread)?;
    expect!(!shared.is_null());
    expect!(!own.is_null());
    expect!(shared != own);

    let name = c"cuDeviceGetCount".as_ptr();
    let (shared, _) = cuda.cuGetProcAddress_v2(name, version, legacy)?;
    let (own, _) = cuda.cuGetProcAddress_v2(name, version, per_thread)?;
    expect!(!shared.is_null());
    expect!(shared == own);
}

/// What the look-up hands out can be called, and says what the export says.
#[scenario]
#[needs(nothing)]
fn found_functions_work(cuda: &Driver) {
    let version = cuda.cuDriverGetVersion()?;
    let (found, _) = cuda.cuGetProcAddress_v2(c"cuDriverGetVersion".as_ptr(), version, 0)?;
    expect!(!found.is_null());
    let call: Fn_cuDriverGetVersion = unsafe { core::mem::transmute(found) };
    let mut answer = 0;
    expect!(unsafe { call(&raw mut answer) } == CUDA_SUCCESS);
    expect!(answer == version);
}

/// The first form of the look-up finds what the second does.
#[scenario]
#[needs(nothing)]
#[shows(cuGetProcAddress)]
fn forms_of_the_look_up_agree(cuda: &Driver) {
    let version = cuda.cuDriverGetVersion()?;
    let name = c"cuDriverGetVersion".as_ptr();
    let (found, _) = cuda.cuGetProcAddress_v2(name, version, 0)?;
    expect!(cuda.cuGetProcAddress(name, version, 0)? == found);
}
