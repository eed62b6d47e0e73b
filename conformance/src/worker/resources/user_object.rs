//! Objects of the program, to which graphs have references.

use cuspec_suite::exemplars::{CallbackOfCUhostFn, HeldObject, Make, UserObject};

use super::case_resources::CaseResources;
use super::graph::graph_of_case;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    UserObjectCalls:
    cuUserObjectCreate(
        object: &mut Handle, argument: Handle, destroy: Handle, references: u32, flags: u32
    );
    cuUserObjectRelease(object: Handle, references: u32);
    cuGraphRetainUserObject(graph: Handle, object: Handle, references: u32, flags: u32);
}

/// References of the program to an object, and of a graph.
const REFERENCES: u32 = 4;
/// `CU_USER_OBJECT_NO_DESTRUCTOR_SYNC`.
const NO_WAIT: u32 = 1;

impl Make<UserObject> for CaseResources<'_> {
    fn make(&mut self, exemplar: UserObject, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            UserObject::Created => create_object(resources, REFERENCES, numbers),
            UserObject::Destroyed => {
                let object = create_object(resources, 1, numbers)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuUserObjectRelease(object as Handle, 1)?)
                });
                Ok(object)
            }
        }
    }
}

impl Make<HeldObject> for CaseResources<'_> {
    fn make(&mut self, exemplar: HeldObject, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            HeldObject::Held => {
                let object = create_object(resources, REFERENCES, numbers)?;
                let graph = graph_of_case(resources)? as Handle;
                resources.cuGraphRetainUserObject(graph, object as Handle, REFERENCES, 0)?;
                Ok(object)
            }
            HeldObject::Strange => create_object(resources, REFERENCES, numbers),
            HeldObject::Destroyed => {
                Make::<UserObject>::make(resources, UserObject::Destroyed, numbers)
            }
        }
    }
}

fn create_object(
    resources: &mut CaseResources<'_>,
    references: u32,
    numbers: &Numbers<'_>,
) -> Result<u64, SetupError> {
    let destroy = CallbackOfCUhostFn::Returns;
    let destroy = Make::<CallbackOfCUhostFn>::make(resources, destroy, numbers)? as Handle;
    let mut object: Handle = std::ptr::null_mut();
    let none = std::ptr::null_mut();
    resources.cuUserObjectCreate(&mut object, none, destroy, references, NO_WAIT)?;
    Ok(object as u64)
}
