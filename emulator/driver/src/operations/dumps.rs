//! Core dumps: a file for a fault of a kernel, or for a request.
//!
//! A dump of this driver is a text that says so. It contains no state of a device.

use std::cell::Cell;
use std::ffi::{CString, OsStr, c_int, c_void};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::sync::{Mutex, PoisonError};

use crate::code::{Code, Outcome};
use crate::objects::context::Context;
use crate::objects::coredump::{self, Moment, Settings};
use crate::objects::health::Health;
use crate::world::{Driver, driver};

/// Permissions of the pipe.
const PIPE_MODE: libc::mode_t = 0o640;

/// Held while a dump is written, so that only the first of several faults writes one.
static DUMPING: Mutex<()> = Mutex::new(());

thread_local! {
    /// Whether this thread calls callbacks of a dump.
    static CALLS_BACK: Cell<bool> = const { Cell::new(false) };
}

/// Whether the calling thread is in a callback of a dump.
pub fn is_in_dump_callback() -> bool {
    CALLS_BACK.get()
}

impl Driver {
    /// Records the fault of a kernel in a context. The first fault of a context that dumps writes a file before calls
    /// return the fault, and may end the process.
    pub fn fault(&self, context: usize, health: &Health, code: Code, reason: &str) {
        let _one = DUMPING.lock().unwrap_or_else(PoisonError::into_inner);
        let dumps = {
            let world = self.lock();
            let context = world.context(context);
            context.ok().and_then(Context::dump_settings)
        };
        if health.is_sound()
            && let Some(settings) = dumps
        {
            dump(&settings, code, reason);
        }
        health.fail(code);
    }

    /// Creates the pipe of the process before its first context that dumps on request.
    pub fn open_dump_pipe(&self, on_request: bool) -> Outcome {
        let missing = coredump::with(|process| process.missing_pipe(on_request));
        let Some(name) = missing else {
            return Ok(());
        };
        let path = CString::new(name.clone()).map_err(|_| Code::OPERATING_SYSTEM)?;
        // SAFETY: the path is a string; a pipe takes the place of a file of this name.
        let made = unsafe {
            libc::unlink(path.as_ptr());
            libc::mkfifo(path.as_ptr(), PIPE_MODE)
        };
        if made != 0 {
            return Err(Code::OPERATING_SYSTEM);
        }
        coredump::with(|process| process.note_pipe());
        let wait = move || {
            let path = std::path::Path::new(OsStr::from_bytes(&name));
            // The end for writing keeps the pipe open between two writers.
            let pipe = std::fs::File::options().read(true).write(true).open(path);
            if let Ok(mut pipe) = pipe
                && pipe.read(&mut [0; 64]).is_ok()
            {
                driver().dump_on_request();
            }
        };
        let thread = std::thread::Builder::new().name("coredump".to_owned());
        thread
            .spawn(wait)
            .map(drop)
            .map_err(|_| Code::OPERATING_SYSTEM)
    }

    /// Writes a dump of the first context that dumps, which is unusable afterwards.
    fn dump_on_request(&self) {
        let context = {
            let world = self.lock();
            let mut contexts = world.contexts.iter();
            let dumping = contexts.find(|(_, context)| context.dump_settings().is_some());
            dumping.map(|(handle, context)| (handle, context.health.clone()))
        };
        if let Some((context, health)) = context {
            let reason = "a dump was requested";
            self.fault(context, &health, Code::LAUNCH_FAILED, reason);
        }
    }
}

/// Writes the file, calls the callbacks around this, and ends the process if the settings say so.
fn dump(settings: &Settings, code: Code, reason: &str) {
    call_back(Moment::Start);
    let name = settings.file_name();
    let process = std::process::id();
    let text = format!(
        "Core dump of the cuspec reference driver. It contains no state of a device.\n\
         process {process}\ndevice 0\nfault {}: {reason}\n",
        code.0
    );
    // A file that cannot be written leaves the fault as it is.
    let _ = std::fs::File::create(OsStr::from_bytes(&name))
        .and_then(|mut file| file.write_all(text.as_bytes()));
    call_back(Moment::Complete);
    if settings.ends_process() {
        std::process::abort();
    }
}

/// Calls the callbacks of a moment, without any lock of the driver's state.
fn call_back(moment: Moment) {
    let callbacks = coredump::with(|process| process.callbacks(moment));
    let process = c_int::try_from(std::process::id()).unwrap_or(c_int::MAX);
    CALLS_BACK.set(true);
    for callback in callbacks {
        if let Some(function) = callback.function {
            // SAFETY: the program registered the function to be called with this word.
            unsafe { function(callback.data as *mut c_void, process, 0) };
        }
    }
    CALLS_BACK.set(false);
}
