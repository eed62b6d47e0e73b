use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use cuda::code::Code;
use cuda::operations::launches::Shape;

use crate::support::{Bench, ONE, alone, shape};

const NON_BLOCKING: u32 = 1;

const VECTOR_SUM: &str = "
.version 7.0
.target sm_50
.address_size 64
.visible .entry sum(.param .u64 to, .param .u64 one, .param .u64 other, .param .u32 count)
{
    .reg .pred %beyond;
    .reg .b32 %index, %block, %size, %count;
    .reg .f32 %one, %other;
    .reg .b64 %to, %from, %offset;
    mov.u32 %index, %tid.x;
    mov.u32 %block, %ctaid.x;
    mov.u32 %size, %ntid.x;
    mad.lo.u32 %index, %block, %size, %index;
    ld.param.u32 %count, [count];
    setp.ge.u32 %beyond, %index, %count;
    @%beyond bra end;
    mul.wide.u32 %offset, %index, 4;
    ld.param.u64 %from, [one];
    add.u64 %from, %from, %offset;
    ld.global.f32 %one, [%from];
    ld.param.u64 %from, [other];
    add.u64 %from, %from, %offset;
    ld.global.f32 %other, [%from];
    add.f32 %one, %one, %other;
    ld.param.u64 %to, [to];
    add.u64 %to, %to, %offset;
    st.global.f32 [%to], %one;
end:
    ret;
}
";

#[test]
fn a_kernel_adds_two_vectors() {
    const COUNT: u32 = 100_000;
    let bench = Bench::new();
    let module = bench.load(VECTOR_SUM);
    let sum = bench.driver.lock().find_function(module, "sum").unwrap();
    let size = u64::from(COUNT) * 4;
    let [one, other, to] = [(); 3].map(|()| bench.device_memory(size));
    let bits =
        |value: fn(u32) -> f32| -> Vec<u32> { (0..COUNT).map(|at| value(at).to_bits()).collect() };
    bench.write(one, &bits(|at| at as f32 * 0.5));
    bench.write(other, &bits(|at| 1.0 - at as f32));
    let words = [to, one, other, COUNT.into()];
    bench
        .launch(sum, shape(COUNT.div_ceil(256), 256), 0, &words)
        .unwrap();
    let expected = bits(|at| at as f32 * 0.5 + (1.0 - at as f32));
    assert_eq!(bench.read(to, COUNT as usize), Ok(expected));
}

#[test]
fn parameters_are_those_of_the_launch() {
    let bench = Bench::new();
    let store = bench.function("store", "store");
    let memory = bench.device_memory(8);
    for value in [1, 2, 0xFFFF_FFFF] {
        bench.launch(store, ONE, 0, &[memory, value]).unwrap();
        assert_eq!(bench.read(memory, 1), Ok(vec![value as u32]));
    }
}

#[test]
fn every_thread_of_every_block_runs_once() {
    let bench = Bench::new();
    let count = bench.function("count", "count");
    let memory = bench.device_memory(4);
    bench.write(memory, &[0]);
    let shape = Shape {
        grid: [7, 3, 2],
        block: [33, 2, 3],
        ..ONE
    };
    bench.launch(count, shape, 0, &[memory]).unwrap();
    assert_eq!(bench.read(memory, 1), Ok(vec![7 * 3 * 2 * 33 * 2 * 3]));
}

#[test]
fn a_launch_waits_for_what_is_before_it_in_its_stream() {
    let bench = Bench::new();
    let (stream, store) = (bench.stream(NON_BLOCKING), bench.function("store", "store"));
    let copy = bench.function("copy", "copy");
    let (from, to) = (bench.device_memory(4), bench.device_memory(4));
    bench.write(from, &[1]);
    let gate = bench.block(stream);
    bench.launch(store, ONE, stream, &[from, 7]).unwrap();
    bench.launch(copy, ONE, stream, &[to, from, 1]).unwrap();
    assert_eq!(bench.driver.query_stream(stream), Err(Code::NOT_READY));
    assert_eq!(bench.read(from, 1), Ok(vec![1]));
    gate.open();
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(bench.read(to, 1), Ok(vec![7]));
}

#[test]
fn kernels_of_many_streams_run_at_once_and_lose_nothing() {
    const STREAMS: u64 = 32;
    let bench = Bench::new();
    let count = bench.function("count", "count");
    let counter = bench.device_memory(4);
    bench.write(counter, &[0]);
    let streams: Vec<usize> = (0..STREAMS).map(|_| bench.stream(NON_BLOCKING)).collect();
    for _ in 0..4 {
        for stream in &streams {
            bench
                .launch(count, shape(3, 40), *stream, &[counter])
                .unwrap();
        }
    }
    bench.driver.synchronize_context(bench.context).unwrap();
    assert_eq!(
        bench.read(counter, 1),
        Ok(vec![STREAMS as u32 * 4 * 3 * 40])
    );
}

