//! Settings for core dumps: those of the process, which a new context copies, and those of a context.

use std::ffi::{OsStr, c_void};
use std::os::unix::ffi::OsStrExt;
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use cuspec_sys::driver::CUcoredumpStatusCallback;

use super::handle::{Identity, Table};
use crate::code::{Code, Outcome};

/// Size in bytes of the longest name, with its end mark.
pub const NAME_SIZE: usize = 1024;

/// `CU_COREDUMP_SKIP_ABORT`: a dump does not end the process.
pub const SKIP_ABORT: u32 = 0x10;
/// The flags that `CU_COREDUMP_LIGHTWEIGHT` stands for.
const LIGHTWEIGHT: u32 = 0x2f;

/// Names of flags in `CUDA_COREDUMP_GENERATION_FLAGS`.
const FLAG_NAMES: [(&[u8], u32); 6] = [
    (b"skip_nonrelocated_elf_images", 0x01),
    (b"skip_global_memory", 0x02),
    (b"skip_shared_memory", 0x04),
    (b"skip_local_memory", 0x08),
    (b"skip_abort", SKIP_ABORT),
    (b"skip_constbank_memory", 0x20),
];

/// A setting, as `CUcoredumpSettings` numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    OnException,
    TriggerHost,
    Lightweight,
    UserTrigger,
    File,
    Pipe,
    Flags,
}

impl Setting {
    pub fn of(number: u32) -> Option<Setting> {
        Some(match number {
            1 => Setting::OnException,
            2 => Setting::TriggerHost,
            3 => Setting::Lightweight,
            4 => Setting::UserTrigger,
            5 => Setting::File,
            6 => Setting::Pipe,
            7 => Setting::Flags,
            _ => return None,
        })
    }

    /// Size in bytes of the value.
    pub fn size(self) -> usize {
        match self {
            Setting::File | Setting::Pipe => NAME_SIZE,
            Setting::Flags => size_of::<u32>(),
            _ => 1,
        }
    }
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A switch: any number but zero is on.
    Switch(u8),
    Flags(u32),
    /// A name without its end mark.
    Name(Vec<u8>),
}

/// Settings of a context, or of later contexts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Whether a fault writes a dump. The number is kept.
    on_exception: u8,
    flags: u32,
    /// Name of the file; empty for the default.
    file: Vec<u8>,
}

impl Settings {
    pub fn dumps_on_exception(&self) -> bool {
        self.on_exception != 0
    }

    pub fn ends_process(&self) -> bool {
        self.flags & SKIP_ABORT == 0
    }

    /// The name of the file.
    pub fn file_name(&self) -> Vec<u8> {
        match self.file.is_empty() {
            true => expand(b"core_%t_%h_%p.nvcudmp"),
            false => self.file.clone(),
        }
    }

    /// Returns a setting; `None` for one of the process.
    pub fn get(&self, setting: Setting) -> Option<Value> {
        Some(match setting {
            Setting::OnException => Value::Switch(self.on_exception),
            Setting::TriggerHost => Value::Switch((self.flags & SKIP_ABORT == 0).into()),
            Setting::Lightweight => Value::Switch((self.flags & LIGHTWEIGHT == LIGHTWEIGHT).into()),
            Setting::File => Value::Name(self.file.clone()),
            Setting::Flags => Value::Flags(self.flags),
            Setting::UserTrigger | Setting::Pipe => return None,
        })
    }

    /// Changes a setting of a context. A setting that the environment fixes stays as it is.
    pub fn set(&mut self, setting: Setting, value: Value) {
        let fixed = with(|process| process.fixed);
        match setting {
            Setting::OnException if fixed.on_exception => {}
            Setting::File if fixed.file => {}
            _ => self.change(setting, value),
        }
    }

    fn change(&mut self, setting: Setting, value: Value) {
        match (setting, value) {
            (Setting::OnException, Value::Switch(on)) => self.on_exception = on,
            (Setting::TriggerHost, Value::Switch(on)) => self.switch(SKIP_ABORT, on == 0),
            (Setting::Lightweight, Value::Switch(on)) => self.switch(LIGHTWEIGHT, on != 0),
            (Setting::File, Value::Name(name)) => self.file = name,
            (Setting::Flags, Value::Flags(flags)) => self.flags = flags,
            _ => {}
        }
    }

    fn switch(&mut self, flags: u32, on: bool) {
        self.flags = match on {
            true => self.flags | flags,
            false => self.flags & !flags,
        };
    }
}

