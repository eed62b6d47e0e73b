//! Contents of a module besides kernel code, and function calls.

use crate::support::{Arena, BASE, Loaded, Value, parameters};
use cuspec_ptx::{Launch, Module, Reason};

const HEAD: &str = ".version 8.0\n.target sm_90\n.address_size 64\n";

/// Returns the 32-bit values that 32 threads of the kernel `k` write.
fn run(text: &str) -> Vec<u32> {
    let arena = Arena::new(1 << 16);
    let loaded = Loaded::new(&format!("{HEAD}{text}"), &arena, 1 << 15);
    let bytes = parameters(&[Value::Address(0)]);
    let wanted = Launch {
        block: [32, 1, 1],
        parameters: &bytes,
        ..Launch::default()
    };
    loaded.run(&arena, "k", wanted).expect("no fault");
    arena.read(0, 32)
}

/// A kernel with its result address `%at` and thread index `%i`; it writes `%r`.
fn kernel(body: &str) -> String {
    format!(
        ".visible .entry k(.param .u64 p) {{\n\
         .reg .b64 %at, %l<6>; .reg .b32 %i, %r, %s<6>; .reg .b16 %h<4>; .reg .f32 %f<4>; .reg .pred %q<6>;\n\
         ld.param.u64 %at, [p]; mov.u32 %i, %tid.x; mad.wide.u32 %at, %i, 4, %at;\n\
         {body}\nst.global.u32 [%at], %r;\nret; }}"
    )
}

fn rejection(text: &str) -> (Reason, u32, u32) {
    let rejection = Module::parse(&format!("{HEAD}{text}"))
        .err()
        .expect("a refusal");
    (rejection.reason, rejection.line, rejection.column)
}

#[test]
fn an_address_may_be_written_byte_by_byte() {
    let bytes = |name: &str| {
        let byte = |i: u32| format!("{:#x}({name})", 0xffu64 << (8 * i));
        (0..8).map(byte).collect::<Vec<_>>().join(", ")
    };
    let text = format!(
        "{HEAD}.global .align 4 .u32 numbers[4] = {{1, 2, 3, 4}};\n\
         .global .align 8 .u8 record[20] = {{7, 0, 0, 0, 0, 0, 0, 0, {}, 9}};",
        bytes("generic(numbers)+8")
    );
    let arena = Arena::new(4096);
    let loaded = Loaded::new(&text, &arena, 0);
    let place = (loaded.addresses[1] - BASE) as usize;
    let found = arena.read::<u64>(place, 2);
    assert_eq!(found, [7, loaded.addresses[0] + 8]);
    assert_eq!(arena.read::<u32>(place + 16, 1), [9]);
}

#[test]
fn a_part_of_an_address_is_rejected() {
    let record = |values: &str| {
        rejection(&format!(
            ".global .u32 n;\n.global .u8 r[16] = {{{values}}};"
        ))
    };
    let (first, rest) = (
        "0xff(n), 0xff00(n)",
        "0xff0000(n), 0xff000000(n), 0xff00000000(n), 0xff0000000000(n)",
    );
    let last = "0xff000000000000(n), 0xff00000000000000(n)";
    assert_eq!(record(first).0, Reason::Unsupported);
    // In another order, and of two symbols.
    assert_eq!(
        record(&format!("0xff00(n), 0xff(n), {rest}, {last}")).0,
        Reason::Unsupported
    );
    assert_eq!(
        record(&format!(
            "{first}, {rest}, 0xff000000000000(n), 0xff00000000000000(r)"
        ))
        .0,
        Reason::Unsupported
    );
    assert_eq!(record("0xff0(n)"), (Reason::Syntax, 5, 22));
    assert_eq!(record("0x100(n)").0, Reason::Syntax);
    assert_eq!(record("0xff(unknown), 0").0, Reason::Unsupported);
}

#[test]
fn constants_are_distinguished_from_global_memory() {
    let body = "mov.u64 %l0, c; cvta.const.u64 %l0, %l0; mov.u64 %l1, g; cvta.global.u64 %l1, %l1;\n\
                mov.u64 %l2, s; cvta.shared.u64 %l2, %l2; add.u64 %l3, %l0, 15; mov.u32 %r, 0;\n\
                isspacep.const %q0, %l0; isspacep.const %q1, %l3; isspacep.const %q2, %l1; isspacep.const %q3, %l2;\n\
                isspacep.global %q4, %l0; isspacep.global %q5, %l1;\n\
                @%q0 add.u32 %r, %r, 1; @%q1 add.u32 %r, %r, 2; @%q2 add.u32 %r, %r, 4; @%q3 add.u32 %r, %r, 8;\n\
                @%q4 add.u32 %r, %r, 16; @%q5 add.u32 %r, %r, 32; isspacep.global %q0, %l2; @%q0 add.u32 %r, %r, 64;\n\
                add.u64 %l3, %l0, 16; isspacep.const %q0, %l3; @%q0 add.u32 %r, %r, 128;\n\
                setp.lt.u32 %q0, %i, 8; @%q0 isspacep.global %q0, %l0; @%q0 add.u32 %r, %r, 256;";
    let variables = ".const .align 8 .u64 c[2]; .global .u32 g; .shared .u32 s;\n";
    assert_eq!(
        run(&format!("{variables}{}", kernel(body))),
        [1 + 2 + 32; 32]
    );
}

