//! Rejected texts: reason and position.

use cuspec_ptx::{Module, Reason, ReferenceKind};

const HEAD: &str = ".version 8.0\n.target sm_90\n.address_size 64\n";

/// Parses an invalid text and returns reason, line and column.
fn rejection(text: &str) -> (Reason, u32, u32) {
    match Module::parse(text) {
        Ok(_) => panic!("taken:\n{text}"),
        Err(rejection) => (rejection.reason, rejection.line, rejection.column),
    }
}

/// A kernel whose only line, the sixth of the text, begins in the first column.
fn body(line: &str) -> String {
    format!(
        "{HEAD}.entry k() {{\n.reg .b32 %r<4>; .reg .f32 %f<4>; .reg .pred %p<2>; .reg .b64 %l<2>;\n{line}\nret; }}"
    )
}

#[test]
fn a_text_begins_with_its_version_and_target() {
    assert_eq!(rejection(""), (Reason::Syntax, 1, 1));
    assert_eq!(rejection("this is no PTX"), (Reason::Syntax, 1, 1));
    assert_eq!(
        rejection(".version 8.0\n.entry k() { ret; }"),
        (Reason::Syntax, 2, 1)
    );
    assert_eq!(
        rejection(".version 9.1\n.target sm_90"),
        (Reason::NewerVersion, 1, 10)
    );
    assert_eq!(
        rejection(".version 8.0\n.target sm_99"),
        (Reason::UnknownTarget, 2, 9)
    );
    let module = Module::parse(".version 8.10\n.target sm_90a, debug\n.address_size 64\0\0")
        .expect("a module");
    assert_eq!((module.version(), module.target()), ((8, 10), 90));
}

#[test]
fn errors_are_reported_with_their_position() {
    assert_eq!(
        rejection(&body("add.s32 %r0, %r1 %r2;")),
        (Reason::Syntax, 6, 18)
    );
    assert_eq!(
        rejection(&body("add.s32 %r0, %r1;")),
        (Reason::Syntax, 6, 1)
    );
    assert_eq!(
        rejection(&body("mov.u32 %r0, 09;")),
        (Reason::Syntax, 6, 14)
    );
    assert_eq!(
        rejection(&body("mov.f32 %f0, 0f3F80;")),
        (Reason::Syntax, 6, 14)
    );
    assert_eq!(rejection(&body("/* open")), (Reason::Syntax, 6, 1));
    assert_eq!(
        rejection(&body("mov.u32 %r0, \u{e9};")),
        (Reason::Syntax, 6, 14)
    );
    assert_eq!(
        rejection(&format!("{HEAD}.entry k() {{ ret;")),
        (Reason::Syntax, 4, 18)
    );
    assert_eq!(
        rejection(&body("st.global.u32 %l0, %r0;")),
        (Reason::Syntax, 6, 15)
    );
}

#[test]
fn operands_have_to_fit_their_instruction() {
    for line in [
        "add.s32 %r0, %r1, %f2;",
        "add.f32 %f0, %f1, 1;",
        "add.s32 %r0, %r1, %l1;",
        "add.u64 %l0, %l1, %r1;",
        "add.s32 %p0, %r1, %r2;",
        "setp.eq.s32 %r0, %r1, %r2;",
        "selp.b32 %r0, %r1, %r2, %r3;",
        "mov.b64 {%r0}, %l0;",
        "ld.global.v2.u32 %r0, [%l0];",
        "st.const.u32 [%l0], %r0;",
    ] {
        let (reason, at, _) = rejection(&body(line));
        assert!(
            matches!(reason, Reason::Syntax | Reason::Unsupported),
            "{line}"
        );
        assert_eq!(at, 6, "{line}");
    }
}

#[test]
fn names_have_to_be_declared_once() {
    assert_eq!(
        rejection(&body("mov.u32 %r0, %r4;")),
        (Reason::Undefined, 6, 14)
    );
    assert_eq!(rejection(&body("bra nowhere;")), (Reason::Undefined, 6, 5));
    assert_eq!(rejection(&body("call f;")), (Reason::Undefined, 6, 6));
    assert_eq!(rejection(&body("@%p7 ret;")), (Reason::Undefined, 6, 2));
    assert_eq!(
        rejection(&body(".reg .b32 %r<2>;")),
        (Reason::Duplicate, 6, 11)
    );
    let twice = format!("{HEAD}.entry k() {{ ret; }}\n.entry k() {{ ret; }}");
    assert_eq!(rejection(&twice), (Reason::Duplicate, 5, 8));
    let called = format!("{HEAD}.extern .func f();\n.entry k() {{ call f; ret; }}");
    assert_eq!(rejection(&called), (Reason::Undefined, 5, 19));
}

#[test]
fn parameters_of_a_call_have_the_size_of_the_functions() {
    let call = |bits: u32| {
        format!(
            "{HEAD}.func f(.param .b64 a) {{ ret; }}\n.entry k() {{ .param .b{bits} p; call f, (p); ret; }}"
        )
    };
    assert!(Module::parse(&call(64)).is_ok());
    assert_eq!(rejection(&call(32)), (Reason::Syntax, 5, 38));
}

