//! Launches: divergent threads, barriers, blocks that wait for each other, faults.

use crate::support::{Arena, BASE, CollectedOutput, Loaded, Value, parameters};
use cuspec_ptx::{Fault, FaultKind, Launch, Module, launch};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// A kernel with a pointer `%at` to its slot among 32-bit results, its thread index `%i`, and registers.
fn kernel(body: &str) -> String {
    format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p) {{\n\
         .reg .b64 %at, %p0, %l<8>; .reg .b32 %i, %r<16>; .reg .pred %q<4>;\n\
         ld.param.u64 %p0, [p]; mov.u32 %r0, %ctaid.x; mov.u32 %r1, %ntid.x; mov.u32 %r2, %tid.x;\n\
         mad.lo.u32 %i, %r0, %r1, %r2; mad.wide.u32 %at, %i, 4, %p0;\n{body}\nret; }}"
    )
}

fn run(body: &str, wanted: Launch<'_>, count: usize) -> Result<Vec<u32>, Fault> {
    let arena = Arena::new(1 << 16);
    let loaded = Loaded::new(&kernel(body), &arena, 1 << 15);
    let bytes = parameters(&[Value::Address(0)]);
    loaded.run(
        &arena,
        "k",
        Launch {
            parameters: &bytes,
            ..wanted
        },
    )?;
    Ok(arena.read(0, count))
}

fn line<'a>(blocks: u32, threads: u32) -> Launch<'a> {
    Launch {
        grid: [blocks, 1, 1],
        block: [threads, 1, 1],
        ..Launch::default()
    }
}

#[test]
fn blocks_run_on_the_multiprocessors_that_they_are_given() {
    let body = "mov.u32 %r3, %smid; st.global.u32 [%at], %r3;";
    let wanted = Launch {
        multiprocessors: &[5, 9],
        ..line(4, 1)
    };
    assert_eq!(run(body, wanted, 4).expect("an end"), [5, 9, 5, 9]);
    assert_eq!(run(body, line(4, 1), 4).expect("an end"), [0, 1, 2, 3]);
}

#[test]
fn divergent_threads_reconverge() {
    // Each thread loops a different number of times, and then all vote.
    let body = "mov.u32 %r3, 0; and.b32 %r4, %i, 7;\n\
                loop: setp.ge.u32 %q0, %r3, %r4; @%q0 bra out; add.u32 %r3, %r3, 1; bra loop;\n\
                out: setp.gt.u32 %q1, %r3, 3; vote.sync.ballot.b32 %r5, %q1, -1; st.global.u32 [%at], %r5;";
    assert_eq!(
        run(body, line(1, 32), 32).expect("an end"),
        [0xf0f0_f0f0; 32]
    );
}

#[test]
fn a_barrier_is_reached_by_threads_at_different_times() {
    // Each thread reads the value that its neighbour in another warp wrote before the barrier.
    let body = ".shared .b32 s[96]; shl.b32 %r3, %r2, 2; mov.u32 %r4, s; add.u32 %r5, %r4, %r3;\n\
                setp.lt.u32 %q0, %r2, 40; @%q0 bra later; st.shared.u32 [%r5], %i; bra join;\n\
                later: nanosleep.u32 100; add.u32 %r6, %i, 0; st.shared.u32 [%r5], %r6;\n\
                join: bar.sync 0; add.u32 %r7, %r2, 50; rem.u32 %r7, %r7, 96; shl.b32 %r7, %r7, 2; add.u32 %r7, %r7, %r4;\n\
                ld.shared.u32 %r8, [%r7]; st.global.u32 [%at], %r8;";
    let wanted: Vec<u32> = (0..3 * 96)
        .map(|i| i / 96 * 96 + (i % 96 + 50) % 96)
        .collect();
    assert_eq!(run(body, line(3, 96), 3 * 96).expect("an end"), wanted);
}

#[test]
fn warps_produce_and_consume_at_a_named_barrier() {
    // The second warp arrives and continues; the first waits for it.
    let body = ".shared .b32 s; setp.lt.u32 %q0, %r2, 32; @%q0 bra consumer;\n\
                mov.u32 %r3, 77; st.shared.u32 [s], %r3; bar.arrive 3, 64; bra done;\n\
                consumer: bar.sync 3, 64; ld.shared.u32 %r4, [s]; st.global.u32 [%at], %r4;\ndone:";
    assert_eq!(run(body, line(1, 64), 32).expect("an end"), [77; 32]);
}

#[test]
fn a_barrier_counts_predicates_of_a_partial_warp() {
    let body = "setp.gt.u32 %q0, %r2, 9; bar.red.popc.u32 %r3, 1, %q0; bar.red.and.pred %q1, 0, %q0; bar.red.or.pred %q2, 2, %q0;\n\
                selp.u32 %r4, 100, 0, %q1; selp.u32 %r5, 1000, 0, %q2; add.u32 %r3, %r3, %r4; add.u32 %r3, %r3, %r5; st.global.u32 [%at], %r3;";
    assert_eq!(run(body, line(1, 45), 45).expect("an end"), [1035; 45]);
}

