//! Makes the call under test: on this thread, or from a host function that a stream runs.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use cuspec_harness::Runtime;

use super::contexts::{Contexts, current_context};
use super::exit::exit_now;
use super::last_error;
use super::opengl;
use super::place::Place;
use super::threads;
use crate::suite::Thunk;
use crate::worker::driver_calls::{Handle, Libraries};
use crate::worker::ipc::ContextChange;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::resources::{CaseResources, OrphanThread, SetupError, create_stream};

/// Everything needed for a call.
pub(super) struct Call<'a> {
    pub thunk: Thunk,
    pub function: *const c_void,
    pub args: &'a [*const u8],
    /// The address for a return value that is not a code.
    pub returned: *mut u8,
    pub page: &'a SharedPage,
    /// The runtime, if the call is one of the runtime.
    pub runtime: Option<Runtime>,
    /// Whether the thread gets a last error before the call.
    pub has_last_error: bool,
    /// The driver, if it can be asked for the current context around the call.
    pub driver: Option<&'a Libraries>,
}

/// The result code of a call, and its duration in microseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub code: u32,
    pub time_us: f64,
    /// The runtime's last error around the call.
    pub last_error: Option<last_error::Around>,
    /// The current context of the calling thread around the call.
    pub contexts: Contexts,
}

impl Call<'_> {
    pub(super) fn make(&self) -> Answer {
        if let Some(runtime) = self.runtime.as_ref().filter(|_| self.has_last_error) {
            // If the library sets none, the call is only expected to leave that as it is.
            let _ = last_error::cause_error(runtime);
        }
        let before = self.runtime.as_ref().map(last_error::peek);
        let context = self.driver.and_then(current_context);
        self.page.enter(Phase::Call);
        let start = Instant::now();
        // SAFETY: the thunk was generated for this function, and the buffers are as large as the suite
        // states. The call itself may misbehave, since it is the one under test.
        let code = unsafe { (self.thunk)(self.function, self.args, self.returned) };
        let time = start.elapsed();
        self.page.note_code(code);
        Answer {
            contexts: Contexts {
                before: context,
                after: self.driver.and_then(current_context),
            },
            code,
            time_us: time.as_nanos() as f64 / 1000.0,
            last_error: before.zip(self.runtime.as_ref()).map(|(before, runtime)| {
                last_error::Around {
                    before,
                    after: last_error::peek(runtime),
                    taken: last_error::take(runtime),
                }
            }),
        }
    }

    /// Makes the call on a thread whose current context is destroyed. The thread is kept for later cases if its
    /// state and its current context are unchanged.
    pub(super) fn make_on_orphan(
        &self,
        thread: OrphanThread,
        changes: &[&str],
        resources: &CaseResources<'_>,
    ) -> Result<Answer, SetupError> {
        let lent = opengl::Lent::take();
        let ran = thread.run(|| {
            if let Some(runtime) = &self.runtime {
                last_error::reset(runtime);
            }
            lent.with(|| self.make())
        });
        lent.give_back();
        let (answer, is_same) = ran?;
        let is_kept = is_same
            && answer.contexts.change() == ContextChange::Same
            && (answer.code != 0 || changes.is_empty());
        if is_kept {
            resources.keep_thread(thread);
        }
        Ok(answer)
    }

    /// Makes the call from a host function in a new stream, and waits for it.
    pub(super) fn make_in_callback(
        &self,
        resources: &mut CaseResources<'_>,
    ) -> Result<Answer, SetupError> {
        let stream = create_stream(resources, 1)?;
        let (sender, receiver) = channel();
        // Leaked: the stream may run it at any later time.
        let call: &'static HostCall = Box::leak(Box::new(HostCall {
            call: std::ptr::from_ref(self).cast(),
            sender,
        }));
        let data = std::ptr::from_ref(call).cast_mut().cast();
        resources
            .api()
            .cuLaunchHostFunc(stream as Handle, run_host_call, data)?;
        // If the stream never runs the function, the runner's time limit ends the process.
        let answer = receiver.recv();
        // An error is ignored: waiting for the whole context later returns it as well.
        let _ = resources.api().cuStreamSynchronize(stream as Handle);
        answer.map_err(|_| SetupError::Unavailable("the host function was not run".to_owned()))
    }
}

