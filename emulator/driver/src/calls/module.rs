//! Links in the making.

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::module::Link;
use cuspec_glue::Facts;
use cuspec_glue::classify::{LinkState, Tells};
use cuspec_glue::driver::calls::ModuleCalls;

impl Tells<LinkState> for Driver {
    fn tell(&self, value: u64) -> Facts<LinkState> {
        use crate::objects::handle::Identity;
        let handle = value as usize;
        let Some(mut world) = self.known() else {
            return Facts::new(match value {
                0 => LinkState::Null,
                _ => LinkState::Garbage,
            });
        };
        let links = world.others.of::<Link>();
        Facts::new(match (links.get(handle), links.identify(handle)) {
            _ if value == 0 => LinkState::Null,
            (Some(link), _) if link.image.is_some() => LinkState::Completed,
            (Some(link), _) if link.texts.is_empty() => LinkState::Created,
            (Some(link), _) if link.symbols.missing().next().is_some() => LinkState::Unresolved,
            (Some(_), _) => LinkState::Filled,
            (None, Identity::Gone) => LinkState::Destroyed,
            (None, _) => LinkState::Garbage,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Link>(), value)
    }
}

impl ModuleCalls for Driver {
    unsafe fn cuLinkCreate_v2(
        &self,
        _numOptions: c_uint,
        _options: *mut CUjit_option,
        _optionValues: *mut *mut c_void,
        stateOut: *mut CUlinkState,
    ) -> Outcome {
        let link = self.lock().others.of::<Link>().insert(Link::default());
        // SAFETY: the caller answers for its pointers.
        unsafe { put(stateOut, link as CUlinkState) };
        Ok(())
    }

    unsafe fn cuLinkDestroy(&self, state: CUlinkState) -> Outcome {
        let ended = self.lock().others.of::<Link>().remove(state as usize);
        ended.map(drop).ok_or(Code::INVALID_VALUE)
    }
}