#[test]
fn unsupported_features_are_rejected_by_name() {
    for line in [
        "wmma.load.a.sync.aligned.row.m16n16k16.f16 {%r0}, [%l0];",
        "tex.a1d.v4.f32.s32 {%f0, %f1, %f2, %f3}, [%l0, {%r0, %r0}];",
        "sust.p.2d.v4.b32.trap [%l0, {%r0, %r0}], {%r0, %r1, %r0, %r1};",
        "mbarrier.arrive.expect_tx.shared.b64 %l0, [%l0], 1;",
        "cvt.rna.tf32.f32 %r0, %f0;",
        "add.rn.s32 %r0, %r1, %r2;",
        "sin.f32 %f0, %f1;",
        "ld.global.b128 %r0, [%l0];",
    ] {
        let Err(rejection) = Module::parse(&body(line)) else {
            panic!("`{line}` is taken")
        };
        let name = line.split(['.', ' ']).next().unwrap_or(line);
        assert_eq!(rejection.reason, Reason::Unsupported, "{line}: {rejection}");
        assert_eq!(rejection.line, 6, "{line}");
        assert!(rejection.to_string().contains(name), "{rejection}");
    }
    let sampler = format!("{HEAD}.global .samplerref s = {{ addr_mode_0 = wrap }};");
    assert_eq!(rejection(&sampler).0, Reason::Unsupported);
    let twice = format!("{HEAD}.global .texref t;\n.global .surfref t;");
    assert_eq!(rejection(&twice).0, Reason::Duplicate);
}

#[test]
fn references_are_listed_and_only_textures_read_through_them() {
    let head = format!("{HEAD}.visible .global .texref t, u;\n.global .surfref s;\n");
    let using =
        |line: &str| format!("{head}.entry k() {{ .reg .b32 %r<5>; .reg .b64 %l;\n{line}\nret; }}");
    let reading = using("tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [t, {%r4}];");
    let module = Module::parse(&reading).unwrap_or_else(|rejection| panic!("{rejection}"));
    let found: Vec<_> = module
        .references()
        .map(|reference| (&*reference.name, reference.kind))
        .collect();
    let (texture, surface) = (ReferenceKind::Texture, ReferenceKind::Surface);
    assert_eq!(found, [("t", texture), ("u", texture), ("s", surface)]);
    assert!(Module::parse(&using("mov.u64 %l, t;")).is_err());
    assert!(Module::parse(&using("ld.global.u32 %r0, [t];")).is_err());
}

#[test]
fn a_module_lists_its_contents() {
    let text = format!(
        "{HEAD}.visible .entry k(.param .u8 a, .param .u64 b, .param .align 16 .b8 c[24], .param .u32 d)\n\
         .maxntid 128, 2, 1\n.minnctapersm 3\n{{ .shared .align 16 .b8 s[40]; .local .align 4 .b8 l[12]; .reg .b32 %r;\n\
         mov.u32 %r, s; ret; }}\n.entry other() .reqntid 32 {{ ret; }}\n\
         .visible .const .align 8 .f32 t[2][2] = {{{{1.0}}, {{0f40000000, 3.0}}}};\n\
         .global .u64 at = t+4;\n.global .attribute(.managed) .u16 m = 7;\n"
    );
    let module = Module::parse(&text).unwrap_or_else(|rejection| panic!("{rejection}"));
    let [k, other] = &module.entries().collect::<Vec<_>>()[..] else {
        panic!("two kernels")
    };
    let places: Vec<_> = k
        .parameters
        .iter()
        .map(|p| (p.offset, p.size, p.align))
        .collect();
    assert_eq!(places, [(0, 1, 1), (8, 8, 8), (16, 24, 16), (40, 4, 4)]);
    assert_eq!(
        (k.parameter_bytes, k.shared_bytes, k.local_bytes),
        (44, 40, 16)
    );
    assert_eq!((k.max_threads, k.min_blocks), (Some([128, 2, 1]), Some(3)));
    assert_eq!(
        (other.required_threads, other.shared_bytes),
        (Some([32, 1, 1]), 0)
    );
    let [t, at, m] = &module.variables().collect::<Vec<_>>()[..] else {
        panic!("three variables")
    };
    let values = [1f32, 0.0, 2.0, 3.0].map(f32::to_le_bytes).concat();
    assert_eq!((&t.initial, t.align, t.visible), (&values, 8, true));
    assert_eq!(at.relocations[0].target, cuspec_ptx::Target::Variable(0, 4));
    assert_eq!((m.managed, &m.initial[..]), (true, &[7, 0][..]));
}

/// Any input results in a module or in an error within the text.
#[test]
fn damaged_texts_never_crash_the_parser() {
    let texts = [
        include_str!("kernels/basic.sm90.ptx"),
        include_str!("kernels/warp.sm50.ptx"),
    ];
    let pieces = [
        "{",
        "}",
        ";",
        ".v2",
        "%r1",
        "%p",
        "[",
        "-",
        "0f",
        "99999999999",
        "@",
        "\"",
        ".b64",
        "(",
        "\u{fc}",
        "<4>",
        ".param",
        "_",
        "|",
        "call",
    ];
    let mut state = 1u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let mut rejections = 0;
    for round in 0..1500 {
        let text = texts[round % texts.len()];
        let mut start = next(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let (head, tail) = text.split_at(start);
        let skip = tail
            .char_indices()
            .nth(next(12))
            .map_or(tail.len(), |(at, _)| at);
        let damaged = match round % 3 {
            0 => format!("{head}{}{}", pieces[next(pieces.len())], &tail[skip..]),
            1 => format!("{head}{}", &tail[skip..]),
            _ => head.to_owned(),
        };
        if let Err(rejection) = Module::parse(&damaged) {
            rejections += 1;
            let lines = damaged.split('\n').count() as u32;
            assert!((1..=lines).contains(&rejection.line), "{rejection}");
        }
    }
    assert!(rejections > 500, "only {rejections} were rejected");
}
