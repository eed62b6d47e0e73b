//! The call itself: on this thread, or by a host function that a stream runs.

use std::ffi::c_void;
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use cuspec_harness::Runtime;

use super::last_error;
use crate::suite::Thunk;
use crate::worker::driver_calls::Handle;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::resources::{CaseResources, SetupError, create_stream};

/// Everything that a call consists of.
pub(super) struct Call<'a> {
    pub thunk: Thunk,
    pub function: *const c_void,
    pub args: &'a [*const u8],
    /// Where a value goes that is no code.
    pub returned: *mut u8,
    pub page: &'a SharedPage,
    /// The runtime, where the call is one of its own.
    pub runtime: Option<Runtime>,
}

/// What a call answered, and how many microseconds it took.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub code: u32,
    pub time_us: f64,
    /// What became of the runtime's last error.
    pub last_error: Option<last_error::Around>,
}

impl Call<'_> {
    pub(super) fn make(&self) -> Answer {
        let before = self.runtime.as_ref().map(last_error::peek);
        self.page.enter(Phase::Call);
        let start = Instant::now();
        // SAFETY: the thunk is the one that was made for the function, and what it reads and writes is
        // as large as the suite says. What the call itself does is what is to be found out.
        let code = unsafe { (self.thunk)(self.function, self.args, self.returned) };
        let time = start.elapsed();
        self.page.note_code(code);
        Answer {
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

    /// Has a fresh stream make the call, and waits for it.
    pub(super) fn make_in_callback(
        &self,
        resources: &mut CaseResources<'_>,
    ) -> Result<Answer, SetupError> {
        let stream = create_stream(resources, 1)?;
        let (sender, receiver) = channel();
        // Leaked: if the stream never runs it, nobody can tell when it may go.
        let call: &'static HostCall = Box::leak(Box::new(HostCall {
            call: std::ptr::from_ref(self).cast(),
            sender,
        }));
        let data = std::ptr::from_ref(call).cast_mut().cast();
        resources
            .api()
            .cuLaunchHostFunc(stream as Handle, run_host_call, data)?;
        // A stream that never gets there is ended by the runner's time limit.
        let answer = receiver.recv();
        // What this answers, waiting for the whole context tells as well.
        let _ = resources.api().cuStreamSynchronize(stream as Handle);
        answer.map_err(|_| SetupError::Unavailable("the host function was not run".to_owned()))
    }
}

struct HostCall {
    call: *const Call<'static>,
    sender: Sender<Answer>,
}

/// # Safety
/// `data` points to an [`HostCall`] that is never freed, and whose call lives for as long as somebody
/// waits for the answer.
unsafe extern "C" fn run_host_call(data: *mut c_void) {
    // SAFETY: the call is leaked, so it is there whenever the stream runs this.
    let call = unsafe { &*data.cast::<HostCall>() };
    // SAFETY: the call is on the stack of the thread that waits for the answer. One that the stream
    // runs after that thread gave up finds the process being ended.
    let answer = unsafe { &*call.call }.make();
    let _ = call.sender.send(answer);
}
