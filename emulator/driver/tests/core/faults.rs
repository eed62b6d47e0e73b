use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use cuda::code::Code;
use cuda::objects::graph::NodeKind;
use cuda::operations::transfers::{Copy, Order};

use crate::support::{Bench, alone};

const FAULT: Code = Code::ILLEGAL_ADDRESS;

/// Work that faults as a kernel does.
fn fault(bench: &Bench, stream: usize) {
    let health = bench.driver.lock().health_of(stream).unwrap();
    let work = Box::new(move || health.fail(FAULT));
    bench.driver.submit(stream, NodeKind::Kernel, work).unwrap();
}

/// Somebody waits for a fault with a stream or an event.
fn is_told_by(wait: impl FnOnce(&Bench, usize, usize) -> Result<(), Code>) {
    let bench = Bench::new();
    let (stream, event) = (bench.stream(0), bench.event());
    let gate = bench.block(stream);
    fault(&bench, stream);
    bench.driver.record_event(event, stream, 0).unwrap();
    gate.open();
    assert_eq!(wait(&bench, stream, event), Err(FAULT));
}

#[test]
fn whoever_waits_for_a_stream_is_told_of_a_fault() {
    alone(|| is_told_by(|bench, stream, _| bench.driver.synchronize_stream(stream)));
}

#[test]
fn whoever_waits_for_a_context_is_told_of_a_fault() {
    alone(|| is_told_by(|bench, _, _| bench.driver.synchronize_context(bench.context)));
}

#[test]
fn whoever_waits_for_an_event_is_told_of_a_fault() {
    alone(|| is_told_by(|bench, _, event| bench.driver.synchronize_event(event)));
}

#[test]
fn a_context_that_a_fault_has_spoiled_does_no_more() {
    alone(|| {
        let bench = Bench::new();
        let (stream, event) = (bench.stream(0), bench.event());
        let memory = bench.device_memory(4);
        fault(&bench, stream);
        let _ = bench.driver.synchronize_stream(stream);
        let driver = bench.driver;
        let copy = Copy::line(memory, memory, 4);
        assert_eq!(driver.query_stream(stream), Err(FAULT));
        assert_eq!(driver.query_event(event), Err(FAULT));
        assert_eq!(driver.lock().create_stream(0, 0), Err(FAULT));
        assert_eq!(driver.lock().create_event(0), Err(FAULT));
        assert_eq!(driver.copy(copy, Order::waiting(0)), Err(FAULT));
        assert_eq!(driver.copy(copy, Order::joining(stream)), Err(FAULT));
        assert_eq!(driver.record_event(event, stream, 0), Err(FAULT));
        assert_eq!(driver.free(memory), Err(FAULT));
    });
}

#[test]
fn a_fault_is_told_to_other_contexts_and_there_are_no_new_ones() {
    alone(|| {
        let spoiled = Bench::new();
        let stream = spoiled.stream(0);
        let other = Bench::new();
        let own = other.stream(0);
        fault(&spoiled, stream);
        assert_eq!(spoiled.driver.synchronize_stream(stream), Err(FAULT));
        assert_eq!(other.driver.synchronize_stream(own), Err(FAULT));
        assert_eq!(spoiled.driver.destroy_context(spoiled.context), Ok(()));
        assert_eq!(other.driver.lock().fault.check(), Err(FAULT));
    });
}

#[test]
fn work_behind_a_fault_is_left_out() {
    alone(|| {
        let bench = Bench::new();
        let stream = bench.stream(0);
        let gate = bench.block(stream);
        fault(&bench, stream);
        let has_run = Arc::new(AtomicBool::new(false));
        let mark = has_run.clone();
        let work = Box::new(move || mark.store(true, Ordering::Relaxed));
        bench.driver.submit(stream, NodeKind::Memcpy, work).unwrap();
        gate.open();
        assert_eq!(bench.driver.synchronize_stream(stream), Err(FAULT));
        assert!(!has_run.load(Ordering::Relaxed));
    });
}

#[test]
fn a_spoiled_context_can_be_destroyed() {
    alone(|| {
        let bench = Bench::new();
        let memory = bench.device_memory(4);
        let stream = bench.stream(0);
        fault(&bench, stream);
        assert_eq!(bench.driver.destroy_context(bench.context), Ok(()));
        assert!(bench.driver.lock().memory.find(memory).is_none());
    });
}
