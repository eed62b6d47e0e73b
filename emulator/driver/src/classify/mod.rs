//! Answers to the contracts: the exemplar of the vocabulary that a value is, and the state of the process
//! and the thread.

mod address;
mod code;
mod handle;
pub(crate) mod neighbour;
mod value;

use std::sync::MutexGuard;

use cuspec_glue::classify::spoilable::Capture;
use cuspec_glue::classify::{
    Address, Callback, Classify, ClonedGraph, Context, DriverSymbol, Event, Graph, GraphExec,
    GraphMemory, Host, MemPool, Node, NodeOf, PciBusId, Spoils, Stream,
};
use cuspec_glue::driver::{Asks, Need, Question};
use cuspec_glue::{Facts, Tri};

use crate::device;
use crate::device::visible::{Visible, visible};
use crate::objects::capture::Status;
use crate::objects::stream::Sort;
use crate::objects::thread;
use crate::queue::is_in_callback;
use crate::world::{Driver, World};

impl Driver {
    /// The world, after `cuInit`.
    pub fn known(&self) -> Option<MutexGuard<'_, World>> {
        self.is_initialized().then(|| self.lock())
    }

    fn has_live_context(&self) -> bool {
        self.known()
            .is_some_and(|world| world.current_context().is_ok())
    }

    /// Whether no stream of these sorts of the current context is captured. The call invalidates a capture
    /// that it must not find.
    fn is_context_uncaptured(&self, counts: impl Fn(Sort) -> bool) -> bool {
        let Some(mut world) = self.known() else {
            return true;
        };
        let Ok(context) = world.current_context() else {
            return true;
        };
        let found = world.captures_in(context, counts);
        for id in &found {
            world.invalidate_capture(*id);
        }
        found.is_empty()
    }

    /// Whether no kernel has faulted. A fault invalidates all contexts of the process.
    fn has_sound_context(&self) -> bool {
        self.known().is_none_or(|world| world.fault.check().is_ok())
    }

    /// Whether the calling thread has no context that was destroyed.
    fn has_intact_context(&self) -> bool {
        thread::get().is_none() || self.has_live_context()
    }

    /// Whether no capture forbids unsafe calls. The call invalidates one that does.
    fn permits_unsafe_calls(&self) -> bool {
        let Some(mut world) = self.known() else {
            return true;
        };
        let forbidding = world.forbidding_captures();
        for id in &forbidding {
            world.invalidate_capture(*id);
        }
        forbidding.is_empty()
    }
}

impl Asks for Driver {
    fn need(&self, need: Need) -> bool {
        match need {
            Need::Alive => self.is_alive(),
            Need::Initialized => self.is_initialized(),
            Need::PrimaryRetained => self
                .known()
                .is_some_and(|world| world.primary.references > 0),
            Need::OutsideCallback => !is_in_callback(),
            Need::Context => thread::get().is_some(),
            Need::LiveContext => self.has_live_context(),
            Need::IntactContext => self.has_intact_context(),
            Need::OwnProcess => self.is_own_process(),
            Need::SoundContext => self.has_sound_context(),
            Need::NoCapture => self.permits_unsafe_calls(),
            Need::FreeMemory => self.known().is_none_or(|world| world.memory.has_room()),
            Need::UncapturedContext => self.is_context_uncaptured(|_| true),
            Need::UncapturedLegacy => self.is_context_uncaptured(|sort| sort != Sort::NonBlocking),
        }
    }

    fn attribute(&self, number: i32) -> Tri {
        let number = u32::try_from(number).ok()?;
        device::attribute(number).map(i128::from)
    }

