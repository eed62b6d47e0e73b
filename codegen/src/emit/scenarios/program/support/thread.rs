/// What comes of something that runs on another thread.
type Ran = Result<(), Box<dyn std::error::Error>>;

/// Runs something on another thread, to which no context is current, and waits for it.
fn thread(cuda: Values, run: impl FnOnce(Values) -> Ran) -> Ran {
    /// Handles are pointers, which Rust does not send by itself.
    struct Carry<T>(T);
    // SAFETY: the driver's handles belong to no thread, and the one that made them waits.
    unsafe impl<T> Send for Carry<T> {}
    impl<T> Carry<T> {
        fn open(self) -> T {
            self.0
        }
    }

    let run = Carry(run);
    std::thread::scope(|scope| {
        let thread = scope.spawn(move || Carry(run.open()(cuda)));
        thread.join().expect("the thread ends by itself").open()
    })
}
