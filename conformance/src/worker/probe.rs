//! Finding out what the library is and what stands behind it, once per run.

use std::collections::BTreeMap;
use std::ffi::{CStr, OsStr, c_char, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use cuspec_harness::Runtime;

use super::driver_calls::{CallError, Libraries};
use crate::worker::ipc::{Description, Greeting, RuntimeDescription};

/// Attributes are numbered from one; more than any toolkit has so far.
const ATTRIBUTES: std::ops::Range<i32> = 1..256;

/// Everything that can be told about the library and its first device.
pub(super) fn describe(api: &Libraries) -> Greeting {
    let mut description = Description {
        resolved: resolve(api.driver.handle()),
        runtime: api.runtime.as_ref().map(describe_runtime),
        ..Description::default()
    };
    let mut version = 0;
    if api.cuDriverGetVersion(&mut version).is_ok() {
        description.driver_version = Some(version);
    }
    match find_device(api, &mut description.devices) {
        Ok(Some(device)) => describe_device(api, device, &mut description),
        Ok(None) => description.no_device = Some("the driver shows no device".to_owned()),
        Err(error) if error.code.is_some() => description.no_device = Some(api.show(&error)),
        Err(error) => return refuse(api, &error),
    }
    let more = ask_library(&description);
    description.machine.answers.extend(more);
    Greeting::Described(Box::new(description))
}

/// The first device, if there is one, and how many there are.
fn find_device(api: &Libraries, count: &mut i32) -> Result<Option<i32>, CallError> {
    api.cuInit(0)?;
    api.cuDeviceGetCount(count)?;
    let mut device = 0;
    let is_there = *count > 0 && api.cuDeviceGet(&mut device, 0).is_ok();
    Ok(is_there.then_some(device))
}

fn describe_device(api: &Libraries, device: i32, description: &mut Description) {
    description.device = name_device(api, device);
    let mut bytes = 0;
    if api.cuDeviceTotalMem_v2(&mut bytes, device).is_ok() {
        description.total_memory = Some(bytes as u64);
    }
    for attribute in ATTRIBUTES {
        let mut value = 0;
        if api
            .cuDeviceGetAttribute(&mut value, attribute, device)
            .is_ok()
        {
            let attributes = &mut description.machine.attributes;
            attributes.insert(attribute, value.into());
        }
    }
}

fn describe_runtime(runtime: &Runtime) -> RuntimeDescription {
    RuntimeDescription {
        resolved: resolve(runtime.handle()),
        version: runtime.cudaRuntimeGetVersion().ok(),
    }
}

/// Why a library is of no use, in the runner's terms.
pub(super) fn refuse(api: &Libraries, error: &CallError) -> Greeting {
    let text = api.show(error);
    match error.code {
        None => Greeting::Unusable(text),
        Some(_) => Greeting::NoDevice(text),
    }
}

/// The answers to questions that are not about attributes.
fn ask_library(description: &Description) -> BTreeMap<String, i64> {
    let mut answers = BTreeMap::new();
    let mut answer = |question: &str, value: i64| {
        answers.insert(question.to_owned(), value);
    };
    if let Some(version) = description.driver_version {
        answer("driver.version", version.into());
    }
    let runtime = description.runtime.as_ref();
    if let Some(version) = runtime.and_then(|runtime| runtime.version) {
        answer("runtime.version", version.into());
    }
    if let Some(bytes) = description.total_memory {
        answer("device.total_memory", bytes as i64);
    }
    answer("machine.devices", description.devices.into());
    answer("machine.is_mps", is_served().into());
    answer("machine.is_linux", cfg!(target_os = "linux").into());
    answers
}

/// Whether a multi-process server stands between this process and the device.
fn is_served() -> bool {
    let pipes = std::env::var_os("CUDA_MPS_PIPE_DIRECTORY")
        .map_or_else(|| PathBuf::from("/tmp/nvidia-mps"), PathBuf::from);
    pipes.join("control").exists()
}

fn name_device(api: &Libraries, device: i32) -> Option<String> {
    let mut name: [c_char; 256] = [0; 256];
    api.cuDeviceGetName(name.as_mut_ptr(), 255, device).ok()?;
    // SAFETY: the array was zero, and the call was told of one byte less, so that it ends in a
    // zero.
    let name = unsafe { CStr::from_ptr(name.as_ptr()) };
    Some(name.to_string_lossy().into_owned())
}

/// What the loader says of a library; more follows.
#[repr(C)]
struct LinkMap {
    address: usize,
    name: *const c_char,
}

/// The file that the loader found, behind any links. A library that passes calls on has few functions
/// of its own, so that none of them tells where it lies.
fn resolve(handle: *mut c_void) -> Option<PathBuf> {
    let mut map: *const LinkMap = std::ptr::null();
    // SAFETY: the handle is that of a library that is never closed, and the place has room for the
    // address that this question is answered with.
    let told = unsafe { libc::dlinfo(handle, libc::RTLD_DI_LINKMAP, (&raw mut map).cast()) };
    // SAFETY: the address is null or that of a record of the loader's, which begins like `LinkMap`
    // and lives as long as the library.
    let map = unsafe { map.as_ref() }.filter(|_| told == 0)?;
    // SAFETY: the name in such a record is a text that ends in a zero.
    let name = unsafe { CStr::from_ptr(map.name) };
    let path = Path::new(OsStr::from_bytes(name.to_bytes()));
    Some(path.canonicalize().unwrap_or_else(|_| path.to_owned()))
}
