use std::thread;

use cuda::code::Code;
use cuda::objects::capture::{Mode, Status};
use cuda::objects::graph::NodeKind;
use cuda::objects::thread as current;

use crate::support::Bench;

const NON_BLOCKING: u32 = 1;

fn begin(bench: &Bench, mode: Mode) -> usize {
    let stream = bench.stream(NON_BLOCKING);
    let mut world = bench.driver.lock();
    world.begin_capture(stream, mode, None).unwrap();
    stream
}

/// Work that must not run.
fn forbidden(bench: &Bench, stream: usize) -> Result<(), Code> {
    let work = Box::new(|| panic!("captured work ran"));
    bench.driver.submit(stream, NodeKind::Host, work)
}

#[test]
fn captured_work_becomes_nodes_in_a_row() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::Relaxed);
    forbidden(&bench, stream).unwrap();
    forbidden(&bench, stream).unwrap();
    let mut world = bench.driver.lock();
    let graph = world.end_capture(stream).unwrap();
    let nodes = &world.graphs.get(graph).unwrap().nodes;
    assert_eq!(nodes.len(), 2);
    assert_eq!(world.nodes.get(nodes[1]).unwrap().dependencies, nodes[..1]);
}

#[test]
fn a_stream_is_free_again_after_its_capture() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::Relaxed);
    let mut world = bench.driver.lock();
    assert_eq!(world.capture_status(stream), Ok(Status::Active));
    world.end_capture(stream).unwrap();
    assert_eq!(world.capture_status(stream), Ok(Status::None));
    assert_eq!(world.end_capture(stream), Err(Code::ILLEGAL_STATE));
}

#[test]
fn an_event_brings_another_stream_into_the_capture_and_back() {
    let bench = Bench::new();
    let origin = begin(&bench, Mode::Relaxed);
    let (side, event) = (bench.stream(NON_BLOCKING), bench.event());
    let driver = bench.driver;
    forbidden(&bench, origin).unwrap();
    driver.record_event(event, origin, 0).unwrap();
    driver.wait_event(side, event, 0).unwrap();
    assert_eq!(driver.lock().capture_status(side), Ok(Status::Active));
    forbidden(&bench, side).unwrap();
    driver.record_event(event, side, 0).unwrap();
    driver.wait_event(origin, event, 0).unwrap();
    let graph = driver.lock().end_capture(origin).unwrap();
    assert_eq!(driver.lock().capture_status(side), Ok(Status::None));
    assert_eq!(driver.lock().graphs.get(graph).unwrap().nodes.len(), 2);
}

#[test]
fn a_stream_that_never_came_back_spoils_the_end() {
    let bench = Bench::new();
    let origin = begin(&bench, Mode::Relaxed);
    let (side, event) = (bench.stream(NON_BLOCKING), bench.event());
    bench.driver.record_event(event, origin, 0).unwrap();
    bench.driver.wait_event(side, event, 0).unwrap();
    forbidden(&bench, side).unwrap();
    assert_eq!(
        bench.driver.lock().end_capture(origin),
        Err(Code::STREAM_CAPTURE_UNJOINED)
    );
}

#[test]
fn a_capture_ends_in_the_stream_it_began_in() {
    let bench = Bench::new();
    let origin = begin(&bench, Mode::Relaxed);
    let (side, event) = (bench.stream(NON_BLOCKING), bench.event());
    bench.driver.record_event(event, origin, 0).unwrap();
    bench.driver.wait_event(side, event, 0).unwrap();
    assert_eq!(
        bench.driver.lock().end_capture(side),
        Err(Code::STREAM_CAPTURE_UNMATCHED)
    );
}

#[test]
fn a_thread_that_did_not_begin_a_capture_ends_it_without_a_graph() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::ThreadLocal);
    let elsewhere = thread::spawn(move || cuda::world::driver().lock().end_capture(stream));
    assert_eq!(
        elsewhere.join().unwrap(),
        Err(Code::STREAM_CAPTURE_WRONG_THREAD)
    );
    let again = bench.driver.lock().end_capture(stream);
    assert_eq!(again, Err(Code::ILLEGAL_STATE));
}

#[test]
fn a_node_that_a_capture_begins_behind_twice_counts_once() {
    let bench = Bench::new();
    let stream = bench.stream(NON_BLOCKING);
    let mut world = bench.driver.lock();
    let graph = world.create_graph();
    let node = world.add_node(graph, NodeKind::Empty, &[]).unwrap();
    let behind = Some((graph, vec![node, node]));
    world.begin_capture(stream, Mode::Relaxed, behind).unwrap();
    assert_eq!(world.capture_info(stream).unwrap().tip_count, 1);
}

#[test]
fn a_spoiled_capture_refuses_work_and_yields_no_graph() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::ThreadLocal);
    let capture = bench.driver.lock().capture_info(stream).unwrap().id;
    bench.driver.lock().invalidate_capture(capture);
    assert_eq!(
        forbidden(&bench, stream),
        Err(Code::STREAM_CAPTURE_INVALIDATED)
    );
    let mut world = bench.driver.lock();
    assert_eq!(world.capture_status(stream), Ok(Status::Invalidated));
    assert_eq!(
        world.end_capture(stream),
        Err(Code::STREAM_CAPTURE_INVALIDATED)
    );
    assert_eq!(world.capture_status(stream), Ok(Status::None));
}

