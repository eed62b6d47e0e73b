//! Calls that are made while other work is held: whether the call waits for it, and the bytes that it copies.
//!
//! No verdict depends on the duration of a call. A call that must not wait is made while the work is held, and the
//! work is released after the return; only a call that has not returned within `PATIENCE` counts as one that waits.
//! A call that must wait returns too early if it returns before another thread has released the work.

use std::ffi::c_void;
use std::ptr::from_ref;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cuspec_case::{Arg, Case, Copied, Held, ReadTime, Waiting};

use super::arguments::Arguments;
use super::call::Answer;
use crate::suite::success::RETURN;
use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::resources::{CaseResources, SetupError, create_stream};

/// Time after which the work is released although the call has not returned.
const PATIENCE: Duration = Duration::from_secs(2);
/// Time after which the work is released that a call has to wait for.
const HOLD_TIME: Duration = Duration::from_millis(30);

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: u32 = 1;
/// `CU_STREAM_LEGACY`.
const LEGACY: u64 = 1;
/// `CU_STREAM_PER_THREAD`.
const PER_THREAD: u64 = 2;

/// The bytes of the source before the call.
const OLD: u8 = 0x5a;
/// The bytes of the destination before the call.
const UNTOUCHED: u8 = 0xa5;
/// The bytes of the source after the return of the call.
const NEW: u8 = 0x3c;

/// A host function that holds a stream until it is released.
#[derive(Default)]
struct Hold {
    progress: Mutex<Progress>,
    changed: Condvar,
}

#[derive(Default)]
struct Progress {
    is_reached: bool,
    is_released: bool,
    /// Whether it was released because the call did not return.
    is_expired: bool,
}

impl Hold {
    fn lock(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn release(&self) {
        self.lock().is_released = true;
        self.changed.notify_all();
    }

    fn wait_reached(&self) -> bool {
        let waited = self
            .changed
            .wait_timeout_while(self.lock(), PATIENCE, |progress| !progress.is_reached);
        let (progress, _) = waited.unwrap_or_else(PoisonError::into_inner);
        progress.is_reached && !progress.is_expired
    }
}

/// # Safety
/// `data` must point to a [`Hold`] that is never freed.
unsafe extern "C" fn hold(data: *mut c_void) {
    // SAFETY: the caller guarantees it.
    let hold = unsafe { &*data.cast::<Hold>() };
    let mut progress = hold.lock();
    progress.is_reached = true;
    hold.changed.notify_all();
    let waited = hold
        .changed
        .wait_timeout_while(progress, PATIENCE, |progress| !progress.is_released);
    let (mut progress, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
    progress.is_expired |= timeout.timed_out();
}

/// Work that is held for a case.
pub(super) struct HeldWork<'c> {
    hold: &'static Hold,
    waiting: &'c Waiting,
    memory: Option<Memory<'c>>,
    /// The rule of the statements about the time of the return.
    rule: String,
}

impl<'c> HeldWork<'c> {
    /// Fills the memory of the case, and holds the work.
    pub(super) fn begin(
        case: &'c Case,
        waiting: &'c Waiting,
        arguments: &Arguments,
        resources: &mut CaseResources<'_>,
    ) -> Result<HeldWork<'c>, SetupError> {
        let memory = waiting.copied.as_ref();
        let memory = memory.and_then(|copied| Memory::of(case, copied, arguments));
        if let Some(memory) = &memory {
            memory.fill(resources.api())?;
        }
        let word = |param: usize| arguments.word(param).unwrap_or(0);
        let stream = match waiting.held {
            Held::Context | Held::Event(_) => create_stream(resources, NON_BLOCKING)?,
            Held::Blocking => create_stream(resources, 0)?,
            Held::ContextOf(param) => stream_of(word(param), resources)?,
            Held::Legacy => LEGACY,
            Held::PerThread => PER_THREAD,
            Held::Stream(param) => word(param),
        };
        // Leaked: the driver may call the function at any later time.
        let held: &'static Hold = Box::leak(Box::default());
        let data = from_ref(held).cast_mut().cast();
        resources
            .api()
            .cuLaunchHostFunc(stream as Handle, hold, data)?;
        if !held.wait_reached() {
            let reason = "the stream did not reach a host function that holds it";
            return Err(SetupError::Unavailable(reason.to_owned()));
        }
        if let Held::Event(param) = waiting.held {
            resources
                .api()
                .cuEventRecord(word(param) as Handle, stream as Handle)?;
        }
        Ok(HeldWork {
            hold: held,
            waiting,
            memory,
            rule: format!("{}/{RETURN}", case.function),
        })
    }

