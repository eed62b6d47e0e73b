//! Texture and surface objects.

use crate::support::{Arena, BASE, CollectedOutput, Value, parameters};
use cuspec_ptx::{
    ArrayView, Border, Component, Fault, FaultKind, Launch, Memory, Module, Region, Stack, Texture,
    launch,
};
use std::ptr::NonNull;
use std::sync::atomic::AtomicBool;

/// The handles of the objects.
const SURFACE: u64 = 7;
const TEXTURE: u64 = 8;

/// A memory that contains an array.
struct Gallery {
    arena: Arena,
    texture: Texture,
}

// SAFETY: as for the arena.
unsafe impl Memory for Gallery {
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>> {
        self.arena.translate(address, bytes)
    }

    fn region(&self, address: u64) -> Option<Region> {
        self.arena.region(address)
    }

    fn surface(&self, object: u64) -> Option<ArrayView> {
        (object == SURFACE).then_some(self.texture.view)
    }

    fn texture(&self, object: u64) -> Option<Texture> {
        (object == TEXTURE).then_some(self.texture)
    }

    fn surface_reference(&self, index: u32) -> Option<ArrayView> {
        (index == 1).then_some(self.texture.view)
    }

    fn texture_reference(&self, index: u32) -> Option<Texture> {
        (index == 0).then_some(self.texture)
    }
}

/// The address of the array in the arena; results are at the start of the arena.
const AT: usize = 4096;

fn gallery(extent: [u64; 3], stack: Stack, component: Component, components: u32) -> Gallery {
    Gallery {
        arena: Arena::new(1 << 16),
        texture: Texture {
            view: ArrayView {
                start: BASE + AT as u64,
                extent,
                pitch: extent[0] * u64::from(component.bytes() * components),
                stack,
                component,
                components,
            },
            is_normalized: false,
            borders: [Border::Clamp; 2],
            reads_fractions: false,
            is_filtered: false,
            color: [0.0; 4],
        },
    }
}

impl Gallery {
    /// Runs a body in one thread, with `%to` for results and objects in `%surface` and `%texture`.
    fn run(&self, body: &str) -> Result<Vec<u32>, Fault> {
        let text = format!(
            ".version 6.3\n.target sm_50\n.address_size 64\n\
             .global .texref picture; .global .surfref canvas;\n.visible .entry k(.param .u64 p) {{\n\
             .reg .b64 %to, %surface, %texture, %l<4>; .reg .b16 %h<4>; .reg .b32 %r<8>; .reg .f32 %f<8>;\n\
             ld.param.u64 %to, [p]; mov.u64 %surface, {SURFACE}; mov.u64 %texture, {TEXTURE};\n{body}\nret; }}"
        );
        let module = Module::parse(&text).unwrap_or_else(|refused| panic!("{refused}"));
        let entry = module.entry("k").expect("a kernel");
        let wanted = Launch {
            parameters: &parameters(&[Value::Address(0)]),
            ..Launch::default()
        };
        let stop = AtomicBool::new(false);
        launch(
            &module,
            entry,
            &wanted,
            self,
            &CollectedOutput::default(),
            &stop,
        )?;
        Ok(self.arena.read(0, 4))
    }
}

const WORD: Component = Component::Unsigned(4);
const STORE: &str = "st.global.v4.b32 [%to], {%r0, %r1, %r2, %r3};";

#[test]
fn a_surface_is_written_by_bytes_and_rows() {
    let gallery = gallery([4, 3, 2], Stack::Slices, WORD, 1);
    gallery
        .run("sust.b.3d.b32.trap [%surface, {8, 1, 1, 0}], {77};")
        .expect("an end");
    gallery
        .run("mov.b16 %h0, 5; sust.b.2d.b8.trap [%surface, {3, 2}], {%h0};")
        .expect("an end");
    let mut expected = vec![0_u32; 24];
    (expected[12 + 4 + 2], expected[8]) = (77, 5 << 24);
    assert_eq!(gallery.arena.read::<u32>(AT, 24), expected);
}