#[test]
fn a_thread_local_capture_forbids_nothing_in_other_threads() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::ThreadLocal);
    let capture = bench.driver.lock().capture_info(stream).unwrap().id;
    assert!(bench.driver.lock().forbidding_captures().contains(&capture));
    let elsewhere = thread::spawn(|| cuda::world::driver().lock().forbidding_captures());
    assert!(!elsewhere.join().unwrap().contains(&capture));
}

#[test]
fn a_relaxed_thread_may_call_anything() {
    let bench = Bench::new();
    let _stream = begin(&bench, Mode::Global);
    let before = current::exchange_capture_mode(2);
    assert!(bench.driver.lock().forbidding_captures().is_empty());
    current::exchange_capture_mode(before);
}

#[test]
fn asking_for_an_event_in_a_capture_spoils_both() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::Relaxed);
    let event = bench.event();
    bench.driver.record_event(event, stream, 0).unwrap();
    assert_eq!(bench.driver.query_event(event), Err(Code::CAPTURED_EVENT));
    let status = bench.driver.lock().capture_status(stream);
    assert_eq!(status, Ok(Status::Invalidated));
    assert_eq!(bench.driver.query_event(event), Err(Code::INVALID_VALUE));
}

#[test]
fn after_a_capture_its_events_stand_for_nothing() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::Relaxed);
    let event = bench.event();
    bench.driver.record_event(event, stream, 0).unwrap();
    bench.driver.lock().end_capture(stream).unwrap();
    assert_eq!(bench.driver.query_event(event), Err(Code::INVALID_VALUE));
    assert_eq!(
        bench.driver.wait_event(stream, event, 0),
        Err(Code::INVALID_VALUE)
    );
}

#[test]
fn a_program_loses_the_graph_of_a_spoiled_capture() {
    let bench = Bench::new();
    let stream = bench.stream(NON_BLOCKING);
    let mut world = bench.driver.lock();
    let graph = world.create_graph();
    let own = Some((graph, Vec::new()));
    world.begin_capture(stream, Mode::Relaxed, own).unwrap();
    let capture = world.capture_info(stream).unwrap().id;
    world.invalidate_capture(capture);
    let ended = world.end_capture(stream);
    assert_eq!(ended, Err(Code::STREAM_CAPTURE_INVALIDATED));
    assert!(world.graphs.get(graph).is_none());
}

#[test]
fn a_number_that_is_no_mode_becomes_the_mode() {
    let before = current::exchange_capture_mode(77);
    assert_eq!(current::exchange_capture_mode(before), 77);
}

#[test]
fn waiting_for_work_outside_spoils_a_capture() {
    let bench = Bench::new();
    let event = bench.event();
    bench.driver.record_event(event, 0, 0).unwrap();
    let stream = begin(&bench, Mode::Relaxed);
    assert_eq!(
        bench.driver.wait_event(stream, event, 0),
        Err(Code::STREAM_CAPTURE_ISOLATION)
    );
    let status = bench.driver.lock().capture_status(stream);
    assert_eq!(status, Ok(Status::Invalidated));
}

#[test]
fn two_captures_do_not_become_one() {
    let bench = Bench::new();
    let (one, other) = (begin(&bench, Mode::Relaxed), begin(&bench, Mode::Relaxed));
    let event = bench.event();
    bench.driver.record_event(event, one, 0).unwrap();
    assert_eq!(
        bench.driver.wait_event(other, event, 0),
        Err(Code::STREAM_CAPTURE_MERGE)
    );
}

#[test]
fn an_event_of_a_capture_forgets_what_it_stood_for() {
    let bench = Bench::new();
    let (side, event) = (bench.stream(NON_BLOCKING), bench.event());
    bench.driver.record_event(event, 0, 0).unwrap();
    let origin = begin(&bench, Mode::Relaxed);
    bench.driver.record_event(event, origin, 0).unwrap();
    assert!(!bench.driver.lock().event(event).unwrap().is_recorded());
    bench.driver.wait_event(side, event, 0).unwrap();
    let status = bench.driver.lock().capture_status(side);
    assert_eq!(status, Ok(Status::Active));
}

#[test]
fn a_captured_kernel_has_what_its_stream_had_then() {
    let bench = Bench::new();
    let stream = begin(&bench, Mode::Relaxed);
    let mut world = bench.driver.lock();
    world.stream(stream).unwrap().priority = -3;
    world.capture_node(stream, NodeKind::Kernel).unwrap();
    world.stream(stream).unwrap().priority = -1;
    world.capture_node(stream, NodeKind::Kernel).unwrap();
    let graph = world.end_capture(stream).unwrap();
    let nodes = &world.graphs.get(graph).unwrap().nodes;
    let priorities = nodes
        .iter()
        .map(|node| world.nodes.get(*node).unwrap().attributes.priority);
    assert_eq!(priorities.collect::<Vec<_>>(), [-3, -1]);
}
