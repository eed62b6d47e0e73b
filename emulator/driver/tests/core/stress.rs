use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use cuda::objects::graph::NodeKind;
use cuda::objects::thread as current;
use cuda::operations::transfers::{Copy, Order};
use cuda::world::driver;

use crate::support::Bench;

const NON_BLOCKING: u32 = 1;

/// A baton goes round through streams that wait for each other's events; each turn adds one. Were
/// one wait lost, two turns would meet and a number would be missing.
#[test]
fn a_baton_that_goes_round_by_events_is_never_lost() {
    const ROUNDS: u64 = 300;
    let bench = Bench::new();
    let streams: Vec<usize> = (0..8).map(|_| bench.stream(NON_BLOCKING)).collect();
    let event = bench.event();
    let baton = Arc::new(AtomicU64::new(0));
    for round in 0..ROUNDS {
        for stream in &streams {
            bench.driver.wait_event(*stream, event, 0).unwrap();
            let baton = baton.clone();
            let turn = move || {
                let seen = baton.load(Ordering::Relaxed);
                thread::yield_now();
                baton.store(seen + 1, Ordering::Relaxed);
            };
            let node = NodeKind::Host;
            bench.driver.submit(*stream, node, Box::new(turn)).unwrap();
            bench.driver.record_event(event, *stream, 0).unwrap();
        }
        if round % 50 == 0 {
            bench.driver.synchronize_context(bench.context).unwrap();
        }
    }
    bench.driver.synchronize_context(bench.context).unwrap();
    let turns = ROUNDS * streams.len() as u64;
    assert_eq!(baton.load(Ordering::Relaxed), turns);
}

/// Threads share one context, its legacy stream and each other's streams. Nothing may hang, and
/// every thread must find the bytes it sent.
#[test]
fn threads_that_share_a_context_do_not_block_each_other_for_ever() {
    let bench = Bench::new();
    let shared = bench.stream(0);
    let context = bench.context;
    let threads: Vec<_> = (0..8_u8)
        .map(|number| thread::spawn(move || hammer(context, shared, number)))
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
}

fn hammer(context: usize, shared: usize, number: u8) {
    let driver = driver();
    current::push(context);
    let own = driver
        .lock()
        .create_stream(u32::from(number) % 2, 0)
        .unwrap();
    let event = driver.lock().create_event(0).unwrap();
    let device = {
        let mut world = driver.lock();
        world.memory.allocate_device(context, 4096).unwrap()
    };
    for round in 0..100_u8 {
        let sent = [number ^ round; 4096];
        let mut received = [0_u8; 4096];
        let (from, to) = (sent.as_ptr() as u64, received.as_mut_ptr() as u64);
        let out = Copy::line(device, from, 4096);
        let order = match round % 3 {
            0 => Order::waiting(0),
            1 => Order::joining(own),
            _ => Order::joining(shared),
        };
        driver.copy(out, order).unwrap();
        driver.record_event(event, shared, 0).unwrap();
        driver.wait_event(own, event, 0).unwrap();
        driver.synchronize_context(context).unwrap();
        let back = Copy::line(to, device, 4096);
        driver.copy(back, Order::joining(own)).unwrap();
        assert_eq!(received, sent);
    }
    driver.free(device).unwrap();
    current::pop();
}
