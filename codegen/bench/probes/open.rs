// `none` does nothing, `open` opens the library, `first` opens it and makes a call. The last two
// print `OPEN FIRST` in nanoseconds.

use std::hint::black_box;
use std::time::Instant;

use probe::Probe;

fn main() {
    let mode = std::env::args().nth(1).unwrap_or_default();
    if mode == "none" {
        println!("0 0");
        return;
    }
    let start = Instant::now();
    let opened = black_box(side::Side::open());
    let open = start.elapsed().as_nanos();
    if mode == "open" {
        println!("{open} 0");
        return;
    }
    let start = Instant::now();
    let fine = black_box(opened.first());
    let first = start.elapsed().as_nanos();
    assert!(fine);
    println!("{open} {first}");
}