#[test]
fn a_surface_is_read_in_vectors() {
    let gallery = gallery([4, 3, 1], Stack::Slices, WORD, 2);
    gallery.arena.write(AT, &(0..24).collect::<Vec<u32>>());
    let read =
        "suld.b.2d.v2.b32.trap {%r0, %r1}, [%surface, {16, 1}]; mov.u32 %r2, 0; mov.u32 %r3, 0;";
    let found = gallery.run(&format!("{read}{STORE}")).expect("an end");
    assert_eq!(found, [12, 13, 0, 0]);
}

#[test]
fn layers_are_counted_before_the_other_coordinates() {
    let gallery = gallery([4, 1, 3], Stack::Layers, WORD, 1);
    gallery
        .run("sust.b.a1d.b32.trap [%surface, {2, 4}], {9}; sust.b.a2d.b32.trap [%surface, {1, 12, 0, 0}], {8};")
        .expect("an end");
    let found = gallery.arena.read::<u32>(AT, 12);
    assert_eq!((found[9], found[7]), (9, 8));
    let fault = gallery
        .run("sust.b.3d.b32.trap [%surface, {0, 0, 0, 0}], {1};")
        .expect_err("a fault");
    assert_eq!(fault.kind, FaultKind::Texture);
}

#[test]
fn accesses_out_of_bounds_follow_the_modifier() {
    let gallery = gallery([4, 2, 1], Stack::Slices, WORD, 1);
    gallery.arena.write(AT, &[1_u32, 2, 3, 4, 5, 6, 7, 8]);
    let read = "suld.b.2d.b32.zero %r0, [%surface, {16, 0}]; suld.b.2d.b32.clamp {%r1}, [%surface, {16, 1}];\n\
                suld.b.2d.b32.clamp %r2, [%surface, {-4, 9}]; suld.b.2d.b32.trap %r3, [%surface, {4, 0}];";
    let found = gallery.run(&format!("{read}{STORE}")).expect("an end");
    assert_eq!(found, [0, 8, 5, 2]);
    gallery
        .run("sust.b.2d.b32.zero [%surface, {0, 2}], {99};")
        .expect("an end");
    assert_eq!(gallery.arena.read::<u32>(AT + 32, 1), [0]);
    for (place, kind) in [
        ("{16, 0}", FaultKind::Trap),
        ("{2, 0}", FaultKind::Misaligned),
    ] {
        let line = format!("sust.b.2d.b32.trap [%surface, {place}], {{99}};");
        assert_eq!(gallery.run(&line).expect_err("a fault").kind, kind);
    }
}

#[test]
fn an_invalid_object_is_a_fault() {
    let gallery = gallery([4, 2, 1], Stack::Slices, WORD, 1);
    for line in [
        "sust.b.2d.b32.trap [%texture, {0, 0}], {1};",
        "tld4.r.2d.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%surface, {0f3F800000, 0f3F800000}];",
        "tex.cube.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%texture, {%f0, %f0, %f0, %f0}];",
    ] {
        let fault = gallery.run(line).expect_err("a fault");
        assert_eq!(fault.kind, FaultKind::Texture, "{line}");
    }
}

#[test]
fn a_gather_starts_lower_left_and_goes_counterclockwise() {
    let mut gallery = gallery([3, 2, 1], Stack::Slices, WORD, 2);
    let elements: Vec<u32> = (0..6).flat_map(|at| [at, 100 + at]).collect();
    gallery.arena.write(AT, &elements);
    let gather = |gallery: &Gallery, component: &str, x: f32, y: f32| {
        let (x, y) = (x.to_bits(), y.to_bits());
        let line = format!(
            "tld4.{component}.2d.v4.u32.f32 {{%r0, %r1, %r2, %r3}}, [%texture, {{0f{x:08X}, 0f{y:08X}}}];{STORE}"
        );
        gallery.run(&line).expect("an end")
    };
    assert_eq!(gather(&gallery, "r", 2.0, 1.0), [4, 5, 2, 1]);
    assert_eq!(gather(&gallery, "g", 1.0, 1.0), [103, 104, 101, 100]);
    assert_eq!(gather(&gallery, "b", 1.0, 1.0), [0; 4]);
    assert_eq!(gather(&gallery, "r", 0.0, 1.0), [3, 3, 0, 0]);
    gallery.texture.borders = [Border::Wrap, Border::Zero];
    assert_eq!(gather(&gallery, "r", 0.0, 2.0), [0, 0, 3, 5]);
    gallery.texture.borders = [Border::Mirror, Border::Clamp];
    assert_eq!(gather(&gallery, "r", 4.0, 0.0), [2, 1, 1, 2]);
    gallery.texture.is_normalized = true;
    gallery.texture.borders = [Border::Clamp; 2];
    assert_eq!(gather(&gallery, "r", 2.0 / 3.0, 0.5), [4, 5, 2, 1]);
}