#[test]
fn a_kernel_that_spins_sees_what_the_host_writes() {
    let bench = Bench::new();
    let (stream, spin) = (bench.stream(NON_BLOCKING), bench.function("spin", "spin"));
    let pinned = {
        let mut world = bench.driver.lock();
        world.memory.allocate_host(bench.context, 8, 0).unwrap()
    };
    // SAFETY: the word lies in memory that the driver allocated for the host, and is aligned.
    let [flag, answer] = [0, 4].map(|at| unsafe { AtomicU32::from_ptr((pinned + at) as *mut u32) });
    bench
        .launch(spin, ONE, stream, &[pinned, 5, pinned + 4, 9])
        .unwrap();
    std::thread::sleep(Duration::from_millis(20));
    assert_eq!(bench.driver.query_stream(stream), Err(Code::NOT_READY));
    assert_eq!(answer.load(Ordering::Relaxed), 0);
    flag.store(5, Ordering::Relaxed);
    bench.driver.synchronize_stream(stream).unwrap();
    assert_eq!(answer.load(Ordering::Relaxed), 9);
}

/// A kernel that does something wrong ends every context, with this code.
fn fails(file: &str, name: &str, words: &[u64], code: Code) {
    let (other, bench) = (Bench::new(), Bench::new());
    let function = bench.function(file, name);
    let memory = bench.device_memory(64);
    let words: Vec<u64> = words
        .iter()
        .map(|word| if *word == 0 { memory } else { *word })
        .collect();
    bench.launch(function, ONE, 0, &words).unwrap();
    assert_eq!(bench.driver.synchronize_stream(0), Err(code));
    assert_eq!(bench.launch(function, ONE, 0, &words), Err(code));
    assert_eq!(bench.read(memory, 1), Err(code));
    assert_eq!(other.driver.synchronize_context(other.context), Err(code));
    assert_eq!(bench.driver.lock().fault.check(), Err(code));
}

#[test]
fn a_stray_write_is_told() {
    alone(|| fails("fault", "stray", &[0x10], Code::ILLEGAL_ADDRESS));
}

#[test]
fn a_misaligned_write_is_told() {
    alone(|| fails("fault", "misaligned", &[0], Code::MISALIGNED_ADDRESS));
}

#[test]
fn a_trap_is_told() {
    alone(|| fails("fault", "trapped", &[], Code::LAUNCH_FAILED));
}

#[test]
fn a_failed_assertion_is_told() {
    alone(|| fails("asserting", "asserting", &[], Code::ASSERT));
}

#[test]
fn endless_recursion_ends_with_the_stack() {
    alone(|| {
        let bench = Bench::new();
        let recursing = bench.function("recursing", "recursing");
        let memory = bench.device_memory(4);
        bench.launch(recursing, ONE, 0, &[memory]).unwrap();
        assert_eq!(
            bench.driver.synchronize_stream(0),
            Err(Code::ILLEGAL_ADDRESS)
        );
    });
}

#[test]
fn a_kernel_touches_nothing_beside_an_allocation() {
    alone(|| {
        let bench = Bench::new();
        let store = bench.function("store", "store");
        let memory = bench.device_memory(512);
        bench.launch(store, ONE, 0, &[memory + 508, 1]).unwrap();
        assert_eq!(bench.driver.synchronize_stream(0), Ok(()));
        bench
            .launch(store, ONE, 0, &[memory + (4 << 20), 1])
            .unwrap();
        assert_eq!(
            bench.driver.synchronize_stream(0),
            Err(Code::ILLEGAL_ADDRESS)
        );
    });
}

/// A kernel cannot write there.
fn is_out_of_reach(address: u64) {
    let bench = Bench::new();
    let store = bench.function("store", "store");
    bench.launch(store, ONE, 0, &[address, 1]).unwrap();
    assert_eq!(
        bench.driver.synchronize_stream(0),
        Err(Code::ILLEGAL_ADDRESS)
    );
}

#[test]
fn memory_of_another_context_is_out_of_reach() {
    alone(|| {
        let other = Bench::new();
        is_out_of_reach(other.device_memory(4));
    });
}

#[test]
fn memory_of_the_host_is_out_of_reach() {
    alone(|| is_out_of_reach(&raw const *Box::new(0_u32) as u64));
}

