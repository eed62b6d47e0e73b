use cuda::code::Code;
use cuda::objects::work::Rows;
use cuda::operations::transfers::{Copy, Fill, Order};

use crate::support::Bench;

/// The bytes behind an address that the driver gave out, as they are now.
fn bytes(address: u64, size: usize) -> Vec<u8> {
    let place = cuda::world::driver().lock().memory.place(address);
    // SAFETY: the bytes of device memory lie in the process, and stay mapped.
    unsafe { std::slice::from_raw_parts(place as *const u8, size) }.to_vec()
}

#[test]
fn bytes_go_to_the_device_and_come_back() {
    let bench = Bench::new();
    let device = bench.device_memory(256);
    let from: Vec<u8> = (0..=255).collect();
    let mut to = vec![0; 256];
    let out = Copy::line(device, from.as_ptr() as u64, 256);
    let back = Copy::line(to.as_mut_ptr() as u64, device, 256);
    bench.driver.copy(out, Order::waiting(0)).unwrap();
    bench.driver.copy(back, Order::waiting(0)).unwrap();
    assert_eq!(to, from);
}

#[test]
fn a_pageable_source_may_be_reused_as_soon_as_the_call_returns() {
    let bench = Bench::new();
    let (stream, device) = (bench.stream(0), bench.device_memory(4));
    let gate = bench.block(stream);
    let mut from = *b"good";
    let copy = Copy::line(device, from.as_ptr() as u64, 4);
    bench.driver.copy(copy, Order::joining(stream)).unwrap();
    from.copy_from_slice(b"evil");
    gate.open();
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(bytes(device, 4), b"good");
}

#[test]
fn copies_in_a_stream_wait_for_what_is_before_them() {
    let bench = Bench::new();
    let (stream, device) = (bench.stream(0), bench.device_memory(8));
    let gate = bench.block(stream);
    let fill = Fill {
        to: Rows::line(device),
        element: 7,
        element_size: 1,
        count: 4,
        height: 1,
    };
    bench.driver.fill(fill, Order::joining(stream)).unwrap();
    let copy = Copy::line(device + 4, device, 4);
    bench.driver.copy(copy, Order::joining(stream)).unwrap();
    assert_eq!(bytes(device, 8), [0; 8]);
    gate.open();
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(bytes(device, 8), [7; 8]);
}

#[test]
fn a_copy_out_of_bounds_is_refused_and_moves_nothing() {
    let bench = Bench::new();
    let device = bench.device_memory(4);
    let from = [1_u8; 4096];
    let copy = Copy::line(device, from.as_ptr() as u64, 4096);
    assert_eq!(
        bench.driver.copy(copy, Order::waiting(0)),
        Err(Code::INVALID_VALUE)
    );
    assert_eq!(bytes(device, 4), [0; 4]);
}

#[test]
fn memory_is_freed_once() {
    let bench = Bench::new();
    let device = bench.device_memory(4);
    assert_eq!(bench.driver.free(device), Ok(()));
    assert_eq!(bench.driver.free(device), Err(Code::INVALID_VALUE));
}

#[test]
fn only_the_start_of_an_allocation_can_be_freed() {
    let bench = Bench::new();
    let device = bench.device_memory(4096);
    assert_eq!(bench.driver.free(device + 512), Err(Code::INVALID_VALUE));
}

#[test]
fn memory_freed_in_a_stream_is_dead_at_once() {
    let bench = Bench::new();
    let stream = bench.stream(0);
    let pool = bench.driver.lock().memory.pools.default_pool();
    let memory = bench.driver.allocate_async(pool, 4096, stream).unwrap();
    bench.driver.free_async(memory, stream).unwrap();
    assert_eq!(
        bench.driver.free_async(memory, stream),
        Err(Code::INVALID_VALUE)
    );
}
