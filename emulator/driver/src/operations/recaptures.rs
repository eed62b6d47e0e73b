//! Captures onto the nodes of a graph that exists.

use std::cell::RefCell;
use std::collections::HashSet;

use crate::code::{Code, Outcome};
use crate::objects::capture::{Capture, Membership, Mode, Recapture};
use crate::objects::graph::{NodeKind, NodeWork};
use crate::objects::user_object::{Destructor, Held};
use crate::world::{Driver, World};

/// Work that a stream has captured, and the context of the stream.
#[derive(Clone)]
pub struct Captured {
    pub work: NodeWork,
    pub context: usize,
}

/// A node whose work differs from the captured work. The program is asked before the call returns that captured it.
pub struct Difference {
    pub capture: u64,
    pub node: usize,
    pub captured: Captured,
    /// The function that asks the program, and its argument.
    pub callback: usize,
    pub data: usize,
    /// Whether an executable could take the captured work.
    pub is_update: bool,
}

thread_local! {
    /// The differences that the current call of this thread has found.
    static FOUND: RefCell<Vec<Difference>> = const { RefCell::new(Vec::new()) };
}

/// Returns the differences that the current call of this thread has found, and forgets them. A thread that ends has none.
pub fn take_differences() -> Vec<Difference> {
    FOUND.try_with(RefCell::take).unwrap_or_default()
}

impl Driver {
    /// Begins a capture onto the nodes of a graph, whose user objects are released.
    pub fn begin_recapture(
        &self,
        stream: usize,
        mode: Mode,
        graph: usize,
        (callback, data): (usize, usize),
    ) -> Outcome {
        let mut world = self.lock();
        world.begin_capture(stream, mode, Some((graph, Vec::new())))?;
        let member = world.stream(stream)?.capture.as_ref();
        let id = member.map(|member| member.capture);
        let capture = id.and_then(|id| world.captures.get_mut(&id));
        capture.ok_or(Code::ILLEGAL_STATE)?.recapture = Some(Recapture {
            captured: 0,
            callback,
            data,
            has_failed: false,
        });
        let known = world.graphs.get_mut(graph).ok_or(Code::INVALID_VALUE)?;
        let objects = std::mem::take(&mut known.objects);
        drop(world);
        let shares = objects.into_values().map(Held::destructor);
        shares.for_each(Destructor::give_up);
        Ok(())
    }
}

impl World {
    /// Whether the recapture has failed, or nodes of its graph are left.
    pub(super) fn has_recapture_failed(&self, capture: &Capture) -> bool {
        let graph = self.graphs.get(capture.graph);
        let nodes = graph.map_or(0, |graph| graph.nodes.len());
        let recapture = capture.recapture.as_ref();
        recapture.is_some_and(|recapture| {
            recapture.has_failed || !capture.is_invalidated && recapture.captured != nodes
        })
    }

    /// The node that a recapture changes next; `None` for a capture that adds nodes, and behind the last node.
    fn next_to_recapture(&self, capture: u64) -> Option<usize> {
        let capture = self.captures.get(&capture)?;
        let captured = capture.recapture.as_ref()?.captured;
        self.graphs.get(capture.graph)?.nodes.get(captured).copied()
    }

    /// The memory that the next node of a recapture in a stream allocates or frees.
    fn memory_to_recapture(&mut self, stream: usize) -> Option<NodeWork> {
        let capture = self.stream(stream).ok()?.capture.as_ref()?.capture;
        let node = self.next_to_recapture(capture)?;
        Some(self.nodes.get(node)?.work.clone())
    }

    /// The address of the allocation that a recapture in a stream repeats.
    pub fn allocation_to_recapture(&mut self, stream: usize, bytes: u64) -> Option<u64> {
        match self.memory_to_recapture(stream)? {
            NodeWork::MemAlloc { address, size } if size == bytes => Some(address),
            _ => None,
        }
    }

    /// Whether a recapture in a stream repeats freeing this memory.
    pub fn is_free_to_recapture(&mut self, stream: usize, address: u64) -> bool {
        self.memory_to_recapture(stream) == Some(NodeWork::MemFree(address))
    }

    /// Ends a recapture with a failure. Its streams stay captured until the program ends the capture.
    pub fn fail_recapture(&mut self, capture: u64) {
        if let Some(capture) = self.captures.get_mut(&capture) {
            capture.is_invalidated = true;
            if let Some(recapture) = &mut capture.recapture {
                recapture.has_failed = true;
            }
        }
    }

    /// Finds the node that captured work belongs to. If its work differs, the program is asked, or the node changes at
    /// once if there is no function to ask with.
    pub(super) fn recapture_node(
        &mut self,
        member: &Membership,
        captured: Captured,
    ) -> Outcome<usize> {
        let found = self.match_node(member, &captured.work);
        let node = found.inspect_err(|_| self.fail_recapture(member.capture))?;
        let capture = self.captures.get_mut(&member.capture);
        let recapture = capture.and_then(|capture| capture.recapture.as_mut());
        let recapture = recapture.ok_or(Code::ILLEGAL_STATE)?;
        recapture.captured += 1;
        let (callback, data) = (recapture.callback, recapture.data);
        let old = self
            .nodes
            .get(node)
            .ok_or(Code::INVALID_VALUE)?
            .work
            .clone();
        if is_same(&old, &captured.work) {
            return Ok(node);
        }
        if callback == 0 {
            self.change_node(node, captured);
            return Ok(node);
        }
        let is_update = self.obstacle(&old, &captured.work).is_none();
        FOUND.with_borrow_mut(|found| {
            found.push(Difference {
                capture: member.capture,
                node,
                captured,
                callback,
                data,
                is_update,
            });
        });
        Ok(node)
    }

    /// The next node of a recapture, if it has the type and the dependencies of the captured work. Nodes of memory must
    /// be equal.
    fn match_node(&self, member: &Membership, work: &NodeWork) -> Outcome<usize> {
        let node = self.next_to_recapture(member.capture);
        let node = node.ok_or(Code::GRAPH_RECAPTURE_FAILURE)?;
        let known = self.nodes.get(node).ok_or(Code::GRAPH_RECAPTURE_FAILURE)?;
        let before: HashSet<usize> = known.dependencies.iter().copied().collect();
        let tips: HashSet<usize> = member.tips.iter().copied().collect();
        let is_of_memory = matches!(work.kind(), NodeKind::MemAlloc | NodeKind::MemFree);
        let fits =
            known.kind() == work.kind() && before == tips && (!is_of_memory || known.work == *work);
        match fits {
            true => Ok(node),
            false => Err(Code::GRAPH_RECAPTURE_FAILURE),
        }
    }

    /// Gives a node the captured work.
    pub fn change_node(&mut self, node: usize, captured: Captured) {
        let Some(known) = self.nodes.get_mut(node) else {
            return;
        };
        let inner = captured.work.inner_graphs().to_vec();
        let old = std::mem::replace(&mut known.work, captured.work);
        known.lent = None;
        for graph in old.inner_graphs() {
            let _ = self.destroy_graph(*graph);
        }
        for graph in inner {
            if let Some(graph) = self.graphs.get_mut(graph) {
                graph.owner = Some(node);
            }
        }
        self.set_node_context(node, captured.context);
    }
}

/// Whether work has the same parameters. How a program described a launch is no parameter of it.
fn is_same(old: &NodeWork, new: &NodeWork) -> bool {
    match (old, new) {
        (NodeWork::Kernel(old), NodeWork::Kernel(new)) => {
            old.function == new.function
                && old.shape == new.shape
                && old.parameters == new.parameters
        }
        (old, new) => old == new,
    }
}
