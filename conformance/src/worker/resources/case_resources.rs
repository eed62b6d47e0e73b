//! The resources a case's arguments are made on.

use std::ffi::c_void;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::block::Block;
use super::contexts::Contexts;
use super::{Made, Numbers, SetupError, stream};
use crate::worker::driver_calls::{Api, CallError, Handle};

/// What a worker makes once and keeps: things that cost a long time and that no call under test
/// is given to destroy.
pub struct WorkerResources {
    pub api: Api,
    pub device: i32,
    /// The primary context of the device; `None` in a process that never calls `cuInit`.
    pub primary: Option<u64>,
    pub(super) contexts: Contexts,
    /// Zeros for whoever follows a handle that no driver made.
    blank: Box<[u64; 1024]>,
}

impl WorkerResources {
    pub fn new(api: Api, device: i32, primary: Option<u64>) -> WorkerResources {
        WorkerResources {
            api,
            device,
            primary,
            contexts: Contexts::default(),
            blank: Box::new([0; 1024]),
        }
    }
}

impl WorkerResources {
    /// For after calls that may have been given the handle of the destroyed context anew.
    pub fn forget_destroyed_context(&self) {
        self.contexts.forget_destroyed();
    }
}

/// What has to be undone, so that a call that undoes it itself can be recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Stream,
    Event,
    Context,
    /// A retained primary context.
    Retained,
    Device,
    Host,
    Registered,
    Pool,
    Graph,
    /// Memory or a file of the process itself.
    Own,
}

type Undo = Box<dyn FnOnce(&Api) -> Result<(), CallError>>;
type Arm = Box<dyn FnOnce(&mut CaseResources<'_>) -> Result<(), SetupError>>;

struct Release {
    kind: Kind,
    value: u64,
    undo: Undo,
}

/// What one case has made, in order.
pub struct CaseResources<'a> {
    pub shared: &'a WorkerResources,
    releases: Vec<Release>,
    arms: Vec<Arm>,
    pub(super) blocks: Vec<Block>,
    helpers: Vec<Helper>,
    /// Streams that this thread captures.
    captures: Vec<u64>,
    /// Contexts beside the primary one that the case may have given work to.
    pub(super) visited: Vec<u64>,
    /// Whether the call may destroy a context that it is given.
    pub(super) may_destroy_contexts: bool,
    /// Whether the call is made by a host function, of which a driver may run one at a time.
    pub(super) is_in_callback: bool,
}

/// A second thread that keeps something up until it is told to stop.
struct Helper {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl<'a> CaseResources<'a> {
    pub fn new(shared: &'a WorkerResources) -> CaseResources<'a> {
        CaseResources {
            shared,
            releases: Vec::new(),
            arms: Vec::new(),
            blocks: Vec::new(),
            helpers: Vec::new(),
            captures: Vec::new(),
            visited: Vec::new(),
            may_destroy_contexts: false,
            is_in_callback: false,
        }
    }

    /// Has the call be given contexts that nobody else needs.
    pub fn expect_contexts_destroyed(&mut self) {
        self.may_destroy_contexts = true;
    }

    /// Has no host function block a stream: the call itself is to be made by one.
    pub fn expect_callback(&mut self) {
        self.is_in_callback = true;
    }

    pub fn api(&self) -> &'a Api {
        &self.shared.api
    }

    /// Whether `cuInit` is never called in this process.
    pub fn is_bare(&self) -> bool {
        self.shared.primary.is_none()
    }

    /// Notes how something is undone. Undoing happens in reverse order.
    pub fn on_release(
        &mut self,
        kind: Kind,
        value: u64,
        undo: impl FnOnce(&Api) -> Result<(), CallError> + 'static,
    ) {
        self.releases.push(Release {
            kind,
            value,
            undo: Box::new(undo),
        });
    }

