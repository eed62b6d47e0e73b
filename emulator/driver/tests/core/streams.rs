use std::sync::{Arc, Mutex};
use std::thread;

use cuda::code::Code;
use cuda::objects::graph::NodeKind;
use cuda::objects::stream::{LEGACY, PER_THREAD};
use cuda::queue::{is_in_callback, lock};

use crate::support::Bench;

const BLOCKING: u32 = 0;
const NON_BLOCKING: u32 = 1;

#[test]
fn a_stream_is_not_ready_until_its_work_is_done() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    let gate = bench.block(stream);
    assert_eq!(bench.driver.query_stream(stream), Err(Code::NOT_READY));
    gate.open();
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(bench.driver.query_stream(stream), Ok(()));
}

#[test]
fn work_in_a_stream_is_done_in_order() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    let seen = Arc::new(Mutex::new(Vec::new()));
    for number in 0..50 {
        let seen = seen.clone();
        let work = Box::new(move || lock(&seen).push(number));
        bench.driver.submit(stream, NodeKind::Host, work).unwrap();
    }
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(*lock(&seen), (0..50).collect::<Vec<_>>());
}

#[test]
fn two_streams_run_side_by_side() {
    let bench = Bench::new();
    let (one, other) = (bench.stream(NON_BLOCKING), bench.stream(NON_BLOCKING));
    let gate = bench.block(one);
    bench
        .driver
        .submit(other, NodeKind::Host, Box::new(|| ()))
        .unwrap();
    bench.driver.synchronize_stream(other).unwrap();
    assert_eq!(bench.driver.query_stream(one), Err(Code::NOT_READY));
    gate.open();
}

#[test]
fn the_legacy_stream_waits_for_blocking_streams() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    let gate = bench.block(stream);
    bench
        .driver
        .submit(0, NodeKind::Host, Box::new(|| ()))
        .unwrap();
    assert_eq!(bench.driver.query_stream(LEGACY), Err(Code::NOT_READY));
    gate.open();
    bench.driver.synchronize_stream(0).unwrap();
}

#[test]
fn blocking_streams_wait_for_the_legacy_stream() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    let gate = bench.block(LEGACY);
    bench
        .driver
        .submit(stream, NodeKind::Host, Box::new(|| ()))
        .unwrap();
    assert_eq!(bench.driver.query_stream(stream), Err(Code::NOT_READY));
    gate.open();
    bench.driver.synchronize_stream(stream).unwrap();
}

#[test]
fn non_blocking_streams_and_the_legacy_stream_ignore_each_other() {
    let bench = Bench::new();
    let stream = bench.stream(NON_BLOCKING);
    let gate = bench.block(stream);
    assert_eq!(bench.driver.query_stream(LEGACY), Ok(()));
    gate.open();
    let gate = bench.block(LEGACY);
    assert_eq!(bench.driver.synchronize_stream(stream), Ok(()));
    gate.open();
}

#[test]
fn each_thread_has_a_default_stream_of_its_own() {
    let bench = Bench::new();
    let context = bench.context;
    let own = |driver: &cuda::world::Driver| driver.lock().resolve_stream(PER_THREAD).unwrap();
    let here = own(bench.driver);
    let there = thread::spawn(move || {
        cuda::objects::thread::push(context);
        own(cuda::world::driver())
    });
    assert_ne!(here, there.join().unwrap());
    assert_eq!(here, own(bench.driver));
}

#[test]
fn priorities_are_clamped_to_the_range_of_the_device() {
    let bench = Bench::new();
    let mut world = bench.driver.lock();
    let urgent = world.create_stream(0, -100).unwrap();
    let patient = world.create_stream(0, 100).unwrap();
    assert_eq!(world.stream(urgent).unwrap().priority, -5);
    assert_eq!(world.stream(patient).unwrap().priority, 0);
}

#[test]
fn a_destroyed_stream_still_finishes_its_work() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    let gate = bench.block(stream);
    let done = Arc::new(Mutex::new(false));
    let flag = done.clone();
    let work = Box::new(move || *lock(&flag) = true);
    bench.driver.submit(stream, NodeKind::Host, work).unwrap();
    bench.driver.lock().destroy_stream(stream).unwrap();
    gate.open();
    bench.driver.synchronize_context(bench.context).unwrap();
    assert!(*lock(&done));
}

#[test]
fn a_destroyed_stream_is_no_stream() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    bench.driver.lock().destroy_stream(stream).unwrap();
    assert_eq!(bench.driver.query_stream(stream), Err(Code::INVALID_HANDLE));
}

#[test]
fn host_functions_run_on_a_marked_thread_of_the_driver() {
    let bench = Bench::new();
    let stream = bench.stream(BLOCKING);
    let mark = Arc::new(Mutex::new(None));
    let seen = mark.clone();
    let function = move || *lock(&seen) = Some(is_in_callback());
    bench
        .driver
        .launch_host_function(stream, NodeKind::Host, function)
        .unwrap();
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(*lock(&mark), Some(true));
}

#[test]
fn thousands_of_streams_need_few_threads() {
    let bench = Bench::new();
    for _ in 0..2000 {
        let stream = bench.stream(NON_BLOCKING);
        bench
            .driver
            .submit(stream, NodeKind::Host, Box::new(|| ()))
            .unwrap();
        bench.driver.synchronize_stream(stream).unwrap();
    }
    let threads = std::fs::read_dir("/proc/self/task").unwrap().count();
    assert!(threads < 100, "{threads} threads");
}