    /// Makes the call, releases the work, and returns the violated statements.
    pub(super) fn call(
        &self,
        make: impl FnOnce() -> Answer,
        api: &Libraries,
    ) -> (Answer, Vec<(String, String)>) {
        let hold = self.hold;
        let waits = self.waiting.waits;
        let releaser = waits.then(|| {
            std::thread::spawn(move || {
                std::thread::sleep(HOLD_TIME);
                hold.release();
            })
        });
        let answer = make();
        let (was_released, was_expired) = {
            let progress = hold.lock();
            (progress.is_released, progress.is_expired)
        };
        let mut found = Vec::new();
        let work = self.work();
        match waits {
            true if answer.code == 0 && !was_released => {
                found.push(format!("it returned before {work} was complete"));
            }
            false if was_expired => found.push(format!("it waited for {work}")),
            _ => {}
        }
        let at_return = self.memory.as_ref().map(Memory::observe_and_overwrite);
        hold.release();
        if let Some(releaser) = releaser {
            let _ = releaser.join();
        }
        if answer.code == 0
            && let (Some(memory), Some(at_return)) = (&self.memory, at_return)
            && found.is_empty()
        {
            found.extend(memory.judge(api, at_return));
        }
        let broken = found.into_iter().map(|found| (self.rule.clone(), found));
        (answer, broken.collect())
    }

    fn work(&self) -> &'static str {
        match self.waiting.held {
            Held::Context => "work in another stream of the context",
            Held::ContextOf(_) => "work of the context",
            Held::Blocking => "work in another, blocking stream",
            Held::Legacy => "earlier work in the legacy default stream",
            Held::PerThread => "earlier work in the default stream of the thread",
            Held::Stream(_) => "earlier work in the stream",
            Held::Event(_) => "the work before the event",
        }
    }
}

/// A stream of a context that the call may destroy. It ends with the context, so nothing else destroys it.
fn stream_of(context: u64, resources: &CaseResources<'_>) -> Result<u64, SetupError> {
    let api = &resources.shared.api;
    let (mut before, mut stream): (Handle, Handle) = (std::ptr::null_mut(), std::ptr::null_mut());
    api.cuCtxGetCurrent(&mut before)?;
    api.cuCtxSetCurrent(context as Handle)?;
    let created = api.cuStreamCreate(&mut stream, NON_BLOCKING);
    api.cuCtxSetCurrent(before)?;
    created?;
    Ok(stream as u64)
}

/// The source and the destination of a copy.
struct Memory<'c> {
    copied: &'c Copied,
    from: u64,
    to: u64,
    /// Bytes from the source and the destination on that are filled.
    sizes: (usize, usize),
}

impl<'c> Memory<'c> {
    fn of(case: &Case, copied: &'c Copied, arguments: &Arguments) -> Option<Memory<'c>> {
        let size = |param: usize| match case.args.get(param)? {
            Arg::Make { numbers, .. } => {
                let (_, size) = numbers.iter().find(|(name, _)| name == "remaining")?;
                usize::try_from(*size).ok()
            }
            _ => None,
        };
        Some(Memory {
            copied,
            from: arguments.word(copied.from)?,
            to: arguments.word(copied.to)?,
            sizes: (size(copied.from)?, size(copied.to)?),
        })
    }

    fn fill(&self, api: &Libraries) -> Result<(), SetupError> {
        for (address, size, byte) in [
            (self.from, self.sizes.0, OLD),
            (self.to, self.sizes.1, UNTOUCHED),
        ] {
            let bytes = vec![byte; size];
            api.copy(address, bytes.as_ptr() as u64, size)?;
        }
        Ok(api.cuCtxSynchronize()?)
    }

    /// Returns the destination if the host can read it, and overwrites the source if the host can.
    fn observe_and_overwrite(&self) -> Option<Vec<u8>> {
        let observed = self.copied.completes.then(|| {
            // SAFETY: the planner has chosen memory that the host can read, of this size.
            unsafe { std::slice::from_raw_parts(self.to as *const u8, self.sizes.1) }.to_vec()
        });
        if self.copied.reads.is_some() {
            // SAFETY: the planner has chosen memory that the host can write, of this size.
            unsafe { (self.from as *mut u8).write_bytes(NEW, self.sizes.0) };
        }
        observed
    }

    /// Compares the destination after all work with the bytes that it must hold.
    fn judge(&self, api: &Libraries, at_return: Option<Vec<u8>>) -> Option<String> {
        let mut bytes = vec![0; self.sizes.1];
        let read = api.cuCtxSynchronize();
        let read = read.and_then(|()| api.copy(bytes.as_mut_ptr() as u64, self.to, bytes.len()));
        if read.is_err() {
            // The check of the context after the case reports it.
            return None;
        }
        if at_return.is_some_and(|at_return| at_return != bytes) {
            return Some("the destination was not complete when it returned".to_owned());
        }
        let has = |byte| bytes.contains(&byte);
        match self.copied.reads? {
            ReadTime::AtReturn if has(NEW) => {
                Some("it read the source after it had returned".to_owned())
            }
            ReadTime::InOrder if has(OLD) => {
                Some("it read the source before earlier work in the stream was complete".to_owned())
            }
            _ => (!has(OLD) && !has(NEW)).then(|| "no byte of the source arrived".to_owned()),
        }
    }
}
