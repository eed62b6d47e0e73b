//! Register estimates, compared with the assembler of CUDA 13.0 on sm_90.

use cuspec_ptx::Module;

type Counts = &'static [(&'static str, u32)];

/// Texts and the register counts that `ptxas -arch sm_90 -v` reports for their kernels.
const ASSEMBLED: &[(&str, Counts)] = &[
    (
        include_str!("../../../conformance/kernels/asserting.ptx"),
        &[("asserting", 24)],
    ),
    (
        include_str!("../../../conformance/kernels/barrier.ptx"),
        &[("meet", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/bounded.ptx"),
        &[("exactly_64", 4), ("at_most_128", 4)],
    ),
    (
        include_str!("../../../conformance/kernels/surfaces.ptx"),
        &[
            ("paint", 8),
            ("paint_volume", 9),
            ("paint_layers", 9),
            ("look", 12),
            ("look_volume", 12),
            ("look_layers", 12),
        ],
    ),
    (
        include_str!("../../../conformance/kernels/cluster.ptx"),
        &[("of_any", 8), ("of_two", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/copy.ptx"),
        &[("copy", 10)],
    ),
    (
        include_str!("../../../conformance/kernels/count.ptx"),
        &[("count", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/descending.ptx"),
        &[("descending", 24)],
    ),
    (
        include_str!("../../../conformance/kernels/endless.ptx"),
        &[("endless", 4)],
    ),
    (
        include_str!("../../../conformance/kernels/fault.ptx"),
        &[("trapped", 4), ("misaligned", 8), ("stray", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/allocating.ptx"),
        &[("allocating", 24)],
    ),
    (
        include_str!("../../../conformance/kernels/hungry.ptx"),
        &[("hungry", 170)],
    ),
    (
        include_str!("../../../conformance/kernels/identify.ptx"),
        &[("identify", 18)],
    ),
    (
        include_str!("../../../conformance/kernels/managed.ptx"),
        &[("advance", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/nothing.ptx"),
        &[("nothing", 4)],
    ),
    (
        include_str!("../../../conformance/kernels/pairs.ptx"),
        &[("pairs", 4)],
    ),
    (
        include_str!("../../../conformance/kernels/parameters.ptx"),
        &[("parameters", 30)],
    ),
    (
        include_str!("../../../conformance/kernels/printing.ptx"),
        &[("printing", 24)],
    ),
    (
        include_str!("../../../conformance/kernels/recursing.ptx"),
        &[("recursing", 24)],
    ),
    (
        include_str!("../../../conformance/kernels/sampling.ptx"),
        &[
            ("gather_first", 10),
            ("gather_second", 10),
            ("look_around", 14),
            ("look_around_in", 12),
        ],
    ),
    (
        include_str!("../../../conformance/kernels/shapes.ptx"),
        &[("holding", 4), ("exactly_32", 4)],
    ),
    (
        include_str!("../../../conformance/kernels/shared.ptx"),
        &[("dynamic_size", 8), ("reverse", 10)],
    ),
    (
        include_str!("../../../conformance/kernels/spin.ptx"),
        &[("spin", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/store.ptx"),
        &[("store", 8)],
    ),
    (
        include_str!("../../../conformance/kernels/variables.ptx"),
        &[("multiply", 10)],
    ),
    (include_str!("kernels/basic.newest.sm90.ptx"), BASIC),
    (include_str!("kernels/basic.sm50.ptx"), BASIC),
    (include_str!("kernels/basic.sm90.ptx"), BASIC),
    (include_str!("kernels/warp.newest.sm90.ptx"), WARP),
    (include_str!("kernels/warp.sm50.ptx"), WARP),
    (include_str!("kernels/warp.sm90.ptx"), WARP),
];

const BASIC: Counts = &[
    ("indirect", 24),
    ("histogram", 12),
    ("sw", 10),
    ("recurse", 24),
    ("localarr", 32),
    ("matmul", 32),
    ("spin", 6),
    ("globals", 14),
    ("reduce", 14),
    ("lock", 12),
    ("params", 22),
    ("heap", 24),
    ("add", 12),
    ("say", 24),
];

const WARP: Counts = &[
    ("trap", 4),
    ("check", 24),
    ("vec", 26),
    ("scan", 12),
    ("atoms", 32),
    ("warp", 32),
];

/// For these kernels the assembler reorders all reads before the writes.
const REORDERED: &[&str] = &["identify", "parameters", "warp"];

#[test]
fn estimates_are_within_a_factor_of_two_of_the_assembler() {
    let mut compared = 0;
    for (text, counts) in ASSEMBLED {
        let module = Module::parse(text).expect("a module");
        for &(name, assembled) in *counts {
            let registers = module.entry(name).expect("a kernel").registers;
            let least = match REORDERED.contains(&name) {
                true => assembled / 3,
                false => assembled.div_ceil(2),
            };
            let most = assembled + assembled / 2;
            assert!(
                (least..=most).contains(&registers),
                "{name}: {registers} registers, where the assembler has {assembled}"
            );
            compared += 1;
        }
    }
    assert_eq!(compared, 99);
}

/// Returns the register count of a kernel with this body, and these directives before it.
fn registers(directives: &str, body: &str) -> u32 {
    let text = format!(
        ".version 8.0\n.target sm_90\n.address_size 64\n\
         .func (.param .b32 r) one(.param .b32 a) {{ .reg .b32 %a; ld.param.b32 %a, [a]; st.param.b32 [r], %a; ret; }}\n\
         .visible .entry kernel(.param .u64 at) {directives} {{\n\
         .reg .pred %p; .reg .b32 %r<100>; .reg .b64 %d<100>; .reg .b64 %at;\n\
         ld.param.u64 %at, [at];\n{body}\nret;\n}}"
    );
    let module = Module::parse(&text).expect("a module");
    module.entry("kernel").expect("a kernel").registers
}

/// Loads `count` values, then stores them.
fn held(letter: char, count: usize) -> String {
    let ty = if letter == 'r' { "b32" } else { "b64" };
    let each = |what: &dyn Fn(usize) -> String| (0..count).map(what).collect::<String>();
    each(&|i| format!("ld.global.{ty} %{letter}{i}, [%at+{}];", 8 * i))
        + &each(&|i| format!("st.global.{ty} [%at+{}], %{letter}{i};", 8 * i))
}

#[test]
fn a_value_of_64_bits_takes_two_registers() {
    assert_eq!(
        registers("", &held('d', 40)) - registers("", &held('r', 40)),
        40
    );
}

#[test]
fn a_register_is_reused_after_its_last_read() {
    let one = "ld.global.b32 %r0, [%at]; st.global.b32 [%at], %r0;";
    let many: String = (0..50)
        .map(|i| one.replace("%r0", &format!("%r{i}")))
        .collect();
    assert_eq!(registers("", &many), registers("", one));
}

#[test]
fn a_loop_keeps_values_that_its_next_iteration_reads() {
    let values = 60;
    let load = |i| format!("ld.global.b32 %r{i}, [%at+{}];", 4 * i);
    let loads: String = (0..values).map(load).collect();
    // Each iteration reads all values, so all are live at its end, though no later text reads them.
    let turn: String = (0..values)
        .map(|i| format!("st.global.b32 [%at], %r{i};"))
        .collect();
    let once = registers("", &format!("{loads}{turn}"));
    let looped = format!(
        "{loads}again: {turn} ld.global.b32 %r99, [%at]; setp.ne.u32 %p, %r99, 0; @%p bra again;"
    );
    assert_eq!(registers("", &looped), once + 2);
}

#[test]
fn a_conditional_write_does_not_end_the_old_value() {
    let count = |guard: &str| {
        let load = |i| format!("ld.global.b32 %r{i}, [%at+{}];", 4 * i);
        let write = |i| format!("{guard} mov.b32 %r{i}, %r99; st.global.b32 [%at], %r{i};");
        let loads: String = (0..40).map(load).collect();
        let writes: String = (0..40).map(write).collect();
        let test = "ld.global.b32 %r99, [%at]; setp.eq.u32 %p, %r99, 0;";
        registers("", &format!("{loads}{test}{writes}"))
    };
    // The address, the value of the condition, and either one new value or all loaded values.
    assert_eq!(count(""), 4 + 2 + 1 + 1);
    assert_eq!(count("@%p"), (4 + 2 + 1 + 40u32).next_multiple_of(2));
}

#[test]
fn a_caller_has_the_registers_of_the_calling_convention() {
    let call = "{ .param .b32 x; call (x), one, (x); }";
    assert_eq!(
        registers("", &format!("ld.global.b32 %r1, [%at]; {call}")),
        24
    );
    // Values kept across the call are behind the first sixteen registers: the values and their address.
    let held = held('r', 40);
    let (loads, stores) = held.split_at(held.find("st").expect("a store"));
    assert_eq!(
        registers("", &format!("{loads}{call}{stores}")),
        16 + 40 + 2
    );
}

#[test]
fn directives_bound_the_registers() {
    let hungry = held('d', 90);
    assert!(registers("", &hungry) > 180);
    assert_eq!(registers(".maxnreg 40", &hungry), 40);
    // 1024 threads share 65536 registers; so do two blocks of 256.
    assert_eq!(registers(".maxntid 1024", &hungry), 64);
    assert_eq!(registers(".maxntid 256 .minnctapersm 2", &hungry), 128);
}