    /// Notes what must happen right before the call, after everything else has been made: a capture
    /// that begins too early would forbid making the rest.
    pub fn on_arm(
        &mut self,
        arm: impl FnOnce(&mut CaseResources<'_>) -> Result<(), SetupError> + 'static,
    ) {
        self.arms.push(Box::new(arm));
    }

    /// Does what was left for last.
    pub fn arm(&mut self) -> Result<(), SetupError> {
        for arm in std::mem::take(&mut self.arms) {
            arm(self)?;
        }
        Ok(())
    }

    /// Notes that this thread captures a stream. While it does nobody can wait for the context, so
    /// captures end before anything else is undone.
    pub fn on_capture(&mut self, stream: u64) {
        self.captures.push(stream);
    }

    /// A graph that belongs to the case: the one a captured stream records to, or one it was given.
    pub fn graph_at_hand(&self) -> Option<u64> {
        let recorded = self.captures.last().and_then(|stream| {
            let (mut status, mut id, mut count) = (0, 0, 0);
            let (mut graph, mut nodes): (Handle, *const Handle) =
                (std::ptr::null_mut(), std::ptr::null());
            let stream = *stream as Handle;
            self.api()
                .cuStreamGetCaptureInfo_v2(
                    stream,
                    &mut status,
                    &mut id,
                    &mut graph,
                    &mut nodes,
                    &mut count,
                )
                .ok()?;
            (!graph.is_null()).then_some(graph as u64)
        });
        let is_graph = |release: &&Release| release.kind == Kind::Graph;
        let held = self.releases.iter().rev().find(is_graph);
        held.map(|release| release.value).or(recorded)
    }

    /// Whether this is noted to be undone.
    pub fn holds(&self, kind: Kind, value: u64) -> bool {
        self.releases
            .iter()
            .any(|release| release.kind == kind && release.value == value)
    }

    /// A call has undone this itself: whether there was such a thing.
    pub fn forget(&mut self, kind: Kind, value: u64) -> bool {
        let found = self
            .releases
            .iter()
            .rposition(|release| release.kind == kind && release.value == value);
        if let Some(index) = found {
            self.releases.remove(index);
        }
        found.is_some()
    }

    /// Does something on another thread and holds it there until the call is over: `enter` is
    /// run first, `leave` last, with the primary context current to that thread.
    pub fn beside(
        &mut self,
        enter: impl FnOnce(&Api) -> Result<(), CallError> + Send + 'static,
        leave: impl FnOnce(&Api) + Send + 'static,
    ) -> Result<(), SetupError> {
        let (api, primary) = (*self.api(), self.shared.primary.unwrap_or(0));
        let (stop, stopped) = channel();
        let (tell, told): (_, Receiver<Result<(), CallError>>) = channel();
        let thread = std::thread::spawn(move || {
            let entered = api
                .cuCtxSetCurrent(primary as Handle)
                .and_then(|()| enter(&api));
            let is_up = entered.is_ok();
            let _ = tell.send(entered);
            if is_up {
                let _ = stopped.recv();
                leave(&api);
            }
        });
        self.helpers.push(Helper { stop, thread });
        match told.recv() {
            Ok(entered) => entered.map_err(SetupError::from),
            Err(_) => Err(SetupError::Unavailable("the second thread died".to_owned())),
        }
    }

    /// Lets everything go on that was held up for the call.
    pub fn disarm(&mut self) {
        for block in self.blocks.drain(..) {
            block.lift();
        }
        for helper in self.helpers.drain(..) {
            let _ = helper.stop.send(());
            let _ = helper.thread.join();
        }
        for stream in std::mem::take(&mut self.captures) {
            let graph = stream::end_capture(self.api(), stream);
            // A capture may have gone to a graph that the resources holds already.
            if let Some(graph) = graph.filter(|graph| !self.holds(Kind::Graph, *graph)) {
                let _ = self.api().cuGraphDestroy(graph as Handle);
            }
        }
    }

    /// Undoes everything, last first; what refused to be undone.
    pub fn release(mut self) -> Vec<CallError> {
        self.disarm();
        let api = self.shared.api;
        let releases = std::mem::take(&mut self.releases);
        let undone = releases
            .into_iter()
            .rev()
            .map(|release| (release.undo)(&api));
        undone.filter_map(Result::err).collect()
    }

    /// A handle or an address that is not null and that can be followed to zeros: what a
    /// process without an initialised driver passes instead of the real thing.
    pub fn stand_in(&mut self, numbers: &Numbers<'_>) -> Made {
        let size = numbers.get("remaining", 4096);
        let blank = size_of_val(&*self.shared.blank);
        if size <= blank {
            return Made::Word(self.shared.blank.as_ptr() as u64);
        }
        self.map(size, true).map_or(Made::Word(0), Made::Word)
    }

    /// Whole pages of the process's own, for the length of the case.
    pub fn map(&mut self, size: usize, accessible: bool) -> Option<u64> {
        let access = if accessible {
            libc::PROT_READ | libc::PROT_WRITE
        } else {
            libc::PROT_NONE
        };
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
        self.on_release(Kind::Own, address, move |_| {
            unsafe { libc::munmap(address as *mut c_void, size) };
            Ok(())
        });
        Some(address)
    }
}
