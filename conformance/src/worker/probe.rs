//! Probes the library and the device behind it, once per run.

use std::collections::BTreeMap;
use std::ffi::{CStr, OsStr, c_char, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::null_mut;
use std::sync::mpsc::{Sender, channel};

use cuspec_case::Api;
use cuspec_harness::{EglStreams, Runtime};

use super::driver_calls::{CallError, Libraries};
use super::last_error;
use super::opengl;
use super::primary;
use super::watched_objects::WatchedObjects;
use crate::worker::ipc::question::{ATTRIBUTES, Question};
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::ipc::{Description, Greeting, RuntimeDescription};

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: u32 = 1;

/// Describes the library and its first device. Each question is recorded on the page before its call, so
/// that the runner knows which call ended the process, and probes again without it.
pub(super) fn describe(api: &Libraries, page: &SharedPage, left_out: &[Question]) -> Greeting {
    let probe = Probe {
        api,
        page,
        left_out,
    };
    let mut description = Description {
        resolved: api.driver.handle().and_then(resolve),
        ..Description::default()
    };
    description.driver_version = probe.query_version(Question::Version);
    let device = probe.find_device(&mut description.devices);
    match device.clone() {
        Ok(device) => {
            probe.describe_device(device, &mut description);
            description.has_peers = probe.has_peers(device, description.devices);
            description.has_opengl = probe.has_opengl();
        }
        Err(reason) => description.no_device = Some(reason),
    }
    if description.driver_version.is_none() {
        description.driver_version = probe.query_version(Question::VersionAfterInit);
    }
    description.runtime = api
        .runtime
        .as_ref()
        .map(|runtime| probe.describe_runtime(runtime));
    if let (Ok(device), Some(_), None) = (device, api.runtime, &description.no_context) {
        probe.use_objects(Question::RuntimeObjects, device, Api::Runtime);
    }
    let more = library_answers(&description);
    description.machine.answers.extend(more);
    let streams = EglStreams::find(|name| api.driver.symbol(name));
    let answer = ("machine.has_egl_streams".to_owned(), streams.is_ok().into());
    description.machine.answers.extend([answer]);
    Greeting::Described(Box::new(description))
}

/// Makes the calls of the probe.
struct Probe<'a> {
    api: &'a Libraries,
    page: &'a SharedPage,
    /// Questions that ended an earlier probe.
    left_out: &'a [Question],
}

