//! The resources of one case, and the resources that a worker keeps for all cases.

use std::ffi::c_void;
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use cuspec_case::Api;
use cuspec_suite::names;

use super::acquired::{AcquiredList, Unreleased, Words};
use super::block::Block;
use super::egl_flow::EglFlow;
use super::kept_contexts::KeptContexts;
use super::kept_kernels::KeptKernels;
use super::kept_memory::{self, KeptMemory};
use super::kept_modules::KeptModules;
use super::made::{Numbers, SetupError};
use crate::suite::Suite;
use crate::worker::driver_calls::{CallError, Handle, Libraries, RecordedCalls};

/// Resources that a worker creates once and keeps, because they are expensive. They are never passed to a
/// call that may destroy them.
pub(crate) struct WorkerResources {
    pub api: Libraries,
    /// The same libraries, with the driver and with the runtime as the maker.
    of_driver: Libraries,
    of_runtime: Libraries,
    pub suite: Suite,
    pub device: i32,
    /// The primary context of the device; `None` in a process without a context.
    pub primary: Option<u64>,
    /// The result of `cuInit` without a visible device, once it has been called.
    pub without_devices: OnceLock<u32>,
    pub(super) contexts: KeptContexts,
    pub(super) memory: KeptMemory,
    pub(super) modules: KeptModules,
    pub(super) kernels: KeptKernels,
    /// Zeroed memory for handles that are passed in place of real ones, in case the library reads through
    /// them.
    zeros: Box<[u64; 1024]>,
}

impl WorkerResources {
    pub(crate) fn new(
        api: Libraries,
        suite: Suite,
        device: i32,
        primary: Option<u64>,
    ) -> WorkerResources {
        WorkerResources {
            api,
            of_driver: api.made_by(Api::Driver),
            of_runtime: api.made_by(Api::Runtime),
            suite,
            device,
            primary,
            without_devices: OnceLock::new(),
            contexts: KeptContexts::default(),
            memory: KeptMemory::default(),
            modules: KeptModules::default(),
            kernels: KeptKernels::default(),
            zeros: Box::new([0; 1024]),
        }
    }

    /// The libraries, of which this one makes objects.
    pub(crate) fn made_by(&self, maker: Api) -> &Libraries {
        match maker {
            Api::Runtime => &self.of_runtime,
            _ => &self.of_driver,
        }
    }

    /// Frees the kept memory, before a call with undefined behavior.
    pub(crate) fn free_kept_memory(&self) {
        // A failure is ignored: the memory is freed when the process ends.
        let _ = self.memory.free(&self.api, []);
    }

    /// Takes the threads that the worker has started for cases.
    pub(crate) fn take_started_threads(&self) -> Vec<i32> {
        std::mem::take(&mut self.contexts.lock().started)
    }

    /// Notes a thread that the worker has started for a case.
    pub(crate) fn note_started_thread(&self, thread: i32) {
        self.contexts.lock().started.push(thread);
    }

    /// Forgets the handle of the destroyed context, which the driver may have reused.
    pub(crate) fn forget_destroyed_context(&self) {
        self.contexts.lock().destroyed = None;
    }
}

type Step = Box<dyn FnOnce(&mut CaseResources<'_>) -> Result<(), SetupError>>;

/// The resources of one case. Calls made through [`RecordedCalls`] are recorded according to their
/// contracts, so that resources which they create or acquire are released automatically.
pub(crate) struct CaseResources<'a> {
    pub shared: &'a WorkerResources,
    pub(super) acquired: AcquiredList,
    /// Memory that the worker keeps, lent to this case.
    pub(super) lent: Vec<kept_memory::Block>,
    /// Whether the case uses an object that an earlier case has used.
    pub(super) is_reused: bool,
    /// Whether the call was made on the thread without a valid context. An unsound result may have damaged it; the
    /// results of other cases do not concern it.
    pub(super) used_orphan: bool,
    /// Whether the call may change the objects that are made now.
    pub(super) alters: bool,
    before_call: Vec<Step>,
    pub(super) blocks: Vec<Block>,
    helpers: Vec<Helper>,
    /// Contexts besides the primary one that may hold work of the case.
    pub(super) used_contexts: Vec<u64>,
    /// Whether the call may destroy a context that is passed to it.
    pub(super) may_destroy_contexts: bool,
    /// Whether a host function makes the call; a driver may run only one at a time.
    pub(super) is_in_callback: bool,
    /// Whether the runtime makes the call, which knows the kernels of the program by their host functions.
    pub(super) is_of_runtime: bool,
    /// The library that makes the objects.
    pub(super) maker: Api,
    /// The EGL stream of the connection that is passed to the call.
    pub(super) egl_flow: Option<EglFlow>,
    /// Whether memory that the call only reads is compared after the call.
    guards_sources: bool,
}

