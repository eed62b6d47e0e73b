//! Memory pools, graphs and their nodes.

use super::case_resources::{CaseResources, Kind};
use super::{Made, Numbers, SetupError, Table, garbage, null};
use crate::worker::driver_calls::Handle;

pub static POOLS: Table = &[
    ("Default", |resources, _| {
        let mut pool: Handle = std::ptr::null_mut();
        let device = resources.shared.device;
        resources
            .api()
            .cuDeviceGetDefaultMemPool(&mut pool, device)?;
        Ok(Made::Word(pool as u64))
    }),
    ("Created", |resources, _| {
        create_pool(resources).map(Made::Word)
    }),
    ("Null", null),
    ("Destroyed", |resources, _| {
        let pool = create_pool(resources)?;
        resources.on_arm(move |resources| {
            resources.forget(Kind::Pool, pool);
            Ok(resources.api().cuMemPoolDestroy(pool as Handle)?)
        });
        Ok(Made::Word(pool))
    }),
    ("Garbage", garbage),
];

pub static GRAPHS: Table = &[
    ("Empty", |resources, _| {
        create_graph(resources).map(Made::Word)
    }),
    ("Null", null),
    ("Destroyed", |resources, _| {
        let graph = create_graph(resources)?;
        resources.on_arm(move |resources| {
            resources.forget(Kind::Graph, graph);
            Ok(resources.api().cuGraphDestroy(graph as Handle)?)
        });
        Ok(Made::Word(graph))
    }),
    ("Garbage", garbage),
];

pub static NODES: Table = &[("Member", make_node), ("Null", null), ("Garbage", garbage)];

fn create_pool(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut pool: Handle = std::ptr::null_mut();
    let properties = pool_properties(resources.shared.device);
    resources
        .api()
        .cuMemPoolCreate(&mut pool, properties.as_ptr())?;
    let value = pool as u64;
    resources.on_release(Kind::Pool, value, move |api| {
        api.cuMemPoolDestroy(value as Handle)
    });
    Ok(value)
}

/// `CUmemPoolProps`: pinned memory on a device, shared with nobody, of any size.
fn pool_properties(device: i32) -> [u8; 88] {
    const PINNED: u32 = 1;
    const ON_DEVICE: u32 = 1;
    let mut properties = [0; 88];
    properties[0..4].copy_from_slice(&PINNED.to_le_bytes());
    properties[8..12].copy_from_slice(&ON_DEVICE.to_le_bytes());
    properties[12..16].copy_from_slice(&device.to_le_bytes());
    properties
}

fn create_graph(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut graph: Handle = std::ptr::null_mut();
    resources.api().cuGraphCreate(&mut graph, 0)?;
    let value = graph as u64;
    resources.on_release(Kind::Graph, value, move |api| {
        api.cuGraphDestroy(value as Handle)
    });
    Ok(value)
}

/// A node of the graph at hand, or of one of its own where the case has none.
fn make_node(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<Made, SetupError> {
    let graph = match resources.graph_at_hand() {
        Some(graph) => graph,
        None => create_graph(resources)?,
    };
    let mut node: Handle = std::ptr::null_mut();
    resources
        .api()
        .cuGraphAddEmptyNode(&mut node, graph as Handle, std::ptr::null(), 0)?;
    Ok(Made::Word(node as u64))
}