#[test]
fn threads_that_end_are_not_waited_for() {
    let body = "setp.lt.u32 %q0, %r2, 33; @%q0 exit; bar.sync 0; bar.warp.sync 0xffffffff; mov.u32 %r3, 5; st.global.u32 [%at], %r3;";
    let found = run(body, line(1, 64), 64).expect("an end");
    assert_eq!((found[32], found[33], found[63]), (0, 5, 5));
}

#[test]
fn masks_split_a_warp_into_groups() {
    // The halves of the warp shuffle at different instructions.
    let body = "setp.lt.u32 %q0, %r2, 16; @%q0 bra low; shfl.sync.idx.b32 %r3, %i, 20, 31, 0xffff0000; bar.warp.sync -1; bra store;\n\
                low: shfl.sync.down.b32 %r3|%q1, %i, 1, 31, 0x0000ffff; bar.warp.sync -1;\n\
                store: st.global.u32 [%at], %r3;";
    let found = run(body, line(1, 32), 32).expect("an end");
    assert_eq!((found[0], found[14], found[16], found[31]), (1, 15, 20, 20));
}

#[test]
fn shuffles_stay_within_their_segment() {
    // Segments of eight lanes: the upper part of the clamp is 31 - 7.
    let body = "shfl.sync.down.b32 %r3|%q1, %i, 3, 0x1807, -1; selp.u32 %r4, 100, 0, %q1; add.u32 %r3, %r3, %r4; st.global.u32 [%at], %r3;";
    let wanted: Vec<u32> = (0..32)
        .map(|i| if i % 8 < 5 { i + 103 } else { i })
        .collect();
    assert_eq!(run(body, line(1, 32), 32).expect("an end"), wanted);
}

#[test]
fn blocks_of_a_cooperative_launch_wait_for_all() {
    // Each block adds one and spins until all have; the launch has more blocks than cores.
    let body = "atom.global.add.u32 %r3, [%p0], 1;\n\
                wait: ld.acquire.gpu.global.u32 %r4, [%p0]; setp.lt.u32 %q0, %r4, 300; @%q0 bra wait;";
    let wanted = Launch {
        cooperative: true,
        ..line(300, 1)
    };
    assert_eq!(run(body, wanted, 1).expect("an end"), [300]);
}

#[test]
fn blocks_of_a_cluster_wait_for_each_other() {
    let body = "mov.u32 %r3, %cluster_ctarank; mov.u32 %r4, %clusterid.x; setp.ne.u32 %q0, %r3, 3; mad.wide.u32 %l0, %r4, 4, %p0;\n\
                @%q0 bra arrive; mov.u32 %r5, 9; st.global.u32 [%l0+4096], %r5;\n\
                arrive: barrier.cluster.arrive; barrier.cluster.wait; ld.global.u32 %r6, [%l0+4096]; mad.lo.u32 %r6, %r3, 10, %r6; st.global.u32 [%at], %r6;";
    let wanted = Launch {
        cluster: [4, 1, 1],
        ..line(8, 1)
    };
    assert_eq!(
        run(body, wanted, 8).expect("an end"),
        [9, 19, 29, 39, 9, 19, 29, 39]
    );
}

#[test]
fn faults_report_kind_address_and_line() {
    let fault = |body: &str| run(body, line(1, 1), 1).expect_err("a fault");
    let told = |body: &str| {
        let Fault {
            kind,
            address,
            entry,
            line,
        } = fault(body);
        assert_eq!((entry.as_str(), line), ("k", 8));
        (kind, address)
    };
    let end = BASE + (1 << 16);
    assert_eq!(
        told("st.global.u32 [%p0+65536], %r0;"),
        (FaultKind::IllegalAddress, Some(end))
    );
    assert_eq!(
        told("ld.global.v2.u32 {%r3, %r4}, [%p0+4];"),
        (FaultKind::Misaligned, Some(BASE + 4))
    );
    assert_eq!(
        told("ld.u32 %r3, [16];"),
        (FaultKind::IllegalAddress, Some(16))
    );
    assert_eq!(
        told("ld.shared.u32 %r3, [0];"),
        (FaultKind::IllegalAddress, Some(0))
    );
    assert_eq!(
        told("ld.global.u64 %l0, [%p0+65532];").0,
        FaultKind::Misaligned
    );
    assert_eq!(told("trap;"), (FaultKind::Trap, None));
    assert_eq!(
        told("red.global.add.u32 [%p0+2], 1;"),
        (FaultKind::Misaligned, Some(BASE + 2))
    );
    assert_eq!(told("bar.sync 16;").0, FaultKind::IllegalInstruction);
}