/// The settings that variables of the environment fix.
#[derive(Clone, Copy, Debug, Default)]
struct Fixed {
    on_exception: bool,
    host: bool,
    flags: bool,
    user_trigger: bool,
    file: bool,
}

/// A function that is called around dumps, and its argument.
#[derive(Clone, Copy, Debug)]
pub struct Callback {
    pub function: CUcoredumpStatusCallback,
    pub data: usize,
    /// Number of the registration, by which callbacks are ordered.
    order: u64,
}

/// When a callback is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Start,
    Complete,
}

/// Settings and callbacks of the process.
#[derive(Debug, Default)]
pub struct Process {
    /// Copied by new contexts.
    settings: Settings,
    user_trigger: u8,
    pipe: Vec<u8>,
    fixed: Fixed,
    /// Whether the pipe exists.
    has_pipe: bool,
    start: Table<Callback>,
    complete: Table<Callback>,
    registrations: u64,
}

static PROCESS: Mutex<Option<Process>> = Mutex::new(None);

/// The settings, which exist before the driver is initialized.
pub fn with<T>(look: impl FnOnce(&mut Process) -> T) -> T {
    let mut process = PROCESS.lock().unwrap_or_else(PoisonError::into_inner);
    look(process.get_or_insert_default())
}

impl Process {
    pub fn get(&self, setting: Setting) -> Value {
        match setting {
            Setting::UserTrigger => Value::Switch(self.user_trigger),
            Setting::Pipe => Value::Name(self.pipe.clone()),
            _ => self.settings.get(setting).unwrap_or(Value::Switch(0)),
        }
    }

    /// Changes a setting of later contexts. Fails if the environment fixes the setting, or if the pipe is in use.
    pub fn set(&mut self, setting: Setting, value: Value) -> Outcome {
        let fixed = self.fixed;
        let is_fixed = match setting {
            Setting::OnException => fixed.on_exception,
            Setting::TriggerHost => fixed.host,
            Setting::Lightweight | Setting::Flags => fixed.flags,
            Setting::UserTrigger => fixed.user_trigger,
            Setting::File => fixed.file,
            Setting::Pipe => false,
        };
        if is_fixed {
            return Err(Code::INVALID_VALUE);
        }
        match (setting, value) {
            (Setting::Pipe, _) if self.user_trigger != 0 => return Err(Code::NOT_SUPPORTED),
            (Setting::Pipe, Value::Name(name)) => self.pipe = expand(&name),
            (Setting::UserTrigger, Value::Switch(on)) => {
                self.user_trigger = on;
                // A dump on request needs what a dump on an exception needs.
                if on != 0 && !fixed.on_exception {
                    self.settings.on_exception = 1;
                }
            }
            (Setting::File, Value::Name(name)) => self.settings.file = expand(&name),
            (setting, value) => self.settings.change(setting, value),
        }
        Ok(())
    }

    /// Reads the variables of the environment. Called when the driver is initialized.
    pub fn read_environment(&mut self) {
        let variable = |name: &str| std::env::var_os(name);
        let is_one = |value: &OsStr| u8::from(value == "1");
        self.settings.flags = 0;
        if let Some(pipe) = variable("CUDA_COREDUMP_PIPE") {
            (self.user_trigger, self.settings.on_exception) = (1, 1);
            self.pipe = expand(pipe.as_bytes());
        }
        if let Some(file) = variable("CUDA_COREDUMP_FILE") {
            self.settings.on_exception = 1;
            self.settings.file = expand(file.as_bytes());
            self.fixed.file = true;
        }
        if let Some(on) = variable("CUDA_ENABLE_USER_TRIGGERED_COREDUMP") {
            self.user_trigger = is_one(&on);
            self.settings.on_exception |= is_one(&on);
            self.fixed.user_trigger = true;
        }
        if let Some(on) = variable("CUDA_ENABLE_COREDUMP_ON_EXCEPTION") {
            self.settings.on_exception = is_one(&on);
            self.fixed.on_exception = true;
        }
        if let Some(on) = variable("CUDA_ENABLE_CPU_COREDUMP_ON_EXCEPTION") {
            self.settings.switch(SKIP_ABORT, on == "0");
            (self.fixed.host, self.fixed.flags) = (true, true);
        }
        if let Some(list) = variable("CUDA_COREDUMP_GENERATION_FLAGS") {
            for name in list.as_bytes().split(|byte| *byte == b',') {
                let known = FLAG_NAMES.iter().find(|(known, _)| *known == name);
                self.settings.flags |= known.map_or(0, |(_, flag)| *flag);
            }
            self.fixed.flags = true;
        }
    }

