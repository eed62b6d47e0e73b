//! Written by `cuspec import` from `nvrtc.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcAddNameExpression(prog: nvrtcProgram, name_expression: *const c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcCompileProgram(
    prog: nvrtcProgram,
    numOptions: c_int,
    options: *const *const c_char,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcCreateProgram(
    prog: *mut nvrtcProgram,
    src: *const c_char,
    name: *const c_char,
    numHeaders: c_int,
    headers: *const *const c_char,
    includeNames: *const *const c_char,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcDestroyProgram(prog: *mut nvrtcProgram) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33"..)]
fn nvrtcGetBundledHeadersInfo(
    info: *mut nvrtcBundledHeadersInfo,
    errorLog: *mut *const c_char,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetCUBIN(prog: nvrtcProgram, cubin: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetCUBINSize(prog: nvrtcProgram, cubinSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetErrorString(result: nvrtcResult) -> *const c_char;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvrtcGetLTOIR(prog: nvrtcProgram, LTOIR: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvrtcGetLTOIRSize(prog: nvrtcProgram, LTOIRSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetLoweredName(
    prog: nvrtcProgram,
    name_expression: *const c_char,
    lowered_name: *mut *const c_char,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99".."13.0.48")]
fn nvrtcGetNVVM(prog: nvrtcProgram, nvvm: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99".."13.0.48")]
fn nvrtcGetNVVMSize(prog: nvrtcProgram, nvvmSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetNumSupportedArchs(numArchs: *mut c_int) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvrtcGetOptiXIR(prog: nvrtcProgram, optixir: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76"..)]
fn nvrtcGetOptiXIRSize(prog: nvrtcProgram, optixirSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61"..)]
fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61"..)]
fn nvrtcGetPCHHeapSize(ret: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61"..)]
fn nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram, size: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetPTX(prog: nvrtcProgram, ptx: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetPTXSize(prog: nvrtcProgram, ptxSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetProgramLog(prog: nvrtcProgram, log: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetProgramLogSize(prog: nvrtcProgram, logSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcGetSupportedArchs(supportedArchs: *mut c_int) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51"..)]
fn nvrtcGetTileIR(prog: nvrtcProgram, TileIR: *mut c_char) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51"..)]
fn nvrtcGetTileIRSize(prog: nvrtcProgram, TileIRSizeRet: *mut usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33"..)]
fn nvrtcInstallBundledHeaders(
    installPath: *const c_char,
    flags: c_uint,
    errorLog: *mut *const c_char,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33"..)]
fn nvrtcRemoveBundledHeaders(
    installPath: *const c_char,
    errorLog: *mut *const c_char,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61"..)]
fn nvrtcSetFlowCallback(
    prog: nvrtcProgram,
    callback: Option<unsafe extern "C" fn(*mut c_void, *mut c_void) -> c_int>,
    payload: *mut c_void,
) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61"..)]
fn nvrtcSetPCHHeapSize(size: usize) -> nvrtcResult;

#[group(UNGROUPED)]
#[toolkits("11.7.99"..)]
fn nvrtcVersion(major: *mut c_int, minor: *mut c_int) -> nvrtcResult;
