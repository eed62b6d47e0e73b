/// The result of a closure on another thread.
type Ran = Result<(), Box<dyn std::error::Error>>;

/// Runs a closure on another thread, which has no current context, and waits for it.
fn thread(cuda: Values, run: impl FnOnce(Values) -> Ran) -> Ran {
    /// Makes handles `Send`: they are pointers, which are not.
    struct Carry<T>(T);
    // SAFETY: handles of the driver are valid on every thread, and the thread that made them waits.
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