/// A second thread that holds a state until it is told to stop.
struct Helper {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl RecordedCalls for CaseResources<'_> {
    fn library(&self) -> Libraries {
        *self.api()
    }

    fn record(&mut self, function: &'static str, words: &[u64]) {
        let word = |param: usize| words.get(param).copied();
        let words = Words {
            arg: &word,
            out: &word,
        };
        // Calls by the worker end no shared resource, so the returned reason is ignored.
        let _ = self.acquired.record(function, &words, false);
    }
}

impl<'a> CaseResources<'a> {
    pub(crate) fn new(shared: &'a WorkerResources) -> CaseResources<'a> {
        CaseResources {
            shared,
            acquired: AcquiredList::new(shared.suite, Api::Driver),
            lent: Vec::new(),
            is_reused: false,
            used_orphan: false,
            alters: false,
            before_call: Vec::new(),
            blocks: Vec::new(),
            helpers: Vec::new(),
            used_contexts: Vec::new(),
            may_destroy_contexts: false,
            is_in_callback: false,
            is_of_runtime: false,
            maker: Api::Driver,
            egl_flow: None,
            guards_sources: false,
        }
    }

    /// Makes contexts that are passed to the call from now on exclusive to this case.
    pub(crate) fn expect_contexts_destroyed(&mut self) {
        self.may_destroy_contexts = true;
    }

    /// Avoids blocking streams with host functions, because a host function makes the call.
    pub(crate) fn expect_callback(&mut self) {
        self.is_in_callback = true;
    }

    /// Makes objects for a call of the runtime with this library.
    pub(crate) fn expect_runtime(&mut self, maker: Api) {
        self.is_of_runtime = true;
        self.make_with(maker);
    }

    /// Makes objects with this library from now on. Returns the library that made them before.
    pub(super) fn make_with(&mut self, maker: Api) -> Api {
        self.acquired.make_with(maker);
        std::mem::replace(&mut self.maker, maker)
    }

    /// Runs `body` with the driver as the library that makes objects.
    pub(super) fn with_driver<T>(&mut self, body: impl FnOnce(&mut Self) -> T) -> T {
        let maker = self.make_with(Api::Driver);
        let made = body(self);
        self.make_with(maker);
        made
    }

    /// Compares memory that the call only reads, which stays until the case has been judged.
    pub(crate) fn guard_sources(&mut self) {
        self.guards_sources = true;
    }

    pub(crate) fn guards_sources(&self) -> bool {
        self.guards_sources
    }

    /// The library, for calls that create and end no resources, and for other threads.
    pub(crate) fn api(&self) -> &'a Libraries {
        self.shared.made_by(self.maker)
    }

    /// Whether the process has no context.
    pub(crate) fn is_bare(&self) -> bool {
        self.shared.primary.is_none()
    }

    /// Records how to release something of this process.
    pub(crate) fn on_release(
        &mut self,
        undo: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
    ) {
        self.acquired.on_release(undo);
    }

    /// Records a step before the end of a resource, unless a call ends it.
    pub(super) fn before_end(
        &mut self,
        resource: &'static str,
        value: u64,
        undo: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
    ) {
        self.acquired.before_end(resource, value, undo);
    }

    /// Records the effects of the call under test on resources. Returns the reason to end the process, if
    /// any.
    pub(crate) fn record_call(&mut self, symbol: &str, words: &Words<'_>) -> Option<String> {
        self.acquired.record(symbol, words, true)
    }

    /// Records the resources that the call under test has broken although it was refused. Returns the reason to end the
    /// process, if any.
    pub(crate) fn record_refused_call(
        &mut self,
        symbol: &str,
        words: &Words<'_>,
    ) -> Option<String> {
        self.acquired.record_refused(symbol, words)
    }