#[test]
fn a_cube_map_is_sampled_by_direction() {
    let gallery = gallery([2, 2, 12], Stack::Faces, Component::Signed(2), 1);
    let elements: Vec<i16> = (0..48).map(|at| at - 24).collect();
    gallery.arena.write(AT, &elements);
    let look = |cube: u32, [x, y, z]: [f32; 3]| {
        let [x, y, z] = [x, y, z].map(f32::to_bits);
        let line = format!(
            "tex.acube.v4.s32.f32 {{%r0, %r1, %r2, %r3}}, [%texture, {{{cube}, 0f{x:08X}, 0f{y:08X}, 0f{z:08X}}}];{STORE}"
        );
        gallery.run(&line).expect("an end")[0] as i32 + 24
    };
    // The centers of the four elements of each face, row by row.
    let faces: [[[f32; 3]; 4]; 6] = [
        [
            [1., 0.5, 0.5],
            [1., 0.5, -0.5],
            [1., -0.5, 0.5],
            [1., -0.5, -0.5],
        ],
        [
            [-1., 0.5, -0.5],
            [-1., 0.5, 0.5],
            [-1., -0.5, -0.5],
            [-1., -0.5, 0.5],
        ],
        [
            [-0.5, 1., -0.5],
            [0.5, 1., -0.5],
            [-0.5, 1., 0.5],
            [0.5, 1., 0.5],
        ],
        [
            [-0.5, -1., 0.5],
            [0.5, -1., 0.5],
            [-0.5, -1., -0.5],
            [0.5, -1., -0.5],
        ],
        [
            [-0.5, 0.5, 1.],
            [0.5, 0.5, 1.],
            [-0.5, -0.5, 1.],
            [0.5, -0.5, 1.],
        ],
        [
            [0.5, 0.5, -1.],
            [-0.5, 0.5, -1.],
            [0.5, -0.5, -1.],
            [-0.5, -0.5, -1.],
        ],
    ];
    for cube in 0..2 {
        for (at, direction) in (0..).zip(faces.iter().flatten()) {
            assert_eq!(look(cube, *direction), 24 * cube as i32 + at);
        }
    }
    let line = "tex.cube.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%texture, {0f3F800000, 0f3F000000, 0f3F000000, %f0}];";
    let found = gallery.run(&format!("{line}{STORE}")).expect("an end");
    assert_eq!(found, [-24_i32 as u32, 0, 0, 0]);
}

#[test]
fn components_are_converted_as_the_texture_requires() {
    let line = "tex.cube.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%texture, {0f3F800000, %f7, %f7, %f7}];\n\
                st.global.v4.f32 [%to], {%f0, %f1, %f2, %f3};";
    let read = |component, bytes: &[u8], reads_fractions| {
        let mut gallery = gallery([1, 1, 6], Stack::Faces, component, 2);
        gallery.texture.reads_fractions = reads_fractions;
        gallery.arena.write(AT, bytes);
        let found = gallery.run(line).expect("an end");
        [f32::from_bits(found[0]), f32::from_bits(found[1])]
    };
    assert_eq!(read(Component::Unsigned(1), &[255, 51], true), [1.0, 0.2]);
    assert_eq!(read(Component::Signed(1), &[0x80, 127], true), [-1.0, 1.0]);
    assert_eq!(
        read(Component::Float(2), &[0, 0x3c, 0, 0xc0], true),
        [1.0, -2.0]
    );
    let singles = [1.5_f32, -3.0].map(f32::to_le_bytes).concat();
    assert_eq!(read(Component::Float(4), &singles, false), [1.5, -3.0]);
}

