//! Exemplars of handles.

use std::sync::MutexGuard;

use cuspec_glue::Facts;
use cuspec_glue::classify::{
    ClonedGraph, Context, Event, Graph, GraphExec, MemPool, Node, NodeOf, Stream,
};

use crate::objects::capture::Mode;
use crate::objects::graph::{NodeKind, NodeWork};
use crate::objects::handle::{Identity, Table};
use crate::objects::stream::{LEGACY, PER_THREAD, Sort, resolve_default};
use crate::objects::thread;
use crate::world::World;

type Known<'a> = Option<MutexGuard<'a, World>>;

/// Returns whether a context is the one that calls of this thread use: the current one, or else the primary
/// one.
fn is_own(world: &World, context: usize) -> bool {
    own_context(world) == Some(context)
}

/// The context that calls of this thread use; a green or destroyed one is replaced by the primary one.
fn own_context(world: &World) -> Option<usize> {
    let current = thread::get();
    let green = current.and_then(|handle| world.greens.get(handle));
    let own = green.map(|green| green.base).or(current);
    let alive = own.filter(|context| world.contexts.get(*context).is_some());
    alive.or_else(|| world.active_primary())
}

/// Identity of a context in conditions.
fn number(context: usize) -> i128 {
    context as i128
}

pub(super) fn stream(known: Known<'_>, handle: usize) -> Facts<Stream> {
    let special = match handle {
        0 => Some(Stream::Null),
        LEGACY => Some(Stream::Legacy),
        PER_THREAD => Some(Stream::PerThread),
        _ => None,
    };
    let Some(mut world) = known else {
        return Facts::new(special.unwrap_or(Stream::Garbage));
    };
    if let Some(special) = special {
        let facts = Facts::new(captured(&mut world, handle).unwrap_or(special));
        return match own_context(&world) {
            Some(context) => facts.with("context", number(context)),
            None => facts,
        };
    }
    let kind = match world.streams.identify(handle) {
        Identity::Live => live_stream(&mut world, handle),
        Identity::Gone => Stream::Destroyed,
        Identity::Unknown => Stream::Garbage,
    };
    match world.streams.get(handle) {
        Some(stream) => Facts::new(kind).with("context", number(stream.context)),
        None => Facts::new(kind),
    }
}

/// The property of a stream that affects a call most comes first.
fn live_stream(world: &mut World, handle: usize) -> Stream {
    if let Some(kind) = captured(world, handle) {
        return kind;
    }
    let is_busy = world.is_stream_busy(handle).unwrap_or(false);
    match world.streams.get(handle) {
        Some(stream) if !is_own(world, stream.context) => Stream::OtherContext,
        _ if is_busy => Stream::Busy,
        Some(stream) if stream.sort == Sort::NonBlocking => Stream::NonBlocking,
        _ => Stream::Created,
    }
}

/// The capture state of a stream.
fn captured(world: &mut World, handle: usize) -> Option<Stream> {
    let id = world
        .stream(resolve_default(handle))
        .ok()?
        .capture
        .as_ref()?
        .capture;
    let capture = world.captures.get(&id)?;
    let is_elsewhere = capture.thread != thread::number() && capture.mode != Mode::Relaxed;
    Some(match capture.is_invalidated {
        true => Stream::CaptureInvalidated,
        false if is_elsewhere => Stream::CapturedElsewhere,
        false => Stream::Capturing,
    })
}

pub(super) fn event(known: Known<'_>, handle: usize) -> Facts<Event> {
    if handle == 0 {
        return Facts::new(Event::Null);
    }
    let Some(world) = known else {
        return Facts::new(Event::Garbage);
    };
    let Some(event) = world.events.get(handle) else {
        return Facts::new(match world.events.identify(handle) {
            Identity::Gone => Event::Destroyed,
            _ => Event::Garbage,
        });
    };
    let kind = if !is_own(&world, event.context) {
        Event::OtherContext
    } else if event.is_interprocess() {
        Event::Interprocess
    } else if event
        .captured
        .as_ref()
        .is_some_and(|place| !world.is_capture_active(place.capture))
    {
        Event::CaptureEnded
    } else if !event.is_recorded() {
        Event::Unrecorded
    } else if !event.is_complete() {
        Event::Pending
    } else if !event.is_timed() {
        Event::NoTiming
    } else {
        Event::Recorded
    };
    Facts::new(kind).with("context", number(event.context))
}

pub(super) fn context(known: Known<'_>, handle: usize) -> Facts<Context> {
    if handle == 0 {
        return Facts::new(Context::Null);
    }
    let Some(world) = known else {
        return Facts::new(Context::Garbage);
    };
    // The primary context keeps its handle while it is inactive.
    let is_primary = world.primary.handle == Some(handle);
    let kind = match world.contexts.get(handle) {
        _ if is_primary => Context::Primary,
        Some(_) => Context::Created,
        None => return green_context(&world, handle),
    };
    Facts::new(kind)
        .with("context", number(handle))
        .with("current", i128::from(thread::get() == Some(handle)))
}

