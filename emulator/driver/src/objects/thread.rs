//! State of a thread: its context stack, its capture mode and a unique number.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::objects::capture::Mode;

thread_local! {
    static STACK: RefCell<Stack> = const { RefCell::new(Stack(Vec::new())) };
    static NUMBER: Cell<u64> = const { Cell::new(0) };
    static CAPTURE_MODE: Cell<u32> = const { Cell::new(Mode::GLOBAL) };
}

/// How often each context is on the stack of any thread.
static HELD: Mutex<BTreeMap<usize, usize>> = Mutex::new(BTreeMap::new());

/// The contexts of a thread, the current one last. They are counted in [`HELD`] until the thread ends.
struct Stack(Vec<usize>);

impl Stack {
    fn push(&mut self, context: usize) {
        *held().entry(context).or_default() += 1;
        self.0.push(context);
    }

    fn pop(&mut self) -> Option<usize> {
        let context = self.0.pop()?;
        let mut held = held();
        if let Some(count) = held.get_mut(&context) {
            *count -= 1;
        }
        held.retain(|_, count| *count > 0);
        Some(context)
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        while self.pop().is_some() {}
    }
}

fn held() -> MutexGuard<'static, BTreeMap<usize, usize>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The current context of this thread, alive or not. A thread that is exiting has none.
pub fn get() -> Option<usize> {
    let top = STACK.try_with(|stack| stack.borrow().0.last().copied());
    top.unwrap_or(None)
}

/// Whether the context is on the stack of any thread.
pub fn is_held(context: usize) -> bool {
    held().contains_key(&context)
}

/// Whether the context is on the stack of another thread.
pub fn is_held_elsewhere(context: usize) -> bool {
    let own = STACK.try_with(|stack| {
        let stack = stack.borrow();
        stack.0.iter().filter(|held| **held == context).count()
    });
    let all = held().get(&context).copied().unwrap_or_default();
    all > own.unwrap_or_default()
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
    fn a_context_is_held_until_the_thread_ends() {
        let (context, (entered, is_entered)) = (77, std::sync::mpsc::channel());
        let (leave, may_leave) = std::sync::mpsc::channel::<()>();
        let other = std::thread::spawn(move || {
            push(context);
            entered.send(()).unwrap();
            may_leave.recv().unwrap();
        });
        is_entered.recv().unwrap();
        assert!(is_held(context) && is_held_elsewhere(context));
        leave.send(()).unwrap();
        other.join().unwrap();
        assert!(!is_held(context));
        push(context);
        assert!(is_held(context) && !is_held_elsewhere(context));
        pop();
    }

    #[test]
    fn each_thread_has_its_own_number() {
        let here = number();
        assert_eq!(here, number());
        let there = std::thread::spawn(number).join().unwrap();
        assert_ne!(here, there);
    }
}
