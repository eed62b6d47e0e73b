//! Objects of the program that graphs keep alive, and pictures of graphs.

use std::ffi::CStr;
use std::io::Write;

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::user_object::UserObject as Object;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, HeldObject, UserObject};
use cuspec_glue::driver::calls::GraphUserObjectsCalls;

impl GraphUserObjectsCalls for Driver {
    unsafe fn cuUserObjectCreate(
        &self,
        object_out: *mut CUuserObject,
        ptr: *mut c_void,
        destroy: CUhostFn,
        initialRefcount: c_uint,
        _flags: c_uint,
    ) -> Outcome {
        let function = destroy.map_or(0, |function| function as usize);
        let object = Object::new(function, ptr as usize, initialRefcount.into());
        let object = self.lock().others.of::<Object>().insert(object);
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(object_out, object as CUuserObject) };
        Ok(())
    }

    unsafe fn cuUserObjectRetain(&self, object: CUuserObject, count: c_uint) -> Outcome {
        let mut world = self.lock();
        world.user_object(object as usize)?.retain(count.into());
        Ok(())
    }

    unsafe fn cuUserObjectRelease(&self, object: CUuserObject, count: c_uint) -> Outcome {
        self.release_object(object as usize, count.into())
    }

    unsafe fn cuGraphRetainUserObject(
        &self,
        graph: CUgraph,
        object: CUuserObject,
        count: c_uint,
        flags: c_uint,
    ) -> Outcome {
        let takes = flags & (CU_GRAPH_USER_OBJECT_MOVE.0 as c_uint) != 0;
        self.hold_object(graph as usize, object as usize, count.into(), takes)
    }

    unsafe fn cuGraphReleaseUserObject(
        &self,
        graph: CUgraph,
        object: CUuserObject,
        count: c_uint,
    ) -> Outcome {
        self.let_go_of_object(graph as usize, object as usize, count.into())
    }

    /// Names and dependencies of nodes are all that it writes, whatever the flags.
    unsafe fn cuGraphDebugDotPrint(
        &self,
        hGraph: CUgraph,
        path: *const c_char,
        _flags: c_uint,
    ) -> Outcome {
        let text = self.lock().describe_graph(hGraph as usize)?;
        // SAFETY: the caller guarantees that it is a text.
        let path = unsafe { CStr::from_ptr(path) };
        let written = std::fs::File::create(path.to_string_lossy().as_ref())
            .and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|_| Code::OPERATING_SYSTEM)
    }
}

/// An object and its references, `None` if it is destroyed.
fn known_object(driver: &Driver, value: u64) -> Option<u64> {
    let mut world = driver.lock();
    let object = world.user_object(value as usize);
    object.ok().map(|object| object.references())
}

impl Classify<UserObject> for Driver {
    fn classify(&self, value: u64) -> Facts<UserObject> {
        let was_known = |driver: &Driver| {
            let mut world = driver.lock();
            world.others.of::<Object>().get(value as usize).is_some()
        };
        match known_object(self, value) {
            _ if value == 0 => Facts::new(UserObject::Null),
            Some(count) => Facts::new(UserObject::Created).with("references", count.into()),
            None if was_known(self) => Facts::new(UserObject::Destroyed),
            None => Facts::new(UserObject::Garbage),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Object>(), value)
    }
}

/// Which graph has references is a matter of the call.
impl Classify<HeldObject> for Driver {
    fn classify(&self, value: u64) -> Facts<HeldObject> {
        Facts::new(match known_object(self, value) {
            _ if value == 0 => HeldObject::Null,
            Some(_) => HeldObject::Held,
            None => HeldObject::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Object>(), value)
    }
}