/// The context behind a green context's handle.
fn green_context(world: &World, handle: usize) -> Facts<Context> {
    let is_gone = |identity| identity == Identity::Gone;
    let was_context = is_gone(world.contexts.identify(handle));
    match world.greens.get(handle) {
        Some(green) => Facts::new(Context::Created)
            .with("context", number(green.base))
            .with("current", i128::from(thread::get() == Some(handle))),
        None if was_context || is_gone(world.greens.identify(handle)) => {
            Facts::new(Context::Destroyed)
        }
        None => Facts::new(Context::Garbage),
    }
}

pub(super) fn pool(known: Known<'_>, handle: usize) -> Facts<MemPool> {
    if handle == 0 {
        return Facts::new(MemPool::Null);
    }
    let Some(world) = known else {
        return Facts::new(MemPool::Garbage);
    };
    let pools = &world.memory.pools;
    Facts::new(match pools.table().identify(handle) {
        Identity::Live if handle == pools.default_pool() => MemPool::Default,
        Identity::Live => MemPool::Created,
        Identity::Gone => MemPool::Destroyed,
        Identity::Unknown => MemPool::Garbage,
    })
}

/// Whether a handle is in a table, was removed from it, or never was in it.
fn identify<T>(known: &Known<'_>, handle: usize, table: impl Fn(&World) -> &Table<T>) -> Identity {
    known
        .as_ref()
        .map_or(Identity::Unknown, |world| table(world).identify(handle))
}

pub(super) fn graph(known: Known<'_>, handle: usize) -> Facts<Graph> {
    let identity = identify(&known, handle, |world| &world.graphs);
    Facts::new(match identity {
        _ if handle == 0 => Graph::Null,
        Identity::Live => Graph::Empty,
        Identity::Gone => Graph::Destroyed,
        Identity::Unknown => Graph::Garbage,
    })
}

/// Whether a graph is a clone.
pub(super) fn cloned_graph(known: Known<'_>, handle: usize) -> Facts<ClonedGraph> {
    let identity = identify(&known, handle, |world| &world.graphs);
    let graph = known.as_ref().and_then(|world| world.graphs.get(handle));
    Facts::new(match identity {
        _ if handle == 0 => ClonedGraph::Null,
        Identity::Live if graph.is_some_and(|graph| graph.is_clone) => ClonedGraph::Clone,
        Identity::Live => ClonedGraph::Original,
        Identity::Gone => ClonedGraph::Destroyed,
        Identity::Unknown => ClonedGraph::Garbage,
    })
}

pub(super) fn node(known: Known<'_>, handle: usize) -> Facts<Node> {
    let node = known.as_ref().and_then(|world| world.nodes.get(handle));
    match node {
        _ if handle == 0 => Facts::new(Node::Null),
        Some(node) => Facts::new(Node::Member).with("dependents", number(node.dependents.len())),
        None => Facts::new(Node::Garbage),
    }
}

/// The type of a node, and the graph that it belongs to.
pub(super) fn node_of(known: Known<'_>, handle: usize) -> Facts<NodeOf> {
    let identity = identify(&known, handle, |world| &world.nodes);
    let node = known.as_ref().and_then(|world| world.nodes.get(handle));
    let kind = node.map(|node| match node.kind() {
        NodeKind::Kernel => NodeOf::Kernel,
        NodeKind::Memcpy => NodeOf::Memcpy,
        NodeKind::Memset => NodeOf::Memset,
        NodeKind::Host => NodeOf::Host,
        NodeKind::Graph => NodeOf::Child,
        NodeKind::WaitEvent => NodeOf::WaitEvent,
        NodeKind::EventRecord => NodeOf::EventRecord,
        NodeKind::MemAlloc => NodeOf::MemAlloc,
        NodeKind::MemFree => NodeOf::MemFree,
        NodeKind::BatchMemOp => NodeOf::BatchMemOp,
        _ => NodeOf::Empty,
    });
    let kind = kind.unwrap_or(match identity {
        _ if handle == 0 => NodeOf::Null,
        Identity::Gone => NodeOf::Destroyed,
        _ => NodeOf::Garbage,
    });
    let Some(node) = node else {
        return Facts::new(kind);
    };
    let facts = Facts::new(kind).with("graph", number(node.graph));
    match &node.work {
        NodeWork::Kernel(kernel) => {
            let [x, y, z] = kernel.shape.grid.map(i128::from);
            facts.with("grid_x", x).with("grid_y", y).with("grid_z", z)
        }
        _ => facts,
    }
}

/// An executable, and the graph that it was instantiated from.
pub(super) fn exec(known: Known<'_>, handle: usize) -> Facts<GraphExec> {
    let identity = identify(&known, handle, |world| &world.execs);
    let source = known.as_ref().and_then(|world| world.execs.get(handle));
    let source = source.map(|exec| exec.source);
    let facts = Facts::new(match identity {
        _ if handle == 0 => GraphExec::Null,
        Identity::Live => GraphExec::Instantiated,
        Identity::Gone => GraphExec::Destroyed,
        Identity::Unknown => GraphExec::Garbage,
    });
    match source {
        Some(source) => facts.with("graph", number(source)),
        None => facts,
    }
}
