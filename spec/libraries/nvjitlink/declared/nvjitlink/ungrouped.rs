//! Written by `cuspec import` from `nvJitLink.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkAddData_12_0(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkAddData_12_1(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkAddData_12_2(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkAddData_12_3(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkAddData_12_4(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkAddData_12_5(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkAddData_12_6(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkAddData_12_8(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkAddData_12_9(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkAddData_13_0(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkAddData_13_1(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkAddData_13_2(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkAddData_13_3(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkAddData_13_4(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkAddData_13_5(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkAddFile_12_0(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkAddFile_12_1(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkAddFile_12_2(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkAddFile_12_3(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkAddFile_12_4(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkAddFile_12_5(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkAddFile_12_6(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkAddFile_12_8(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkAddFile_12_9(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkAddFile_13_0(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkAddFile_13_1(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkAddFile_13_2(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkAddFile_13_3(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkAddFile_13_4(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkAddFile_13_5(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkComplete_12_0(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkComplete_12_1(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkComplete_12_2(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkComplete_12_3(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkComplete_12_4(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkComplete_12_5(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkComplete_12_6(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkComplete_12_8(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkComplete_12_9(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkComplete_13_0(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkComplete_13_1(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkComplete_13_2(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkComplete_13_3(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkComplete_13_4(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkComplete_13_5(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkCreate_12_0(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkCreate_12_1(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkCreate_12_2(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkCreate_12_3(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkCreate_12_4(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkCreate_12_5(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkCreate_12_6(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkCreate_12_8(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkCreate_12_9(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkCreate_13_0(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *const *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkCreate_13_1(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *const *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkCreate_13_2(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *const *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkCreate_13_3(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *const *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkCreate_13_4(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *const *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkCreate_13_5(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *const *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkDestroy_12_0(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkDestroy_12_1(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkDestroy_12_2(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkDestroy_12_3(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkDestroy_12_4(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkDestroy_12_5(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkDestroy_12_6(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkDestroy_12_8(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkDestroy_12_9(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkDestroy_13_0(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkDestroy_13_1(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkDestroy_13_2(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkDestroy_13_3(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkDestroy_13_4(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkDestroy_13_5(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetErrorLogSize_12_0(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetErrorLogSize_12_1(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetErrorLogSize_12_2(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetErrorLogSize_12_3(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetErrorLogSize_12_4(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetErrorLogSize_12_5(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetErrorLogSize_12_6(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetErrorLogSize_12_8(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetErrorLogSize_12_9(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetErrorLogSize_13_0(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetErrorLogSize_13_1(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetErrorLogSize_13_2(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetErrorLogSize_13_3(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetErrorLogSize_13_4(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetErrorLogSize_13_5(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetErrorLog_12_0(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetErrorLog_12_1(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetErrorLog_12_2(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetErrorLog_12_3(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetErrorLog_12_4(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetErrorLog_12_5(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetErrorLog_12_6(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetErrorLog_12_8(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetErrorLog_12_9(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetErrorLog_13_0(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetErrorLog_13_1(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetErrorLog_13_2(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetErrorLog_13_3(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetErrorLog_13_4(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetErrorLog_13_5(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetInfoLogSize_12_0(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetInfoLogSize_12_1(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetInfoLogSize_12_2(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetInfoLogSize_12_3(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetInfoLogSize_12_4(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetInfoLogSize_12_5(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetInfoLogSize_12_6(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetInfoLogSize_12_8(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetInfoLogSize_12_9(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetInfoLogSize_13_0(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetInfoLogSize_13_1(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetInfoLogSize_13_2(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetInfoLogSize_13_3(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetInfoLogSize_13_4(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetInfoLogSize_13_5(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetInfoLog_12_0(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetInfoLog_12_1(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetInfoLog_12_2(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetInfoLog_12_3(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetInfoLog_12_4(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetInfoLog_12_5(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetInfoLog_12_6(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetInfoLog_12_8(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetInfoLog_12_9(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetInfoLog_13_0(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetInfoLog_13_1(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetInfoLog_13_2(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetInfoLog_13_3(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetInfoLog_13_4(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetInfoLog_13_5(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetLinkedCubinSize_12_0(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetLinkedCubinSize_12_1(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetLinkedCubinSize_12_2(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetLinkedCubinSize_12_3(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetLinkedCubinSize_12_4(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetLinkedCubinSize_12_5(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetLinkedCubinSize_12_6(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetLinkedCubinSize_12_8(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetLinkedCubinSize_12_9(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetLinkedCubinSize_13_0(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetLinkedCubinSize_13_1(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetLinkedCubinSize_13_2(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetLinkedCubinSize_13_3(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetLinkedCubinSize_13_4(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetLinkedCubinSize_13_5(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetLinkedCubin_12_0(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetLinkedCubin_12_1(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetLinkedCubin_12_2(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetLinkedCubin_12_3(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetLinkedCubin_12_4(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetLinkedCubin_12_5(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetLinkedCubin_12_6(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetLinkedCubin_12_8(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetLinkedCubin_12_9(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetLinkedCubin_13_0(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetLinkedCubin_13_1(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetLinkedCubin_13_2(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetLinkedCubin_13_3(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetLinkedCubin_13_4(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetLinkedCubin_13_5(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetLinkedLTOIRSize_13_3(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetLinkedLTOIRSize_13_4(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetLinkedLTOIRSize_13_5(handle: nvJitLinkHandle, size: *mut usize)
-> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetLinkedLTOIR_13_3(handle: nvJitLinkHandle, ltoir: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetLinkedLTOIR_13_4(handle: nvJitLinkHandle, ltoir: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetLinkedLTOIR_13_5(handle: nvJitLinkHandle, ltoir: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetLinkedPtxSize_12_0(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetLinkedPtxSize_12_1(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetLinkedPtxSize_12_2(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetLinkedPtxSize_12_3(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetLinkedPtxSize_12_4(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetLinkedPtxSize_12_5(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetLinkedPtxSize_12_6(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetLinkedPtxSize_12_8(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetLinkedPtxSize_12_9(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetLinkedPtxSize_13_0(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetLinkedPtxSize_13_1(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetLinkedPtxSize_13_2(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetLinkedPtxSize_13_3(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetLinkedPtxSize_13_4(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetLinkedPtxSize_13_5(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.0.76".."12.1.55")]
fn __nvJitLinkGetLinkedPtx_12_0(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.1.55".."12.2.91")]
fn __nvJitLinkGetLinkedPtx_12_1(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.2.91".."12.3.52")]
fn __nvJitLinkGetLinkedPtx_12_2(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52".."12.4.99")]
fn __nvJitLinkGetLinkedPtx_12_3(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.4.99".."12.5.40")]
fn __nvJitLinkGetLinkedPtx_12_4(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.5.40".."12.6.20")]
fn __nvJitLinkGetLinkedPtx_12_5(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.6.20".."12.8.61")]
fn __nvJitLinkGetLinkedPtx_12_6(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.8.61".."12.9.41")]
fn __nvJitLinkGetLinkedPtx_12_8(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.9.41".."13.0.39")]
fn __nvJitLinkGetLinkedPtx_12_9(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.0.39".."13.1.80")]
fn __nvJitLinkGetLinkedPtx_13_0(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80".."13.2.51")]
fn __nvJitLinkGetLinkedPtx_13_1(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.2.51".."13.3.33")]
fn __nvJitLinkGetLinkedPtx_13_2(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33".."13.4.52")]
fn __nvJitLinkGetLinkedPtx_13_3(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.4.52".."13.5.37")]
fn __nvJitLinkGetLinkedPtx_13_4(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.5.37"..)]
fn __nvJitLinkGetLinkedPtx_13_5(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkAddData(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkAddData(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    data: *const c_void,
    size: usize,
    name: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkAddFile(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkAddFile(
    handle: nvJitLinkHandle,
    inputType: nvJitLinkInputType,
    fileName: *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkComplete(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkComplete(handle: nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkCreate(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkCreate(
    handle: *mut nvJitLinkHandle,
    numOptions: u32,
    options: *mut *const c_char,
) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkDestroy(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkDestroy(handle: *mut nvJitLinkHandle) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetErrorLog(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetErrorLog(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetInfoLog(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetInfoLog(handle: nvJitLinkHandle, log: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle, cubin: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33"..)]
fn nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle, ltoir: *mut c_void) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.3.33"..)]
fn nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle, ptx: *mut c_char) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[inline]
#[toolkits("12.0.76".."13.1.80")]
fn nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("13.1.80"..)]
fn nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle, size: *mut usize) -> nvJitLinkResult;

#[group(UNGROUPED)]
#[toolkits("12.3.52"..)]
fn nvJitLinkVersion(major: *mut c_uint, minor: *mut c_uint) -> nvJitLinkResult;
