//! Features of CUDA C++ besides plain loops, as compiled code, compared with Rust.

use crate::support::compiled::{VARIABLES, arena, line, numbers};
use crate::support::{Arena, Loaded, Value, parameters};
use Value::{Address, Small};

const LANGUAGE: &str = include_str!("kernels/language.newest.sm90.ptx");

/// Runs a kernel of one block and returns its output.
fn run(arena: &Arena, name: &str, threads: u32, values: &[Value]) -> Vec<String> {
    let loaded = Loaded::new(LANGUAGE, arena, VARIABLES);
    let bytes = parameters(values);
    let found = loaded.run(arena, name, line(1, threads, &bytes));
    found.unwrap_or_else(|fault| panic!("{name}: {fault:?}"))
}

#[test]
fn templates_are_instantiated_for_each_type() {
    let arena = arena();
    let n = 9;
    run(&arena, "templates", 40, &[Address(0), Small(n as u32)]);
    let wanted: Vec<f64> = (0..40)
        .map(|t| {
            let whole: i32 = (0..5).map(|k| n * k + t).sum();
            let broken: f64 = (0..3).map(|k| f64::from(n) * 0.25 + f64::from(k)).sum();
            f64::from(whole) * 3.0 + broken + f64::from(n * 3 - 7)
        })
        .collect();
    assert_eq!(arena.read::<f64>(0, 40), wanted);
}

#[test]
fn a_virtual_method_is_found_through_its_table() {
    let arena = arena();
    run(&arena, "virtuals", 64, &[Address(0), Small(5)]);
    let wanted: Vec<i32> = (0..64)
        .map(|t| {
            if t % 3 == 0 {
                -5 * 10
            } else {
                (t * t + 5) * 10 + 4
            }
        })
        .collect();
    assert_eq!(arena.read::<i32>(0, 64), wanted);
}

/// `Mixed` has 48 bytes: `c` at 0, `s` at 2, `d` at 8, `f` at 16, `big` at 32, both bit fields at 40.
#[test]
fn a_class_is_passed_and_returned_by_value() {
    let arena = arena();
    let threads = 12;
    for t in 0..threads {
        let at = t * 48;
        arena.write(at, &[(t as i8) - 3]);
        arena.write(at + 2, &[(t as i16) * 100]);
        arena.write(at + 8, &[t as f64 + 0.5]);
        arena.write(at + 16, &[t as f32, 1.0, t as f32 * 2.0]);
        arena.write(at + 32, &[0x0123_4567_89ab_cdefu64 * (t as u64 + 1)]);
        arena.write(at + 40, &[0u32]);
    }
    run(
        &arena,
        "structs",
        threads as u32,
        &[Address(0), Address(4096)],
    );
    for t in 0..threads {
        let (at, by) = (4096 + t * 48, t + 1);
        assert_eq!(arena.read::<i8>(at, 1), [t as i8 - 3 + by as i8]);
        assert_eq!(arena.read::<i16>(at + 2, 1), [(t * 100 * by) as i16]);
        assert_eq!(arena.read::<f64>(at + 8, 1), [(t as f64 + 0.5) / by as f64]);
        let mut f = [t as f32, 1.0, t as f32 * 2.0];
        f[by % 3] = f[0] + f[2];
        assert_eq!(arena.read::<f32>(at + 16, 3), f);
        let big = 0x0123_4567_89ab_cdefu64.wrapping_mul(t as u64 + 1) << by;
        assert_eq!(arena.read::<u64>(at + 32, 1), [big]);
        let bits = (by as u32 + 30) & 31;
        let more = (bits * 40) & 0x7ff;
        let fields = arena.read::<u32>(at + 40, 1)[0] & 0xffff;
        assert_eq!(fields, bits | more << 5);
    }
}

#[test]
fn a_switch_falls_through_and_breaks() {
    let arena = arena();
    let values: Vec<u32> = numbers(256).iter().map(|x| x % 120).collect();
    arena.write(0, &values);
    arena.write(4096, &[77u32; 256]);
    run(&arena, "switches", 256, &[Address(0), Address(4096)]);
    let wanted: Vec<u32> = values
        .iter()
        .map(|&x| match x % 13 {
            0 => 17,
            1 => x / 3 + x % 7,
            2 => x % 7,
            3 => !x,
            4 => x << 3,
            5 => x.reverse_bits(),
            6 => (0..x % 9).map(|i| i * i).sum(),
            7 => {
                if x > 50 {
                    1
                } else {
                    2
                }
            }
            8 => x.leading_zeros(),
            9 => x.trailing_zeros() + 1,
            10 => 77,
            _ => 99,
        })
        .collect();
    assert_eq!(arena.read::<u32>(4096, 256), wanted);
}

fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

#[test]
fn functions_call_themselves_and_each_other() {
    let arena = arena();
    run(&arena, "recursion", 32, &[Address(0)]);
    let wanted: Vec<u32> = (0..32)
        .map(|t| ackermann(t % 3, t % 5) * 2 + u32::from(t % 2 == 0))
        .collect();
    assert_eq!(arena.read::<u32>(0, 32), wanted);
}

#[test]
fn a_function_is_called_through_a_table_of_constants() {
    let arena = arena();
    let n = 5;
    run(&arena, "pointers", 33, &[Address(0), Small(n as u32)]);
    let wanted: Vec<i32> = (0..33)
        .map(|t| {
            (0..n).fold(t, |v, i| match (v + i) & 1 {
                0 => v - i * 3,
                _ => v + i * 3,
            })
        })
        .collect();
    assert_eq!(arena.read::<i32>(0, 33), wanted);
}

#[test]
fn an_array_of_a_thread_is_sorted() {
    let arena = arena();
    let mut values: Vec<u32> = numbers(40).iter().map(|x| x % 100_000).collect();
    arena.write(0, &values);
    run(
        &arena,
        "arrays",
        64,
        &[Address(0), Address(4096), Small(40)],
    );
    values.sort_unstable();
    // The decimal digits, parsed as hexadecimal.
    let digits = |x: u32| u32::from_str_radix(&x.to_string(), 16).expect("digits");
    let wanted: Vec<u32> = (0..64).map(|t| digits(values[t % 40])).collect();
    assert_eq!(arena.read::<u32>(4096, 64), wanted);
}

#[test]
fn printf_formats_numbers_of_every_kind() {
    let said = run(&arena(), "texts", 32, &[Address(0), Small(25)]);
    assert_eq!(
        said.concat(),
        "it has 25 of 12.50% and 7   |00ab|  z|-5000000000|18000000000000000000|1.234568e+04|0.0001|+25|   ab|      0xbeef\n"
    );
}

#[test]
fn module_tables_have_their_initial_values() {
    let arena = arena();
    run(&arena, "tables", 30, &[Address(0), Small(3)]);
    let wanted: Vec<f32> = (0..30)
        .map(|t| {
            let weights = [4.0, 0.25, 8.0];
            let sum: f32 = (0..3).map(|i| weights[i] * (i + t) as f32).sum();
            sum + ["one", "three", "of a module"][t % 3].len() as f32 + f32::from(b'q') + 2.5
        })
        .collect();
    assert_eq!(arena.read::<f32>(0, 30), wanted);
}