#[test]
fn coordinates_that_do_not_fit_are_rejected() {
    for line in [
        "suld.b.2d.b32.trap %r0, [%l0, {%r1}];",
        "suld.b.2d.b32.trap %r0, [%l0, {%f0, %f1}];",
        "suld.b.2d.b32.trap %r0, [%r1, {%r1, %r1}];",
        "suld.b.2d.v2.b32.trap %r0, [%l0, {%r1, %r1}];",
        "suld.b.2d.b32.trap %r0, [%l0];",
        "tex.cube.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%l0, {%f0, %f1, %f2}];",
        "tld4.r.2d.v4.u32.f32 {%r0, %r1, %r2, %r3}, [%l0, {%l0, %l0}];",
    ] {
        let text = format!(
            ".version 6.3\n.target sm_50\n.address_size 64\n.entry k() {{ .reg .b64 %l<2>; .reg .b32 %r<4>; .reg .f32 %f<4>;\n{line}\nret; }}"
        );
        assert!(Module::parse(&text).is_err(), "{line}");
    }
}

#[test]
fn references_of_the_module_read_and_write_arrays() {
    let mut gallery = gallery([4, 3, 1], Stack::Slices, WORD, 1);
    gallery.arena.write(AT, &(0..12).collect::<Vec<u32>>());
    let read = |gallery: &Gallery, line: &str| {
        let line = format!("{line}{STORE}");
        gallery.run(&line).expect("an end")
    };
    let whole = "tex.2d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [picture, {2, 1}];";
    assert_eq!(read(&gallery, whole), [6, 0, 0, 0]);
    let single = "tex.2d.v4.u32.f32 {%r0, %r1, %r2, %r3}, [picture, {0f40200000, 0f3FC00000}];";
    assert_eq!(read(&gallery, single), [6, 0, 0, 0]);
    let outside = "tex.1d.v4.u32.s32 {%r0, %r1, %r2, %r3}, [picture, {9}];";
    assert_eq!(read(&gallery, outside), [3, 0, 0, 0]);
    gallery.texture.borders = [Border::Zero; 2];
    assert_eq!(read(&gallery, outside), [0; 4]);
    gallery
        .run("sust.b.2d.b32.trap [canvas, {8, 2}], {77};")
        .expect("an end");
    assert_eq!(gallery.arena.read::<u32>(AT + 40, 1), [77]);
    gallery.texture.view = ArrayView::unbound();
    assert_eq!(read(&gallery, whole), [0; 4]);
    gallery
        .run("sust.b.2d.b32.trap [canvas, {8, 2}], {78};")
        .expect("an end");
    assert_eq!(gallery.arena.read::<u32>(AT + 40, 1), [77]);
}

#[test]
fn a_filtered_texture_mixes_elements_and_the_color() {
    let mut gallery = gallery([4, 2, 1], Stack::Slices, Component::Float(4), 1);
    let elements = (0_u16..8).map(f32::from).collect::<Vec<_>>();
    gallery.arena.write(AT, &elements);
    (gallery.texture.is_filtered, gallery.texture.borders) = (true, [Border::Zero; 2]);
    gallery.texture.color = [9.0; 4];
    let read = |x: f32, y: f32| {
        let (x, y) = (x.to_bits(), y.to_bits());
        let place = format!("[picture, {{0f{x:08X}, 0f{y:08X}}}]");
        let line = format!("tex.2d.v4.f32.f32 {{%f0, %f1, %f2, %f3}}, {place};");
        let store = "st.global.v4.f32 [%to], {%f0, %f1, %f2, %f3};";
        let found = gallery.run(&format!("{line}{store}")).expect("an end");
        found.into_iter().map(f32::from_bits).collect::<Vec<_>>()
    };
    assert_eq!(read(1.5, 0.5), [1.0, 0.0, 0.0, 0.0]);
    assert_eq!(read(2.0, 1.0), [3.5, 0.0, 0.0, 0.0]);
    assert_eq!(read(0.0, 0.5), [4.5, 0.0, 0.0, 0.0]);
    assert_eq!(read(-3.0, 0.5), [9.0, 0.0, 0.0, 0.0]);
}
