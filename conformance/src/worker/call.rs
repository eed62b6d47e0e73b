//! Makes the call under test: on this thread, or from a host function that a stream runs.

use std::ffi::c_void;
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use cuspec_harness::Runtime;

use super::last_error;
use crate::suite::Thunk;
use crate::worker::driver_calls::Handle;
use crate::worker::ipc::shared_page::{Phase, SharedPage};
use crate::worker::resources::{CaseResources, SetupError, create_stream};

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
}

/// The result code of a call, and its duration in microseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub code: u32,
    pub time_us: f64,
    /// The runtime's last error around the call.
    pub last_error: Option<last_error::Around>,
}

impl Call<'_> {
    pub(super) fn make(&self) -> Answer {
        let before = self.runtime.as_ref().map(last_error::peek);
        self.page.enter(Phase::Call);
        let start = Instant::now();
        // SAFETY: the thunk was generated for this function, and the buffers are as large as the suite
        // states. The call itself may misbehave, since it is the one under test.
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