impl Probe<'_> {
    /// Makes the call of a question, unless it ended an earlier probe.
    fn query<T>(&self, question: Question, call: impl FnOnce() -> T) -> Option<T> {
        if self.left_out.contains(&question) {
            return None;
        }
        self.page.begin(question.number());
        self.page.enter(Phase::Call);
        let answer = call();
        self.page.enter(Phase::Idle);
        Some(answer)
    }

    /// Like `query`, for a call that must succeed. The error says why it did not.
    fn require(
        &self,
        question: Question,
        call: impl FnOnce() -> Result<(), CallError>,
    ) -> Result<(), String> {
        match self.query(question, call) {
            Some(answer) => answer.map_err(|error| self.api.show(&error)),
            None => Err(format!("{} ends the process", self.function_of(question))),
        }
    }

    fn function_of(&self, question: Question) -> &'static str {
        let alone = question.function_without_driver();
        match self.api.driver.is_there() {
            true => question.function(),
            false => alone.unwrap_or_default(),
        }
    }

    fn query_version(&self, question: Question) -> Option<i32> {
        let mut version = 0;
        let result = self.query(question, || self.api.cuDriverGetVersion(&mut version))?;
        result.ok().map(|()| version)
    }

    /// Returns the first device, and sets the number of devices.
    fn find_device(&self, count: &mut i32) -> Result<i32, String> {
        let has_driver = self.api.driver.is_there();
        if has_driver {
            self.require(Question::Init, || self.api.cuInit(0))?;
        }
        self.require(Question::Count, || self.api.cuDeviceGetCount(count))?;
        if *count < 1 {
            let reporter = if has_driver { "driver" } else { "runtime" };
            return Err(format!("the {reporter} reports no device"));
        }
        let mut device = 0;
        if !has_driver {
            return Ok(device);
        }
        self.require(Question::Device, || self.api.cuDeviceGet(&mut device, 0))?;
        Ok(device)
    }

    /// Whether the first two devices can access each other's memory.
    fn has_peers(&self, first: i32, devices: i32) -> bool {
        let call = || {
            let mut second = 1;
            if self.api.driver.is_there() {
                self.api.cuDeviceGet(&mut second, 1)?;
            }
            let (mut there, mut back) = (0, 0);
            self.api.cuDeviceCanAccessPeer(&mut there, first, second)?;
            self.api.cuDeviceCanAccessPeer(&mut back, second, first)?;
            Ok::<bool, CallError>(there != 0 && back != 0)
        };
        devices > 1 && matches!(self.query(Question::Peers, call), Some(Ok(true)))
    }

    /// Whether an OpenGL context without a window can be made, and has a device that the driver lists.
    fn has_opengl(&self) -> bool {
        if !self.api.driver.is_there() {
            return false;
        }
        self.query(Question::OpenGl, || opengl::is_available(self.api))
            .unwrap_or_default()
    }

    fn describe_device(&self, device: i32, description: &mut Description) {
        let api = self.api;
        if api.driver.is_there() {
            self.describe_by_driver(device, description);
        }
        for attribute in ATTRIBUTES {
            let mut value = 0;
            let call = || api.cuDeviceGetAttribute(&mut value, attribute, device);
            let result = self.query(Question::Attribute(attribute), call);
            if result.is_some_and(|answer| answer.is_ok()) {
                let attributes = &mut description.machine.attributes;
                attributes.insert(attribute, value.into());
            }
        }
        let retained = self.require(Question::Context, || primary::retain(api, device).map(drop));
        description.no_context = retained.err();
        if description.no_context.is_none() && api.driver.is_there() {
            let absence = primary::absence(api, device);
            description.no_primary = absence.map(|error| api.show(&error));
        }
        if description.no_context.is_none() {
            // The result is checked by cases; the probe only finds out whether the call returns.
            let _ = self.query(Question::HostFunction, || run_host_function(api, device));
            if api.driver.is_there() {
                self.use_objects(Question::Objects, device, Api::Driver);
            }
        }
    }

    fn describe_by_driver(&self, device: i32, description: &mut Description) {
        let api = self.api;
        description.device = self
            .query(Question::Name, || name_device(api, device))
            .flatten();
        let mut bytes = 0;
        let result = self.query(Question::Memory, || {
            api.cuDeviceTotalMem_v2(&mut bytes, device)
        });
        if result.is_some_and(|answer| answer.is_ok()) {
            description.total_memory = Some(bytes as u64);
        }
    }

    /// Finds out whether the calls return that make and use the watched objects.
    fn use_objects(&self, question: Question, device: i32, maker: Api) {
        let _ = self.query(question, || {
            let context = primary::retain(self.api, device)?;
            let made = WatchedObjects::make(&self.api.made_by(maker), device, context);
            made.map(|objects| drop(objects.check()))
        });
    }

    fn describe_runtime(&self, runtime: &Runtime) -> RuntimeDescription {
        let version = self.query(Question::RuntimeVersion, || {
            runtime.cudaRuntimeGetVersion().ok()
        });
        let _ = self.query(Question::PeekLastError, || last_error::peek(runtime));
        let _ = self.query(Question::LastError, || last_error::reset(runtime));
        let _ = self.query(Question::FailingCall, || last_error::cause_error(runtime));
        let resolved = resolve(runtime.handle());
        // Runtimes of version 11 do not return their version without a device.
        let by_name = || version_by_name(resolved.as_deref()?);
        RuntimeDescription {
            version: version.flatten().or_else(by_name),
            resolved,
        }
    }
}

/// The version in a file name: `11080` for `libcudart.so.11.8.89`. `None` for `libcudart.so.11.0`, which is
/// the name of every 11.x release.
fn version_by_name(path: &Path) -> Option<i32> {
    let (_, release) = path.file_name()?.to_str()?.split_once(".so.")?;
    let mut numbers = release.split('.').map(str::parse::<i32>);
    match (numbers.next()?, numbers.next()?, numbers.next()?) {
        (Ok(major), Ok(minor), Ok(_)) => Some(major * 1000 + minor * 10),
        _ => None,
    }
}

