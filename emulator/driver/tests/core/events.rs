use std::time::{Duration, Instant};

use cuda::code::Code;
use cuda::objects::graph::NodeKind;

use crate::support::Bench;

const NON_BLOCKING: u32 = 1;
const DISABLE_TIMING: u32 = 2;

#[test]
fn an_event_nobody_recorded_counts_as_happened() {
    let bench = Bench::new();
    let event = bench.event();
    assert_eq!(bench.driver.query_event(event), Ok(()));
    assert_eq!(bench.driver.synchronize_event(event), Ok(()));
}

#[test]
fn an_event_happens_when_what_it_stands_behind_is_done() {
    let bench = Bench::new();
    let (stream, event) = (bench.stream(0), bench.event());
    let gate = bench.block(stream);
    bench.driver.record_event(event, stream, 0).unwrap();
    assert_eq!(bench.driver.query_event(event), Err(Code::NOT_READY));
    gate.open();
    bench.driver.synchronize_event(event).unwrap();
    assert_eq!(bench.driver.query_event(event), Ok(()));
}

#[test]
fn a_stream_waits_for_an_event_of_another() {
    let bench = Bench::new();
    let (one, other) = (bench.stream(NON_BLOCKING), bench.stream(NON_BLOCKING));
    let event = bench.event();
    let gate = bench.block(one);
    bench.driver.record_event(event, one, 0).unwrap();
    bench.driver.wait_event(other, event, 0).unwrap();
    assert_eq!(bench.driver.query_stream(other), Err(Code::NOT_READY));
    gate.open();
    bench.driver.synchronize_stream(other).unwrap();
}

#[test]
fn a_stream_waits_for_what_was_recorded_when_it_was_told_to() {
    let bench = Bench::new();
    let (one, other) = (bench.stream(NON_BLOCKING), bench.stream(NON_BLOCKING));
    let event = bench.event();
    bench.driver.record_event(event, one, 0).unwrap();
    bench.driver.wait_event(other, event, 0).unwrap();
    let gate = bench.block(one);
    bench.driver.record_event(event, one, 0).unwrap();
    assert_eq!(bench.driver.synchronize_stream(other), Ok(()));
    gate.open();
}

#[test]
fn the_time_between_two_events_is_the_time_of_the_work_between_them() {
    let bench = Bench::new();
    let (start, end) = (bench.event(), bench.event());
    let before = Instant::now();
    bench.driver.record_event(start, 0, 0).unwrap();
    let nap = Box::new(|| std::thread::sleep(Duration::from_millis(20)));
    bench.driver.submit(0, NodeKind::Host, nap).unwrap();
    bench.driver.record_event(end, 0, 0).unwrap();
    assert_eq!(
        bench.driver.lock().elapsed(start, end),
        Err(Code::NOT_READY)
    );
    bench.driver.synchronize_event(end).unwrap();
    // The work between the events takes 20 ms, and the events lie between two readings of the clock.
    let around = before.elapsed().as_secs_f32() * 1000.0;
    let elapsed = bench.driver.lock().elapsed(start, end).unwrap();
    assert!(
        (20.0..=around).contains(&elapsed),
        "{elapsed} ms of {around} ms"
    );
}

#[test]
fn an_event_that_keeps_no_time_has_none() {
    let bench = Bench::new();
    let event = bench.driver.lock().create_event(DISABLE_TIMING).unwrap();
    bench.driver.record_event(event, 0, 0).unwrap();
    bench.driver.synchronize_event(event).unwrap();
    assert_eq!(
        bench.driver.lock().elapsed(event, event),
        Err(Code::INVALID_HANDLE)
    );
}

#[test]
fn an_event_of_a_context_stands_behind_all_its_streams() {
    let bench = Bench::new();
    let stream = bench.stream(NON_BLOCKING);
    let event = bench.event();
    let gate = bench.block(stream);
    bench
        .driver
        .record_event_in_context(event, bench.context)
        .unwrap();
    assert_eq!(bench.driver.query_event(event), Err(Code::NOT_READY));
    gate.open();
    bench.driver.synchronize_event(event).unwrap();
}
