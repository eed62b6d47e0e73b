/// A host function that waits: it keeps a stream busy until the gate is opened.
#[derive(Clone)]
struct Gate(&'static (std::sync::Mutex<(bool, bool)>, std::sync::Condvar));

impl Gate {
    /// A closed gate. It is never freed, since nobody can tell whether the driver will still call.
    fn new() -> Gate {
        Gate(Box::leak(Box::default()))
    }

    /// For `cuLaunchHostFunc`.
    fn host_fn(&self) -> CUhostFn {
        Some(Gate::wait)
    }

    /// For `cuStreamAddCallback`.
    fn callback(&self) -> CUstreamCallback {
        Some(Gate::wait_in_stream)
    }

    /// The user data that belongs to either.
    fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self.0).cast_mut().cast()
    }

    /// Lets everything through, now and later.
    fn open(&self) {
        self.0.0.lock().unwrap().0 = true;
        self.0.1.notify_all();
    }

    /// Lets everything through a third of a second from now: for a call that waits for the stream.
    fn open_soon(&self) {
        let gate = Gate(self.0);
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(300));
            gate.open();
        });
    }

    /// Waits until a stream stands at the gate; whether one does within three seconds.
    fn wait_reached(&self) -> bool {
        let patience = std::time::Duration::from_secs(3);
        let progress = self.0.0.lock().unwrap();
        let wait = self.0.1.wait_timeout_while(progress, patience, |(_, reached)| !*reached);
        wait.unwrap().0.1
    }

    unsafe extern "C" fn wait(data: *mut c_void) {
        // SAFETY: `data` comes from `Gate::data`, and the gate is never freed.
        let gate = Gate(unsafe { &*data.cast() });
        let mut progress = gate.0.0.lock().unwrap();
        progress.1 = true;
        gate.0.1.notify_all();
        // A call that waits for the stream comes to an end even if nobody opens.
        let patience = std::time::Duration::from_secs(3);
        let _ = gate.0.1.wait_timeout_while(progress, patience, |(open, _)| !*open);
    }

    unsafe extern "C" fn wait_in_stream(_: CUstream, _: CUresult, data: *mut c_void) {
        // SAFETY: `data` comes from `Gate::data`.
        unsafe { Gate::wait(data) }
    }
}