#[test]
fn function_parameters_may_be_registers() {
    let functions = ".func (.reg .b32 %sum, .reg .b64 %wide) both(.reg .b32 %a, .reg .b16 %h, .reg .f32 %f, .reg .b64 %l) {\n\
         .reg .b32 %t; .reg .pred %p; cvt.u32.u16 %t, %h; add.u32 %sum, %a, %t; cvt.rzi.u32.f32 %t, %f; add.u32 %sum, %sum, %t;\n\
         add.u64 %wide, %l, 1; setp.lt.u32 %p, %a, 4; @%p ret; add.u32 %sum, %sum, 1000; ret; }\n\
         .func (.reg .b32 %n) factorial(.reg .b32 %x) { .reg .pred %p; .reg .b32 %y; mov.u32 %n, 1;\n\
         setp.lt.u32 %p, %x, 2; @%p bra end; sub.u32 %y, %x, 1; call (%n), factorial, (%y); mul.lo.u32 %n, %n, %x; end: }\n";
    let body = "cvt.u16.u32 %h0, %i; cvt.u64.u32 %l0, %i; shl.b64 %l0, %l0, 33; mov.f32 %f0, 0f40A00000;\n\
                call (%s0, %l1), both, (%i, %h0, %f0, %l0); shr.u64 %l1, %l1, 33; cvt.u32.u64 %s1, %l1;\n\
                and.b32 %s2, %i, 7; call (%s3), factorial, (%s2); mad.lo.u32 %r, %s1, 100, %s0; mad.lo.u32 %r, %s3, 10000, %r;";
    let wanted: Vec<u32> = (0..32u32)
        .map(|i| {
            let sum = 2 * i + 5 + if i < 4 { 0 } else { 1000 };
            sum + 100 * i + 10000 * (1..=i % 8).product::<u32>()
        })
        .collect();
    assert_eq!(run(&format!("{functions}{}", kernel(body))), wanted);
    assert_eq!(
        rejection(".entry k(.reg .b32 %a) { ret; }").0,
        Reason::Syntax
    );
}

#[test]
fn an_asynchronous_copy_is_complete_after_the_wait() {
    let copy = |what: &str| {
        kernel(&format!(
            ".shared .align 16 .b8 s[512]; mov.u32 %s0, s; mad.lo.u32 %s1, %i, 16, %s0; ld.param.u64 %l0, [p];\n\
             mad.wide.u32 %l1, %i, 16, data; {what} cp.async.commit_group; cp.async.wait_group 0;\n\
             bar.sync 0; xor.b32 %s2, %i, 31; mad.lo.u32 %s1, %s2, 16, %s0; ld.shared.u32 %r, [%s1+12];"
        ).replace("mad.wide.u32 %l1, %i, 16, data;", "mov.u64 %l2, data; mad.wide.u32 %l1, %i, 16, %l2;"))
    };
    let numbers: Vec<String> = (0..128).map(|i| (i * 3).to_string()).collect();
    let data = format!(
        ".global .align 16 .u32 data[128] = {{{}}};\n",
        numbers.join(", ")
    );
    let wanted: Vec<u32> = (0..32).map(|i| ((31 - i) * 4 + 3) * 3).collect();
    let whole = "cp.async.cg.shared.global [%s1], [%l1], 16;";
    let pieces = "cp.async.ca.shared.global [%s1+8], [%l1+8], 8, 8; cp.async.ca.shared.global [%s1], [%l1], 4;";
    assert_eq!(run(&format!("{data}{}", copy(whole))), wanted);
    assert_eq!(run(&format!("{data}{}", copy(pieces))), wanted);
    // Bytes that are not read are zero and not accessed: the address behind them is invalid.
    let partly = "mov.u64 %l2, 64; cp.async.cg.shared.global [%s1], [%l2], 16, 0;";
    assert_eq!(run(&format!("{data}{}", copy(partly))), [0; 32]);
    let half = "cp.async.cg.shared.global [%s1], [%l1], 16, 8; ld.shared.u32 %s5, [%s1+4]; st.shared.u32 [%s1+8], %s5;";
    let half = copy(half).replace("[%s1+12]", "[%s1+8]");
    let fourth = |i: u32| ((31 - i) * 4 + 1) * 3;
    assert_eq!(
        run(&format!("{data}{half}")),
        (0..32).map(fourth).collect::<Vec<_>>()
    );
    let seven =
        copy("cp.async.cg.shared.global [%s1], [%l1], 16, 7;").replace("[%s1+12]", "[%s1+4]");
    let large = "0x11223344, ".repeat(127) + "0x11223344";
    let data_of_bytes = format!(".global .align 16 .u32 data[128] = {{{large}}};\n");
    assert_eq!(run(&format!("{data_of_bytes}{seven}")), [0x0022_3344; 32]);
    let wrong = |what| rejection(&format!("{data}{}", copy(what))).0;
    assert_eq!(
        wrong("cp.async.cg.shared.global [%s1], [%l1], 8;"),
        Reason::Syntax
    );
    assert_eq!(
        wrong("cp.async.ca.shared.global [%s1], [%l1], 3;"),
        Reason::Syntax
    );
    assert_eq!(
        wrong("cp.async.ca.shared.global [%s1], [%l1], 8, 9;"),
        Reason::Unsupported
    );
    assert_eq!(
        wrong("cp.async.ca.shared.global [%s1], [%l1], 8, %i;"),
        Reason::Unsupported
    );
}

