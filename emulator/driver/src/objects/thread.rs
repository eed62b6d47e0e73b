//! What belongs to a thread: its stack of contexts, its capture mode and a number of its own.

use std::cell::{Cell, RefCell};

use crate::objects::capture::Mode;

thread_local! {
    static STACK: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u64> = const { Cell::new(0) };
    static CAPTURE_MODE: Cell<u32> = const { Cell::new(Mode::GLOBAL) };
}

/// The context calls of this thread work in, alive or not. A thread that is ending has none.
pub fn get() -> Option<usize> {
    let top = STACK.try_with(|stack| stack.borrow().last().copied());
    top.unwrap_or(None)
}

pub fn push(context: usize) {
    let _ = STACK.try_with(|stack| stack.borrow_mut().push(context));
}

pub fn pop() -> Option<usize> {
    let top = STACK.try_with(|stack| stack.borrow_mut().pop());
    top.unwrap_or(None)
}

/// Puts a context in the place of the current one; none takes the current one away.
pub fn replace(context: Option<usize>) {
    pop();
    if let Some(context) = context {
        push(context);
    }
}

/// A number that no other thread has had.
pub fn number() -> u64 {
    if NUMBER.get() == 0 {
        NUMBER.set(crate::id::next_id());
    }
    NUMBER.get()
}

/// The thread's capture mode. A number that is no mode counts as the global one.
pub fn capture_mode() -> Mode {
    Mode::from_number(CAPTURE_MODE.get()).unwrap_or(Mode::Global)
}

/// Sets the thread's capture mode, to whatever number, and tells the one before.
pub fn exchange_capture_mode(mode: u32) -> u32 {
    CAPTURE_MODE.replace(mode)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_pushed_last_comes_off_first() {
        push(1);
        push(2);
        assert_eq!(pop(), Some(2));
        assert_eq!(get(), Some(1));
        assert_eq!(pop(), Some(1));
        assert_eq!(pop(), None);
    }

    #[test]
    fn replacing_by_nothing_uncovers_what_lies_below() {
        push(1);
        push(2);
        replace(None);
        assert_eq!(get(), Some(1));
    }

    #[test]
    fn each_thread_has_its_own_number() {
        let here = number();
        assert_eq!(here, number());
        let there = std::thread::spawn(number).join().unwrap();
        assert_ne!(here, there);
    }
}