    /// The settings of a new context with these flags.
    pub fn for_context(&mut self, on_exception: bool, on_request: bool) -> Settings {
        let mut settings = self.settings.clone();
        if on_request && self.user_trigger == 0 {
            self.user_trigger = 1;
        }
        if on_exception || on_request {
            settings.on_exception = settings.on_exception.max(1);
        }
        settings
    }

    /// The name of the pipe to create for a new context with these flags, if there is none yet.
    pub fn missing_pipe(&mut self, on_request: bool) -> Option<Vec<u8>> {
        let is_wanted = self.user_trigger != 0 && self.settings.dumps_on_exception();
        if self.has_pipe || !is_wanted && !on_request {
            return None;
        }
        if self.pipe.is_empty() {
            self.pipe = expand(b"corepipe_%h_%p");
        }
        Some(self.pipe.clone())
    }

    pub fn note_pipe(&mut self) {
        self.has_pipe = true;
    }

    /// Registers a callback, and returns its handle.
    pub fn register(
        &mut self,
        moment: Moment,
        function: CUcoredumpStatusCallback,
        data: *mut c_void,
    ) -> usize {
        self.registrations += 1;
        let callback = Callback {
            function,
            data: data as usize,
            order: self.registrations,
        };
        self.table_mut(moment).insert(callback)
    }

    pub fn deregister(&mut self, moment: Moment, handle: usize) -> Option<()> {
        self.table_mut(moment).remove(handle).map(drop)
    }

    /// The callbacks of a moment, in the order of their registration.
    pub fn callbacks(&self, moment: Moment) -> Vec<Callback> {
        let of_moment = self.table(moment).iter();
        let mut callbacks: Vec<Callback> = of_moment.map(|(_, callback)| *callback).collect();
        callbacks.sort_by_key(|callback| callback.order);
        callbacks
    }

    pub fn table(&self, moment: Moment) -> &Table<Callback> {
        match moment {
            Moment::Start => &self.start,
            Moment::Complete => &self.complete,
        }
    }

    fn table_mut(&mut self, moment: Moment) -> &mut Table<Callback> {
        match moment {
            Moment::Start => &mut self.start,
            Moment::Complete => &mut self.complete,
        }
    }

    pub fn identify(&self, moment: Moment, handle: usize) -> Identity {
        self.table(moment).identify(handle)
    }
}

/// Replaces `%h` by the name of the host, `%p` by the number of the process, and `%t` by the time in seconds. Of
/// another pair the second character stays. The result has room for an end mark.
fn expand(pattern: &[u8]) -> Vec<u8> {
    let mut name = Vec::new();
    let mut rest = pattern.iter().copied();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            name.push(byte);
            continue;
        }
        match rest.next() {
            Some(b'h') => name.extend(host()),
            Some(b'p') => name.extend(std::process::id().to_string().bytes()),
            Some(b't') => name.extend(seconds().to_string().bytes()),
            other => name.extend(other),
        }
    }
    name.truncate(NAME_SIZE - 1);
    name
}

/// The name of the host.
fn host() -> Vec<u8> {
    let mut name = [0_u8; 256];
    // SAFETY: the buffer has the size that is passed; the last byte stays zero.
    unsafe { libc::gethostname(name.as_mut_ptr().cast(), name.len() - 1) };
    let end = name.iter().position(|byte| *byte == 0);
    name[..end.unwrap_or(0)].to_vec()
}

/// Seconds since 1970.
fn seconds() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_expanded() {
        let process = std::process::id().to_string();
        assert_eq!(expand(b"a%p.%%%x%"), format!("a{process}.%x").into_bytes());
        assert_eq!(expand(&[b'a'; 2000]).len(), NAME_SIZE - 1);
    }

    #[test]
    fn switches_are_flags() {
        let mut settings = Settings::default();
        settings.change(Setting::Lightweight, Value::Switch(7));
        settings.change(Setting::TriggerHost, Value::Switch(0));
        assert_eq!(settings.get(Setting::Flags), Some(Value::Flags(0x3f)));
        assert_eq!(settings.get(Setting::TriggerHost), Some(Value::Switch(0)));
    }
}