impl Call<'_> {
    /// Makes the call in a child process. What it writes to the places is copied to this process.
    pub(super) fn make_forked(&self, places: &[Place]) -> Result<Answer, SetupError> {
        let shared = SharedPages::map(places)?;
        // SAFETY: the child makes the call under test, writes shared memory, and ends without exit handlers.
        let child = unsafe { libc::fork() };
        if child == 0 {
            // SAFETY: the calls take numbers. The default action of the signal ends the child.
            unsafe {
                libc::signal(libc::SIGALRM, libc::SIG_DFL);
                libc::alarm(MAX_CHILD_SECONDS);
            }
            let answer = self.make();
            shared.write(answer, places);
            wait_for_other_threads();
            exit_now(CHILD_STATUS);
        }
        let mut status = 0;
        // SAFETY: the status is borrowed for the call.
        if child < 0 || unsafe { libc::waitpid(child, &mut status, 0) } != child {
            let error = std::io::Error::last_os_error();
            let reason = format!("the process could not be forked: {error}");
            return Err(SetupError::Unavailable(reason));
        }
        // The child's end is the result of the case, so this process ends in the same way.
        if libc::WIFEXITED(status) && libc::WEXITSTATUS(status) != CHILD_STATUS {
            exit_now(libc::WEXITSTATUS(status));
        }
        if libc::WIFSIGNALED(status) {
            let signal = libc::WTERMSIG(status);
            // SAFETY: the calls take numbers.
            unsafe {
                libc::signal(signal, libc::SIG_DFL);
                libc::raise(signal);
            }
        }
        let unknown = || SetupError::Unavailable("the forked child has no answer".to_owned());
        shared.read(places).ok_or_else(unknown)
    }
}

/// In a child, waits for threads that the call has left behind, and that may still end the process.
fn wait_for_other_threads() {
    let start = Instant::now();
    while threads::count() > 1 && start.elapsed() < CHILD_WATCH_TIME {
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Maximum number of seconds that a forked child runs.
const MAX_CHILD_SECONDS: u32 = 5;
/// How long a child waits for threads that the call has left behind.
const CHILD_WATCH_TIME: Duration = Duration::from_millis(100);
/// The exit status of a child that has made its call.
const CHILD_STATUS: i32 = 116;

/// Memory that a child process shares with its parent: the answer of a call, followed by the places.
struct SharedPages {
    answer: NonNull<Option<Answer>>,
    size: usize,
}

impl SharedPages {
    fn map(places: &[Place]) -> Result<SharedPages, SetupError> {
        let size_of_places: usize = places.iter().map(|place| place.extent().1).sum();
        let size = size_of::<Option<Answer>>() + size_of_places;
        // SAFETY: the system chooses the address, so the mapping overlaps no other.
        let pages = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                size,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        let answer = NonNull::new(pages.cast()).filter(|_| pages != libc::MAP_FAILED);
        let unavailable = || SetupError::Unavailable("no memory on the host".to_owned());
        let answer = answer.ok_or_else(unavailable)?;
        // SAFETY: the pages are mapped, aligned, and large enough.
        unsafe { answer.write(None) };
        Ok(SharedPages { answer, size })
    }

    /// Writes the answer and the contents of the places.
    fn write(&self, answer: Answer, places: &[Place]) {
        self.for_each(places, |shared, (place, size)| {
            // SAFETY: both are valid for the size, and do not overlap.
            unsafe { place.copy_to_nonoverlapping(shared, size) };
        });
        // SAFETY: the pages are mapped until this value is dropped, and the parent waits meanwhile.
        unsafe { self.answer.write(Some(answer)) };
    }

    /// Returns the answer of the child, and copies the contents of the places from it.
    fn read(&self, places: &[Place]) -> Option<Answer> {
        // SAFETY: as above; the child has ended, and an answer contains no pointer.
        let answer = unsafe { self.answer.read() }?;
        self.for_each(places, |shared, (place, size)| {
            // SAFETY: both are valid for the size, and do not overlap. Calls write to places in the same way.
            unsafe { shared.copy_to_nonoverlapping(place, size) };
        });
        Some(answer)
    }

    fn for_each(&self, places: &[Place], copy: impl Fn(*mut u8, (*mut u8, usize))) {
        // SAFETY: the places follow the answer.
        let mut shared = unsafe { self.answer.add(1).as_ptr().cast::<u8>() };
        for place in places {
            let extent = place.extent();
            copy(shared, extent);
            // SAFETY: the pages have room for all places.
            shared = unsafe { shared.add(extent.1) };
        }
    }
}

impl Drop for SharedPages {
    fn drop(&mut self) {
        // SAFETY: the pages were mapped with this size and are not used any more.
        unsafe { libc::munmap(self.answer.as_ptr().cast(), self.size) };
    }
}

struct HostCall {
    call: *const Call<'static>,
    sender: Sender<Answer>,
}

/// # Safety
/// `data` must point to a [`HostCall`] that is never freed, and its call must be valid while a thread waits
/// for the answer.
unsafe extern "C" fn run_host_call(data: *mut c_void) {
    // SAFETY: the `HostCall` is leaked, so it is valid whenever the stream runs this.
    let call = unsafe { &*data.cast::<HostCall>() };
    // SAFETY: the call is on the stack of the thread that waits for the answer. That thread gives up only
    // when the process is about to end.
    let answer = unsafe { &*call.call }.make();
    let _ = call.sender.send(answer);
}