    /// Adds a step to do right before the call, after all arguments have been made. For example, a capture
    /// must not begin earlier, because it forbids other calls.
    pub(crate) fn before_call(
        &mut self,
        step: impl FnOnce(&mut CaseResources<'_>) -> Result<(), SetupError> + 'static,
    ) {
        self.before_call.push(Box::new(step));
    }

    /// Does the steps that were added with `before_call`.
    pub(crate) fn run_before_call(&mut self) -> Result<(), SetupError> {
        for step in std::mem::take(&mut self.before_call) {
            step(self)?;
        }
        Ok(())
    }

    /// A graph of the case: one that it was given, or the one that a captured stream records to.
    pub(crate) fn case_graph(&self) -> Option<u64> {
        let recorded = || {
            let stream = self.acquired.values(names::CAPTURE).next()?;
            captured_graph(self.api(), stream as Handle)
        };
        self.acquired.values(names::GRAPH).next().or_else(recorded)
    }

    /// Whether the case holds this resource.
    pub(crate) fn holds(&self, resource: &str, value: u64) -> bool {
        self.acquired.holds(resource, value)
    }

    /// Enters a state on another thread, and holds it until the call has returned. The thread has the
    /// primary context current; it runs `enter` at once and `leave` at the end.
    pub(crate) fn hold_on_other_thread(
        &mut self,
        enter: impl FnOnce(&Libraries) -> Result<(), CallError> + Send + 'static,
        leave: impl FnOnce(&Libraries) + Send + 'static,
    ) -> Result<(), SetupError> {
        let (api, primary) = (*self.api(), self.shared.primary.unwrap_or(0));
        let device = self.shared.device;
        let (stop, stopped) = channel();
        let (report, reported): (_, Receiver<Result<(), CallError>>) = channel();
        let thread = std::thread::spawn(move || {
            let entered = api.set_current(device, primary).and_then(|()| enter(&api));
            let has_entered = entered.is_ok();
            let _ = report.send(entered);
            if has_entered {
                let _ = stopped.recv();
                leave(&api);
            }
        });
        self.helpers.push(Helper { stop, thread });
        match reported.recv() {
            Ok(entered) => entered.map_err(SetupError::from),
            Err(_) => Err(SetupError::Unavailable(
                "the second thread has ended".to_owned(),
            )),
        }
    }

    /// Ends the states and blocks held for the call, and the resources that would make waiting fail.
    pub(crate) fn release_holds(&mut self) {
        for block in self.blocks.drain(..) {
            block.end();
        }
        for helper in self.helpers.drain(..) {
            let _ = helper.stop.send(());
            let _ = helper.thread.join();
        }
        self.acquired.end_before_waiting(self.api());
    }

    /// Sets whether the call may change the objects that are made from now on.
    pub(crate) fn set_alters(&mut self, alters: bool) {
        self.alters = alters;
    }

    /// Whether the case uses an object that an earlier case has used.
    pub(crate) fn is_reused(&self) -> bool {
        self.is_reused
    }

    /// Releases everything, the most recent first. Returns the entries that could not be released. Shared
    /// memory is kept only if `keeps` is true and all releases succeed.
    pub(crate) fn release(mut self, keeps: bool) -> Vec<Unreleased> {
        self.release_holds();
        let api = self.shared.api;
        let mut errors = self.acquired.end_all(&api);
        if keeps && errors.is_empty() {
            self.shared.memory.keep(self.lent);
        } else {
            if self.used_orphan {
                self.shared.contexts.lock().orphan = None;
            }
            errors.extend(self.shared.memory.free(&api, self.lent));
        }
        errors
    }

    /// Ends what holds the state of the case, and leaves everything else to the end of the process.
    pub(crate) fn abandon(mut self) {
        self.release_holds();
        std::mem::forget(self);
    }

    /// A handle or address that is not null and points to zeros. A process with an uninitialized driver
    /// passes it in place of a real one.
    pub(super) fn placeholder(&mut self, numbers: &Numbers<'_>) -> u64 {
        let size = numbers.get("remaining", 4096);
        let size_of_zeros = size_of_val(&*self.shared.zeros);
        if size <= size_of_zeros {
            return self.shared.zeros.as_ptr() as u64;
        }
        self.map(size, true).unwrap_or(0)
    }

    /// Maps whole pages for the length of the case.
    pub(crate) fn map(&mut self, size: usize, accessible: bool) -> Option<u64> {
        let access = if accessible {
            libc::PROT_READ | libc::PROT_WRITE
        } else {
            libc::PROT_NONE
        };
        // SAFETY: the system chooses the address, so the mapping overlaps no other.
        let pages = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                size,
                access,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        if pages == libc::MAP_FAILED {
            return None;
        }
        let address = pages as u64;
        self.on_release(move |_| {
            // SAFETY: the pages were mapped above, and the case that used them has ended.
            unsafe { libc::munmap(address as *mut c_void, size) };
            Ok(())
        });
        Some(address)
    }
}

/// The graph that a captured stream records to.
fn captured_graph(api: &Libraries, stream: Handle) -> Option<u64> {
    let (mut status, mut id, mut count) = (0, 0, 0);
    let (mut graph, mut nodes): (Handle, *const Handle) = (std::ptr::null_mut(), std::ptr::null());
    let found = api.cuStreamGetCaptureInfo_v2(
        stream,
        &mut status,
        &mut id,
        &mut graph,
        &mut nodes,
        &mut count,
    );
    let found = found.or_else(|error| match (error.api, error.code) {
        // Runtimes from 13.0 on export one form, which also returns the data of edges.
        (Api::Runtime, None) => {
            let edges = std::ptr::null_mut();
            api.cudaStreamGetCaptureInfo(
                stream,
                &mut status,
                &mut id,
                &mut graph,
                &mut nodes,
                edges,
                &mut count,
            )
        }
        _ => Err(error),
    });
    found.ok()?;
    (!graph.is_null()).then_some(graph as u64)
}
