/// A host function that waits: it keeps a stream busy until the gate is opened.
#[derive(Clone)]
struct Gate(&'static (std::sync::Mutex<(bool, bool)>, std::sync::Condvar));

impl Gate {
    /// Makes a closed gate. It is never freed, because the driver may call the function at any later time.
    fn new() -> Gate {
        Gate(Box::leak(Box::default()))
    }

    /// The function for `cuLaunchHostFunc`.
    fn host_fn(&self) -> CUhostFn {
        Some(Gate::wait)
    }

    /// The function for `cuStreamAddCallback`.
    fn callback(&self) -> CUstreamCallback {
        Some(Gate::wait_in_stream)
    }

    /// The user data to pass with either function.
    fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self.0).cast_mut().cast()
    }

    /// Opens the gate: present and later calls of the function return at once.
    fn open(&self) {
        self.0.0.lock().unwrap().0 = true;
        self.0.1.notify_all();
    }

    /// Opens the gate after a third of a second, so that the caller can make a call that waits for the stream.
    fn open_soon(&self) {
        let gate = Gate(self.0);
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(300));
            gate.open();
        });
    }

    /// Returns whether the gate was opened.
    fn is_open(&self) -> bool {
        self.0.0.lock().unwrap().0
    }

    /// Waits up to three seconds until a stream has reached the gate, and returns whether one has.
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
        // The time limit ends a call that waits for the stream even if the gate is never opened.
        let patience = std::time::Duration::from_secs(3);
        let _ = gate.0.1.wait_timeout_while(progress, patience, |(open, _)| !*open);
    }

    unsafe extern "C" fn wait_in_stream(_: CUstream, _: CUresult, data: *mut c_void) {
        // SAFETY: `data` comes from `Gate::data`.
        unsafe { Gate::wait(data) }
    }
}
