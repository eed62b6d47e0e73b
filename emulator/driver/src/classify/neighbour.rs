//! Another live object of the same kind, for mutants that use the wrong object.
//!
//! If several exist, it is the most recently created one, which the program probably created together with
//! the given object.

use crate::memory::kinds::Allocation;
use crate::memory::{Memory, pageable};
use crate::objects::handle::Table;
use crate::objects::stream::{LEGACY, Sort, Stream};
use crate::world::World;

/// Distance to the next element of any size, in bytes.
const ELEMENT: u64 = 4;

/// Another object of a table.
pub(crate) fn object<T>(table: &Table<T>, handle: u64) -> Option<u64> {
    among(table, handle, |_| true)
}

/// Another stream of the program, or the default one.
pub(super) fn stream(world: &mut World, handle: u64) -> Option<u64> {
    let is_made = |stream: &Stream| matches!(stream.sort, Sort::Blocking | Sort::NonBlocking);
    let resolved = world.resolve_stream(handle as usize).ok()?;
    let has_default = world.streams.get(resolved).is_some_and(is_made);
    let found = among(&world.streams, handle, is_made);
    found.or(has_default.then_some(LEGACY as u64))
}

/// Another graph of the program, or of a node that it can ask. Executables have their own graphs.
pub(crate) fn graph(world: &World, handle: u64) -> Option<u64> {
    let others = world.graphs.iter().map(|(other, _)| other);
    let others = others.filter(|other| *other as u64 != handle && !world.is_of_executable(*other));
    others.max().map(|other| other as u64)
}

/// Another node of the program: one of the same kind if there is one, and then one of the same graph. Null is no node,
/// so any other differs from it.
pub(crate) fn node(world: &World, handle: u64) -> Option<u64> {
    let here = world.nodes.get(handle as usize);
    let others = world
        .nodes
        .iter()
        .filter(|(other, node)| *other as u64 != handle && !world.is_of_executable(node.graph));
    let found = others.max_by_key(|(other, node)| {
        let is_alike = here.is_some_and(|here| node.kind() == here.kind());
        let is_near = here.is_some_and(|here| node.graph == here.graph);
        (is_alike, is_near, *other)
    });
    found.map(|(other, _)| other as u64)
}

fn among<T>(table: &Table<T>, handle: u64, fits: impl Fn(&T) -> bool) -> Option<u64> {
    let live = table
        .iter()
        .filter(|(other, object)| *other as u64 != handle && fits(object));
    live.map(|(other, _)| other as u64).max()
}

/// The same offset in another allocation of the same kind, or else the next element.
pub(crate) fn address(memory: &Memory, address: u64) -> Option<u64> {
    let Some(here) = memory.find(address) else {
        return pageable::is_readable(address + 1).then_some(address + 1);
    };
    let offset = address - here.base;
    let fits = |other: &&Allocation| {
        let is_alike = std::mem::discriminant(&other.kind) == std::mem::discriminant(&here.kind);
        is_alike && other.id != here.id && other.size >= here.size
    };
    let other = memory.all().filter(fits).max_by_key(|other| other.id);
    match other {
        Some(other) => Some(other.base + offset),
        None => (here.remaining(address) > ELEMENT).then_some(address + ELEMENT),
    }
}