#[test]
fn generic_addresses_reach_every_space() {
    let body = ".shared .b32 s; .local .b32 v; cvta.shared.u64 %l0, s; cvta.local.u64 %l1, v; cvta.param.u64 %l2, p;\n\
                add.u32 %r3, %i, 5; st.u32 [%l0], %r3; add.u32 %r3, %i, 6; st.u32 [%l1], %r3; ld.shared.u32 %r4, [s]; ld.local.u32 %r5, [v]; ld.u64 %l3, [%l2];\n\
                isspacep.shared %q0, %l0; isspacep.local %q1, %l1; isspacep.global %q2, %l3; and.pred %q0, %q0, %q1; and.pred %q0, %q0, %q2;\n\
                mad.lo.u32 %r4, %r4, 100, %r5; selp.u32 %r4, %r4, 0, %q0; st.u32 [%l3], %r4;";
    assert_eq!(run(body, line(1, 1), 1).expect("an end"), [506]);
}

#[test]
fn a_kernel_that_never_ends_is_stopped() {
    for body in [
        "loop: bra loop;",
        "loop: nanosleep.u32 10; bra loop;",
        "setp.eq.u32 %q0, %r2, 0; @%q0 bar.sync 0, 64; bar.sync 1;",
    ] {
        let arena = Arena::new(64);
        let module = Module::parse(&kernel(body)).expect("a module");
        let entry = module.entry("k").expect("a kernel");
        let (stop, heard) = (AtomicBool::new(false), CollectedOutput::default());
        let bytes = parameters(&[Value::Address(0)]);
        let wanted = Launch {
            parameters: &bytes,
            ..line(100, 40)
        };
        let fault = std::thread::scope(|scope| {
            let running = scope.spawn(|| launch(&module, entry, &wanted, &arena, &heard, &stop));
            std::thread::sleep(Duration::from_millis(50));
            assert!(!running.is_finished(), "{body}");
            stop.store(true, Ordering::Relaxed);
            running.join().expect("no panic")
        });
        assert_eq!(fault.expect_err("stopped").kind, FaultKind::Stopped);
    }
}

#[test]
fn a_kernel_sees_concurrent_host_writes() {
    let body = "wait: ld.volatile.global.u32 %r3, [%p0]; setp.eq.u32 %q0, %r3, 0; @%q0 bra wait; add.u32 %r3, %r3, 1; st.global.u32 [%p0+4], %r3;";
    let arena = Arena::new(64);
    let module = Module::parse(&kernel(body)).expect("a module");
    let entry = module.entry("k").expect("a kernel");
    let (stop, heard) = (AtomicBool::new(false), CollectedOutput::default());
    let bytes = parameters(&[Value::Address(0)]);
    let wanted = Launch {
        parameters: &bytes,
        ..line(1, 1)
    };
    std::thread::scope(|scope| {
        let running = scope.spawn(|| launch(&module, entry, &wanted, &arena, &heard, &stop));
        std::thread::sleep(Duration::from_millis(20));
        assert!(!running.is_finished());
        let place = cuspec_ptx::Memory::translate(&arena, BASE, 4).expect("a place");
        // SAFETY: the place is within the arena and aligned, and the kernel uses atomics as well.
        unsafe { AtomicU32::from_ptr(place.as_ptr().cast()) }.store(41, Ordering::SeqCst);
        running.join().expect("no panic").expect("an end");
    });
    assert_eq!(arena.read::<u32>(4, 1), [42]);
}

#[test]
fn a_branch_table_jumps_to_the_indexed_label() {
    let body = "targets: .branchtargets a, b, c;\nand.b32 %r3, %i, 1; add.u32 %r3, %r3, %r3; brx.idx %r3, targets;\n\
                a: mov.u32 %r4, 10; bra store; b: mov.u32 %r4, 20; bra store; c: mov.u32 %r4, 30;\nstore: st.global.u32 [%at], %r4;";
    assert_eq!(run(body, line(1, 4), 4).expect("an end"), [10, 30, 10, 30]);
}

#[test]
fn a_texture_read_through_a_reference_faults_when_executed() {
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n.global .texref t;\n\
                .visible .entry k(.param .u32 reads) {\n\
                .reg .b32 %r<6>; .reg .pred %q; ld.param.u32 %r5, [reads]; setp.ne.u32 %q, %r5, 0;\n\
                @%q tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [t, {%r4}]; ret; }";
    let arena = Arena::new(1 << 16);
    let loaded = Loaded::new(text, &arena, 1 << 15);
    let run = |reads: u32| {
        let bytes = reads.to_le_bytes();
        let wanted = Launch {
            parameters: &bytes,
            ..line(1, 32)
        };
        loaded.run(&arena, "k", wanted)
    };
    assert!(run(0).is_ok(), "no thread reads it");
    let fault = run(1).expect_err("a fault");
    assert_eq!((fault.kind, fault.line), (FaultKind::Texture, 7));
}