#[test]
fn memory_that_is_freed_in_a_stream_can_be_used_until_then() {
    alone(|| {
        let bench = Bench::new();
        let (stream, store) = (bench.stream(NON_BLOCKING), bench.function("store", "store"));
        let pool = bench.driver.lock().memory.pools.default_pool();
        let memory = bench.driver.allocate_async(pool, 4096, stream).unwrap();
        let gate = bench.block(stream);
        bench.launch(store, ONE, stream, &[memory, 1]).unwrap();
        bench.driver.free_async(memory, stream).unwrap();
        gate.open();
        assert_eq!(bench.driver.synchronize_stream(stream), Ok(()));
        bench.launch(store, ONE, stream, &[memory, 1]).unwrap();
        assert_eq!(
            bench.driver.synchronize_stream(stream),
            Err(Code::ILLEGAL_ADDRESS)
        );
    });
}

#[test]
fn a_context_with_an_endless_kernel_can_be_destroyed() {
    let bench = Bench::new();
    let endless = bench.function("endless", "endless");
    bench.launch(endless, shape(4, 64), 0, &[]).unwrap();
    assert_eq!(bench.driver.query_stream(0), Err(Code::NOT_READY));
    assert_eq!(bench.driver.destroy_context(bench.context), Ok(()));
}

#[test]
fn what_a_function_does_not_allow_is_refused() {
    let bench = Bench::new();
    let nothing = bench.function("nothing", "nothing");
    let bounded = bench.function("bounded", "at_most_128");
    let exact = bench.function("bounded", "exactly_64");
    let refused = |function, shape: Shape| bench.launch(function, shape, 0, &[]);
    let block = |x, y, z| Shape {
        block: [x, y, z],
        ..ONE
    };
    let grid = |x, y, z| Shape {
        grid: [x, y, z],
        ..ONE
    };
    let invalid = Err(Code::INVALID_VALUE);
    assert_eq!(refused(nothing, block(1024, 1, 1)), Ok(()));
    for wrong in [
        block(0, 1, 1),
        block(1025, 1, 1),
        block(32, 33, 1),
        block(1, 1, 65),
    ] {
        assert_eq!(refused(nothing, wrong), invalid, "{wrong:?}");
    }
    for wrong in [
        grid(0, 1, 1),
        grid(1, 65536, 1),
        grid(1, 1, 65536),
        grid(1 << 31, 1, 1),
    ] {
        assert_eq!(refused(nothing, wrong), invalid, "{wrong:?}");
    }
    assert_eq!(refused(bounded, block(129, 1, 1)), invalid);
    assert_eq!(refused(exact, block(64, 1, 1)), Ok(()));
    assert_eq!(refused(exact, block(1, 1, 1)), Ok(()));
    assert_eq!(refused(exact, block(32, 1, 1)), invalid);
    assert_eq!(refused(exact, block(65, 1, 1)), invalid);
    assert_eq!(refused(exact, block(32, 2, 1)), invalid);
    let with_shared = |dynamic_shared| Shape {
        dynamic_shared,
        ..ONE
    };
    assert_eq!(refused(nothing, with_shared(49152)), Ok(()));
    assert_eq!(refused(nothing, with_shared(49153)), invalid);
    let mut world = bench.driver.lock();
    world.set_function_attribute(nothing, 8, 65536).unwrap();
    drop(world);
    assert_eq!(refused(nothing, with_shared(65536)), Ok(()));
}

#[test]
fn blocks_that_wait_for_each_other_have_to_find_room_at_once() {
    let bench = Bench::new();
    let nothing = bench.function("nothing", "nothing");
    let cooperative = |blocks| Shape {
        is_cooperative: true,
        ..shape(blocks, 1024)
    };
    assert_eq!(bench.launch(nothing, cooperative(2 * 132), 0, &[]), Ok(()));
    assert_eq!(
        bench.launch(nothing, cooperative(2 * 132 + 1), 0, &[]),
        Err(Code::COOPERATIVE_LAUNCH_TOO_LARGE)
    );
}

#[test]
fn a_grid_is_made_of_whole_clusters() {
    let bench = Bench::new();
    let nothing = bench.function("nothing", "nothing");
    let clusters = |blocks, size| Shape {
        cluster: Some([size, 1, 1]),
        ..shape(blocks, 1)
    };
    assert_eq!(bench.launch(nothing, clusters(6, 2), 0, &[]), Ok(()));
    for wrong in [clusters(5, 2), clusters(16, 16), clusters(1, 0)] {
        let refused = bench.launch(nothing, wrong, 0, &[]);
        assert_eq!(refused, Err(Code::INVALID_CLUSTER_SIZE), "{wrong:?}");
    }
}

#[test]
fn a_function_belongs_to_its_context() {
    let first = Bench::new();
    let nothing = first.function("nothing", "nothing");
    let second = Bench::new();
    assert_eq!(
        second.launch(nothing, ONE, 0, &[]),
        Err(Code::INVALID_HANDLE)
    );
}
