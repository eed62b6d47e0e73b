//! Links.

use super::jit_options::JitOptions;
use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::handle::Identity;
use crate::objects::link::Link;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, LinkState};
use cuspec_glue::driver::calls::ModuleCalls;

impl Classify<LinkState> for Driver {
    /// Completeness is known to the linker alone, which reports in the log.
    fn classify(&self, value: u64) -> Facts<LinkState> {
        let handle = value as usize;
        let state = self.known().map(|mut world| {
            let links = world.others.of::<Link>();
            match (links.get(handle), links.identify(handle)) {
                (Some(link), _) if link.made.is_some() => LinkState::Completed,
                (Some(link), _) if link.texts.is_empty() => LinkState::Created,
                (Some(_), _) => LinkState::Filled,
                (None, Identity::Gone) => LinkState::Destroyed,
                (None, _) => LinkState::Garbage,
            }
        });
        Facts::new(match state {
            _ if value == 0 => LinkState::Null,
            state => state.unwrap_or(LinkState::Garbage),
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Link>(), value)
    }
}

impl ModuleCalls for Driver {
    unsafe fn cuLinkCreate_v2(
        &self,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
        stateOut: *mut CUlinkState,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid, as long as the link lives.
        let options = unsafe { JitOptions::read(numOptions, options, optionValues) };
        let link = Link {
            options: options.keep(),
            ..Link::default()
        };
        let link = self.lock().others.of::<Link>().insert(link);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(stateOut, link as CUlinkState) };
        Ok(())
    }

    unsafe fn cuLinkDestroy(&self, state: CUlinkState) -> Outcome {
        let ended = self.lock().others.of::<Link>().remove(state as usize);
        ended.map(drop).ok_or(Code::INVALID_VALUE)
    }
}
