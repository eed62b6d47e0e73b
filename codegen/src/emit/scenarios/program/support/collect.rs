/// The results of the calls in a callback, in order.
#[derive(Clone, Default)]
struct Seen(std::sync::Arc<std::sync::Mutex<Vec<Result<(), Error>>>>);

impl Seen {
    /// Records the result of a call without its value.
    fn push<T>(&self, answer: Result<T, Error>) {
        self.0.lock().unwrap().push(answer.map(drop));
    }
}

/// A callback with a body, for `cuStreamAddCallback` and `cuLaunchHostFunc`.
struct Collector {
    seen: Seen,
    body: &'static &'static dyn Fn(),
}

/// Makes a callback from a closure. The closure is never freed, because the driver may call it at any later time.
fn collect(cuda: Values, body: impl Fn(Values, &Seen) + 'static) -> Collector {
    let seen = Seen::default();
    let noted = seen.clone();
    let body: &'static dyn Fn() = Box::leak(Box::new(move || body(cuda, &noted)));
    let body = Box::leak(Box::new(body));
    Collector { seen, body }
}

impl Collector {
    fn callback(&self) -> CUstreamCallback {
        Some(Collector::run_in_stream)
    }

    fn host_fn(&self) -> CUhostFn {
        Some(Collector::run)
    }

    /// The user data to pass with either function.
    fn data(&self) -> *mut c_void {
        std::ptr::from_ref(self.body).cast_mut().cast()
    }

    /// Returns and removes the results recorded so far.
    fn take(&self) -> Vec<Result<(), Error>> {
        std::mem::take(&mut self.seen.0.lock().unwrap())
    }

    unsafe extern "C" fn run(data: *mut c_void) {
        // SAFETY: `data` comes from `Collector::data`, and the closure is never freed.
        unsafe { (*data.cast::<&'static dyn Fn()>())() }
    }

    unsafe extern "C" fn run_in_stream(_: CUstream, _: CUresult, data: *mut c_void) {
        // SAFETY: `data` comes from `Collector::data`.
        unsafe { Collector::run(data) }
    }
}
