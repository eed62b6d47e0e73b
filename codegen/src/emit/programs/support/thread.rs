/// Runs something on another thread, to which no context is current, and waits for it.
fn thread(cuda: Values, run: impl FnOnce(Values) -> Result<(), Error>) -> Result<(), Error> {
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
        let thread = scope.spawn(move || run.open()(cuda));
        thread.join().expect("the thread ends by itself")
    })
}