#[test]
fn an_asynchronous_copy_arrives_at_a_memory_barrier() {
    let body = |arrive: &str, count: u32| {
        kernel(&format!(
            ".shared .b64 b; setp.ne.u32 %q0, %i, 0; @%q0 bra begin; mbarrier.init.shared.b64 [b], {count};\n\
             begin: bar.sync 0; {arrive} bar.sync 0; mbarrier.test_wait.parity.shared.b64 %q1, [b], 0; selp.u32 %r, 1, 0, %q1;"
        ))
    };
    let counted = "cp.async.mbarrier.arrive.noinc.shared.b64 [b];";
    assert_eq!(run(&body(counted, 32)), [1; 32]);
    assert_eq!(run(&body(counted, 33)), [0; 32]);
    assert_eq!(
        run(&body("cp.async.mbarrier.arrive.shared.b64 [b];", 32)),
        [0; 32]
    );
}

#[test]
fn memory_barriers_block_until_all_have_arrived() {
    let wait = |test: &str, again: &str| format!("{again}: mbarrier.{test}; @!%q1 bra {again};");
    let turn = |test: &str, n: u32| {
        format!(
            "st.shared.u32 [%s1], %r; mbarrier.arrive.shared.b64 %l0, [b]; {}\n\
             xor.b32 %s2, %i, 17; mad.lo.u32 %s3, %s2, 4, %s0; ld.shared.u32 %s4, [%s3]; mad.lo.u32 %r, %r, 3, %s4;\n\
             mbarrier.arrive.shared::cta.b64 %l0, [b], 1; {}\n",
            wait(test, &format!("first{n}")),
            wait("test_wait.shared.b64 %q1, [b], %l0", &format!("second{n}")),
        )
    };
    let body = format!(
        ".shared .b64 b; .shared .b32 s[32]; setp.ne.u32 %q0, %i, 0; @%q0 bra begin;\n\
         mbarrier.init.shared.b64 [b], 32; begin: bar.sync 0; mov.u32 %s0, s; mad.lo.u32 %s1, %i, 4, %s0; mov.u32 %r, %i;\n\
         {}{}{}",
        turn("try_wait.shared.b64 %q1, [b], %l0", 0),
        turn("try_wait.parity.shared.b64 %q1, [b], 0", 1),
        turn("try_wait.parity.acquire.cta.shared::cta.b64 %q1, [b], 0", 2),
    );
    let mut wanted: Vec<u32> = (0..32).collect();
    for _ in 0..3 {
        wanted = (0..32).map(|i| wanted[i] * 3 + wanted[i ^ 17]).collect();
    }
    assert_eq!(run(&kernel(&body)), wanted);
}

const GRAPH_LAUNCH: &str =
    ".extern .func (.param .b32 r) cudaGraphLaunch(.param .b64 graph, .param .b64 stream);\n";

#[test]
fn memory_without_graphs_launches_none() {
    let call = "mov.u64 %l0, %current_graph_exec; cvt.u32.u64 %r, %l0;\n\
                { .param .b64 graph; .param .b64 stream; .param .b32 result;\n\
                st.param.b64 [graph], %l0; st.param.b64 [stream], %l0;\n\
                call.uni (result), cudaGraphLaunch, (graph, stream);\n\
                ld.param.b32 %s0, [result]; add.u32 %r, %r, %s0; }";
    assert_eq!(run(&format!("{GRAPH_LAUNCH}{}", kernel(call))), [801; 32]);
}
