//! State of a thread: its context stack, its capture mode and a unique number.

use std::cell::{Cell, RefCell};

use crate::objects::capture::Mode;

thread_local! {
    static STACK: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u64> = const { Cell::new(0) };
    static CAPTURE_MODE: Cell<u32> = const { Cell::new(Mode::GLOBAL) };
}

/// The current context of this thread, alive or not. A thread that is exiting has none.
pub fn get() -> Option<usize> {
    let top = STACK.try_with(|stack| stack.borrow().last().copied());
    top.unwrap_or(None)
}

/// Whether the context is on the stack of this thread.
pub fn holds(context: usize) -> bool {
    let holds = STACK.try_with(|stack| stack.borrow().contains(&context));
    holds.unwrap_or(false)
}

pub fn push(context: usize) {
    let _ = STACK.try_with(|stack| stack.borrow_mut().push(context));
}

pub fn pop() -> Option<usize> {
    let top = STACK.try_with(|stack| stack.borrow_mut().pop());
    top.unwrap_or(None)
}

/// Replaces the current context; `None` pops it.
pub fn replace(context: Option<usize>) {
    pop();
    if let Some(context) = context {
        push(context);
    }
}

/// A unique number of the thread.
pub fn number() -> u64 {
    if NUMBER.get() == 0 {
        NUMBER.set(crate::id::next_id());
    }
    NUMBER.get()
}

/// The thread's capture mode. An invalid number counts as global.
pub fn capture_mode() -> Mode {
    Mode::from_number(CAPTURE_MODE.get()).unwrap_or(Mode::Global)
}

/// Sets the thread's capture mode to any number and returns the previous one.
pub fn exchange_capture_mode(mode: u32) -> u32 {
    CAPTURE_MODE.replace(mode)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contexts_are_popped_in_reverse_order() {
        push(1);
        push(2);
        assert_eq!(pop(), Some(2));
        assert_eq!(get(), Some(1));
        assert_eq!(pop(), Some(1));
        assert_eq!(pop(), None);
    }

    #[test]
    fn replacing_by_none_uncovers_the_context_below() {
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
