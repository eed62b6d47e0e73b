//! The log of failed calls, and its callbacks.

use std::collections::VecDeque;
use std::ffi::{c_char, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};

use cuspec_sys::driver::{CU_LOG_LEVEL_ERROR, CUlogsCallback};

use super::handle::Table;
use crate::code::Code;

/// Number of kept entries; older ones are dropped.
const MAX_ENTRIES: usize = 100;

/// A callback and its argument.
#[derive(Clone, Copy)]
pub struct Listener {
    function: CUlogsCallback,
    data: usize,
}

/// The log of the process.
#[derive(Default)]
pub struct Log {
    entries: VecDeque<String>,
    /// Number of all entries so far.
    count: u32,
    listeners: Table<Listener>,
}

static LOG: Mutex<Option<Log>> = Mutex::new(None);

impl Log {
    /// Number of the next entry.
    pub fn end(&self) -> u32 {
        self.count
    }

    /// Formats the kept entries from a number on.
    pub fn text(&self, from: u32) -> String {
        let kept = self.entries.len();
        let first = self.count as usize - kept;
        let skipped = (from as usize).saturating_sub(first);
        self.entries
            .iter()
            .skip(skipped)
            .map(String::as_str)
            .collect()
    }

    pub fn listen(&mut self, function: CUlogsCallback, data: *mut c_void) -> usize {
        let data = data as usize;
        self.listeners.insert(Listener { function, data })
    }

    pub fn stop_listening(&mut self, listener: usize) -> Option<()> {
        self.listeners.remove(listener).map(drop)
    }

    pub fn listeners(&self) -> &Table<Listener> {
        &self.listeners
    }

    pub fn has_listener(&self, listener: usize) -> bool {
        self.listeners.get(listener).is_some()
    }

    pub fn had_listener(&self, listener: usize) -> bool {
        matches!(
            self.listeners.identify(listener),
            super::handle::Identity::Gone
        )
    }
}

/// Accesses the log.
pub fn with<T>(look: impl FnOnce(&mut Log) -> T) -> T {
    look(lock().get_or_insert_default())
}

/// Adds an entry for a failed call, and invokes the callbacks.
pub fn note(code: Code) {
    let name = code.name().unwrap_or_default().trim_end_matches('\0');
    let mut message = format!("Returning {} ({name})", code.0);
    let listeners: Vec<Listener> = with(|log| {
        log.entries.push_back(format!("[CUDA][E] {message}\n"));
        log.count += 1;
        if log.entries.len() > MAX_ENTRIES {
            log.entries.pop_front();
        }
        log.listeners
            .iter()
            .map(|(_, listener)| *listener)
            .collect()
    });
    let size = message.len();
    message.push('\0');
    for listener in listeners {
        let text = message.as_mut_ptr().cast::<c_char>();
        if let Some(function) = listener.function {
            // SAFETY: the program registered the function for calls with this argument.
            unsafe { function(listener.data as *mut c_void, CU_LOG_LEVEL_ERROR, text, size) };
        }
    }
}

fn lock() -> MutexGuard<'static, Option<Log>> {
    LOG.lock().unwrap_or_else(PoisonError::into_inner)
}