/// Runs a host function in a new stream, and waits until it has run.
fn run_host_function(api: &Libraries, device: i32) -> Result<(), CallError> {
    let context = primary::retain(api, device)?;
    api.set_current(device, context)?;
    let mut stream = null_mut();
    api.cuStreamCreate(&mut stream, NON_BLOCKING)?;
    let (sender, receiver) = channel::<()>();
    // Leaked: the stream may run the function at any later time.
    let sender = Box::into_raw(Box::new(sender));
    api.cuLaunchHostFunc(stream, notify, sender.cast())?;
    let _ = receiver.recv();
    api.cuStreamDestroy_v2(stream)
}

/// # Safety
/// `data` must point to a sender that is never freed.
unsafe extern "C" fn notify(data: *mut c_void) {
    // SAFETY: the sender is leaked, so it is valid whenever the stream runs this.
    let sender = unsafe { &*data.cast::<Sender<()>>() };
    let _ = sender.send(());
}

/// The greeting for a library that cannot be used.
pub(super) fn refuse(api: &Libraries, error: &CallError) -> Greeting {
    let text = api.show(error);
    match error.code {
        None => Greeting::Unusable(text),
        Some(_) => Greeting::NoDevice(text),
    }
}

/// The answers to queries other than attributes.
fn library_answers(description: &Description) -> BTreeMap<String, i64> {
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
    answer("machine.has_peers", description.has_peers.into());
    answer("machine.has_opengl", description.has_opengl.into());
    // No case makes a device of VDPAU, which needs a display.
    answer("machine.has_vdpau", 0);
    answer("machine.is_mps", uses_mps().into());
    answer("machine.is_linux", cfg!(target_os = "linux").into());
    answers
}

/// Whether the process reaches the device through the multi-process service.
fn uses_mps() -> bool {
    let pipes = std::env::var_os("CUDA_MPS_PIPE_DIRECTORY")
        .map_or_else(|| PathBuf::from("/tmp/nvidia-mps"), PathBuf::from);
    pipes.join("control").exists()
}

fn name_device(api: &Libraries, device: i32) -> Option<String> {
    let mut name: [c_char; 256] = [0; 256];
    api.cuDeviceGetName(name.as_mut_ptr(), 255, device).ok()?;
    // SAFETY: the array was zeroed, and the call may write all but its last byte, so it ends in a zero
    // byte.
    let name = unsafe { CStr::from_ptr(name.as_ptr()) };
    Some(name.to_string_lossy().into_owned())
}

/// The first fields of the loader's record of a library.
#[repr(C)]
struct LinkMap {
    address: usize,
    name: *const c_char,
}

/// The path of the loaded file, with links resolved. The handle is used instead of the address of a
/// function, because a library that forwards all calls may export no function of its own.
fn resolve(handle: *mut c_void) -> Option<PathBuf> {
    let mut map: *const LinkMap = std::ptr::null();
    // SAFETY: the handle belongs to a library that is never closed, and `map` has room for the address that
    // the call writes.
    let result = unsafe { libc::dlinfo(handle, libc::RTLD_DI_LINKMAP, (&raw mut map).cast()) };
    // SAFETY: the address is null, or points to a record of the loader that begins like `LinkMap` and lives
    // as long as the library.
    let map = unsafe { map.as_ref() }.filter(|_| result == 0)?;
    // SAFETY: the name in such a record is a C string.
    let name = unsafe { CStr::from_ptr(map.name) };
    let path = Path::new(OsStr::from_bytes(name.to_bytes()));
    Some(path.canonicalize().unwrap_or_else(|_| path.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_release_number_contains_the_version() {
        let of = |name: &str| version_by_name(Path::new(name));
        assert_eq!(of("/lib/libcudart.so.11.8.89"), Some(11080));
        assert_eq!(of("/lib/libcudart.so.12.4.127"), Some(12040));
        assert_eq!(of("/lib/libcudart.so.11.0"), None);
        assert_eq!(of("/lib/libcudart.so"), None);
        assert_eq!(of("/lib/libcudart.so.one.two.three"), None);
    }
}
