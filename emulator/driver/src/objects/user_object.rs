//! Objects of the program that graphs keep alive.

use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{Arc, Weak};

/// An object of the program.
#[derive(Debug)]
pub struct UserObject {
    /// References of the program.
    references: u64,
    /// The share of the program, while it has references.
    own: Option<Arc<Destructor>>,
    alive: Weak<Destructor>,
}

/// The references of a graph to an object.
#[derive(Clone, Debug)]
pub struct Held {
    pub references: u64,
    destructor: Arc<Destructor>,
}

/// The objects to which a graph has references, by their handles.
pub type HeldObjects = HashMap<usize, Held>;

/// A function of the program and its argument. It is called when nothing shares it any more.
#[derive(Debug)]
pub struct Destructor {
    call: Option<(usize, usize)>,
}

impl UserObject {
    pub fn new(function: usize, argument: usize, references: u64) -> UserObject {
        let call = Some((function, argument));
        let own = Arc::new(Destructor { call });
        UserObject {
            references,
            alive: Arc::downgrade(&own),
            own: Some(own),
        }
    }

    /// Whether the destructor has not been called.
    pub fn is_alive(&self) -> bool {
        self.alive.strong_count() > 0
    }

    /// The references of the program.
    pub fn references(&self) -> u64 {
        self.references
    }

    /// Adds references of the program.
    pub fn retain(&mut self, references: u64) {
        self.own = self.alive.upgrade();
        self.references = self.references.saturating_add(references);
    }

    /// Removes references of the program, and returns its share after the last one.
    pub fn release(&mut self, references: u64) -> Option<Arc<Destructor>> {
        self.references = self.references.saturating_sub(references);
        match self.references {
            0 => self.own.take(),
            _ => None,
        }
    }

    /// References for a graph.
    pub fn hold(&self, references: u64) -> Option<Held> {
        self.alive.upgrade().map(|destructor| Held {
            references,
            destructor,
        })
    }
}

impl Held {
    /// The share of the graph.
    pub fn destructor(self) -> Arc<Destructor> {
        self.destructor
    }
}

impl Destructor {
    /// Gives up a share, and calls the function in this thread if it was the last one.
    pub fn give_up(share: Arc<Destructor>) {
        if let Some(mut last) = Arc::into_inner(share)
            && let Some((function, argument)) = last.call.take()
        {
            call(function, argument);
        }
    }
}

impl Drop for Destructor {
    /// The last share may end while the driver is locked, so another thread calls the function.
    fn drop(&mut self) {
        if let Some((function, argument)) = self.call.take() {
            std::thread::spawn(move || call(function, argument));
        }
    }
}

fn call(function: usize, argument: usize) {
    // SAFETY: the program passed the address of a function of this type.
    let function: unsafe extern "C" fn(*mut c_void) = unsafe { std::mem::transmute(function) };
    // SAFETY: the program guarantees that the function is valid and may use its argument.
    unsafe { function(argument as *mut c_void) };
}