    fn query(&self, question: Question) -> Tri {
        match question {
            Question::DriverVersion => Some(device::driver_version().into()),
            Question::MachineDevices => Some(device::COUNT.into()),
            Question::MachineIsLinux => Some(1),
            Question::MachineIsMps => Some(0),
            Question::ProcessIsInitialized => Some(self.is_initialized().into()),
            Question::ProcessIsPrimaryInactive => {
                let known = self.known();
                let is_inactive = |world: MutexGuard<'_, World>| world.active_primary().is_none();
                Some(known.is_some_and(is_inactive).into())
            }
            Question::ProcessHasOpenedMemory => {
                let known = self.known();
                Some(known.is_some_and(|world| world.memory.has_opened()).into())
            }
            Question::ProcessHasFirstContexts => {
                let known = self.known();
                Some(known.is_some_and(|world| world.has_first_contexts()).into())
            }
            Question::ProcessIsWithoutDevices => {
                let is_without = !self.is_initialized() && visible() == Visible::Nothing;
                Some(is_without.into())
            }
            Question::MachineHasVdpau => Some(0),
            Question::ThreadHasOpengl => Some(crate::opengl::is_current().into()),
            Question::ThreadHasContext => Some(thread::get().is_some().into()),
            Question::ThreadHasDestroyedContext => Some((!self.has_intact_context()).into()),
        }
    }
}

impl Classify<Address> for Driver {
    fn classify(&self, value: u64) -> Facts<Address> {
        address::address(self.known(), value)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::address(&self.known()?.memory, value)
    }
}

impl Classify<Context> for Driver {
    fn classify(&self, value: u64) -> Facts<Context> {
        handle::context(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.contexts, value)
    }
}

impl Classify<DriverSymbol> for Driver {
    fn classify(&self, value: u64) -> Facts<DriverSymbol> {
        value::driver_symbol(value)
    }
}

impl Classify<Event> for Driver {
    fn classify(&self, value: u64) -> Facts<Event> {
        handle::event(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.events, value)
    }
}

impl Classify<Graph> for Driver {
    fn classify(&self, value: u64) -> Facts<Graph> {
        handle::graph(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::graph(&*self.known()?, value)
    }
}

impl Classify<Host> for Driver {
    fn classify(&self, value: u64) -> Facts<Host> {
        address::host(self.known(), value)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::address(&self.known()?.memory, value)
    }
}

impl Classify<MemPool> for Driver {
    fn classify(&self, value: u64) -> Facts<MemPool> {
        handle::pool(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.memory.pools.table(), value)
    }
}

impl Classify<Node> for Driver {
    fn classify(&self, value: u64) -> Facts<Node> {
        handle::node(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::node(&*self.known()?, value)
    }
}

impl Classify<ClonedGraph> for Driver {
    fn classify(&self, value: u64) -> Facts<ClonedGraph> {
        handle::cloned_graph(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::graph(&*self.known()?, value)
    }
}

impl Classify<GraphMemory> for Driver {
    fn classify(&self, value: u64) -> Facts<GraphMemory> {
        let is_of_graph = |world: MutexGuard<'_, World>| world.memory.is_of_graph(value);
        Facts::new(match value {
            0 => GraphMemory::Null,
            _ if self.known().is_some_and(is_of_graph) => GraphMemory::Allocated,
            _ => GraphMemory::Own,
        })
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::address(&self.known()?.memory, value)
    }
}

impl Classify<NodeOf> for Driver {
    fn classify(&self, value: u64) -> Facts<NodeOf> {
        handle::node_of(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::node(&*self.known()?, value)
    }
}

impl Classify<GraphExec> for Driver {
    fn classify(&self, value: u64) -> Facts<GraphExec> {
        handle::exec(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(&self.known()?.execs, value)
    }
}

impl Classify<PciBusId> for Driver {
    fn classify(&self, value: u64) -> Facts<PciBusId> {
        value::pci_bus_id(value)
    }
}

impl Classify<Stream> for Driver {
    fn classify(&self, value: u64) -> Facts<Stream> {
        handle::stream(self.known(), value as usize)
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::stream(&mut *self.known()?, value)
    }
}

impl Classify<Callback> for Driver {
    fn classify(&self, value: u64) -> Facts<Callback> {
        Facts::new(match value {
            0 => Callback::Null,
            _ => Callback::Returns,
        })
    }
}

/// A call that cannot be captured invalidates the capture of its stream.
impl Spoils<Capture> for Driver {
    fn spoil(&self, stream: u64) {
        let Some(mut world) = self.known() else {
            return;
        };
        let handle = stream as usize;
        if world.streams.get(handle).is_none() {
            return;
        }
        if let Ok(info) = world.capture_info(handle)
            && info.status == Status::Active
        {
            world.invalidate_capture(info.id);
        }
    }
}
