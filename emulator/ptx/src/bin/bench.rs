//! Measures kernels beside the same loops in C.

use cuspec_ptx::{Launch, Memory, Module, Output, Region, launch};
use std::io::Write;
use std::process::{Command, Stdio};
use std::ptr::NonNull;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

const KERNELS: &str = include_str!("../../tests/kernels/basic.sm90.ptx");

/// The same in C, which prints how many seconds each took.
const LOOPS: &str = r#"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
__attribute__((noinline)) static void add(const float *a, const float *b, float *c, int n) { for (int i = 0; i < n; i++) c[i] = a[i] + b[i]; }
__attribute__((noinline)) static void product(const float *a, const float *b, float *c, int n) {
  for (int r = 0; r < n; r += 16) for (int q = 0; q < n; q += 16) for (int t = 0; t < n; t += 16)
    for (int i = r; i < r + 16; i++) for (int j = q; j < q + 16; j++) {
      float s = t ? c[i * n + j] : 0;
      for (int k = t; k < t + 16; k++) s += a[i * n + k] * b[k * n + j];
      c[i * n + j] = s;
    }
}
static float *numbers(int n) { float *x = malloc(n * sizeof(float)); for (int i = 0; i < n; i++) x[i] = i % 7; return x; }
int main(int argc, char **argv) {
  int n = atoi(argv[1]), m = atoi(argv[2]);
  float *a = numbers(n), *b = numbers(n), *c = numbers(n);
  double best[2] = {1e9, 1e9};
  for (int i = 0; i < 3; i++) { double t = now(); add(a, b, c, n); t = now() - t; if (t < best[0]) best[0] = t; }
  float *x = numbers(m * m), *y = numbers(m * m), *z = numbers(m * m);
  for (int i = 0; i < 3; i++) { double t = now(); product(x, y, z, m); t = now() - t; if (t < best[1]) best[1] = t; }
  fprintf(stderr, "%f\n", c[n / 2] + z[m]);
  printf("%.9f\n%.9f\n", best[0], best[1]);
}
"#;

/// How many numbers the vectors have, and how many rows the matrices.
const NUMBERS: usize = 16 << 20;
const ROWS: usize = 512;

struct Memories(Vec<u64>);

const BASE: u64 = 1 << 40;

// SAFETY: the vector is not resized or read while a kernel runs, and aligned as `BASE` is.
unsafe impl Memory for Memories {
    fn translate(&self, address: u64, bytes: u64) -> Option<NonNull<u8>> {
        let region = self.region(address)?;
        let offset = address - BASE;
        // SAFETY: the offset is within the vector.
        (bytes <= region.bytes - offset).then(|| unsafe { region.host.add(offset as usize) })
    }

    fn region(&self, address: u64) -> Option<Region> {
        let bytes = self.0.len() as u64 * 8;
        (address.checked_sub(BASE)? < bytes).then(|| Region {
            start: BASE,
            bytes,
            host: NonNull::from(self.0.as_slice()).cast(),
        })
    }
}

struct Silence;

impl Output for Silence {
    fn print(&self, _: &str) {}
    fn assertion(&self, _: &str) {}
}

fn loops() -> std::io::Result<Vec<f64>> {
    let program = std::env::temp_dir().join(format!("ptx-bench-{}", std::process::id()));
    let mut compiler = Command::new("cc")
        .args(["-O2", "-x", "c", "-", "-o"])
        .arg(&program)
        .stdin(Stdio::piped())
        .spawn()?;
    if let Some(input) = &mut compiler.stdin {
        input.write_all(LOOPS.as_bytes())?;
    }
    drop(compiler.stdin.take());
    if !compiler.wait()?.success() {
        return Err(std::io::Error::other("cc failed"));
    }
    let output = Command::new(&program)
        .args([NUMBERS.to_string(), ROWS.to_string()])
        .stderr(Stdio::null())
        .output();
    std::fs::remove_file(&program)?;
    let text = String::from_utf8_lossy(&output?.stdout).into_owned();
    Ok(text.lines().filter_map(|line| line.parse().ok()).collect())
}

/// The best of three.
fn kernel(module: &Module, memory: &Memories, name: &str, wanted: &Launch<'_>) -> Duration {
    let entry = module.entry(name).expect("a kernel of that name");
    let stop = AtomicBool::new(false);
    let run = |_| {
        let start = Instant::now();
        launch(module, entry, wanted, memory, &Silence, &stop).expect("no fault");
        start.elapsed()
    };
    (0..3).map(run).min().unwrap_or_default()
}

fn main() -> std::io::Result<()> {
    let module = Module::parse(KERNELS).map_err(std::io::Error::other)?;
    // Two numbers to a word: 3 and 0.3.
    let word = u64::from(3f32.to_bits()) << 32 | u64::from(0.3f32.to_bits());
    let memory = Memories(vec![word; NUMBERS * 3 / 2]);
    let bytes = |size: usize, count: usize| -> Vec<u8> {
        let places = (0..3).map(|index| BASE + (index * size * 4) as u64);
        let mut bytes: Vec<u8> = places.flat_map(u64::to_le_bytes).collect();
        bytes.extend((count as u32).to_le_bytes());
        bytes
    };
    let sum = bytes(NUMBERS, NUMBERS);
    let product = bytes(ROWS * ROWS, ROWS);
    let addresses = vec![BASE; module.variables().count()];
    let all = Launch {
        addresses: &addresses,
        ..Launch::default()
    };
    let blocks = (NUMBERS / 256) as u32;
    let tiles = (ROWS / 16) as u32;
    let launches = [
        (
            "add",
            "sum of 16 Mi floats",
            60.0,
            Launch {
                grid: [blocks, 1, 1],
                block: [256, 1, 1],
                parameters: &sum,
                ..all
            },
        ),
        (
            "matmul",
            "tiled product, 512 rows",
            100.0,
            Launch {
                grid: [tiles, tiles, 1],
                block: [16, 16, 1],
                parameters: &product,
                ..all
            },
        ),
    ];
    println!(
        "{:<26}{:>10}{:>12}{:>10}{:>10}",
        "", "C, ms", "kernel, ms", "times", "at most"
    );
    let mut within = true;
    for ((name, title, most, wanted), seconds) in launches.iter().zip(loops()?) {
        let took = kernel(&module, &memory, name, wanted).as_secs_f64();
        let times = took / seconds;
        within &= times <= *most;
        println!(
            "{title:<26}{:>10.1}{:>12.1}{times:>10.1}{most:>10.0}",
            seconds * 1e3,
            took * 1e3
        );
    }
    if within {
        Ok(())
    } else {
        Err(std::io::Error::other("slower than the goal"))
    }
}
