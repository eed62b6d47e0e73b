// `time ROUNDS CALLS` prints a line `SIDE CALLEE NANOSECONDS` for each round of each side; `count SIDE CALLEE
// CALLS` makes the calls while an external counter runs.

use std::hint::black_box;
use std::time::Instant;

use probe::Probe;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u64>().expect("a number");
    match words.as_slice() {
        ["time", rounds, calls] => time(number(rounds), number(calls)),
        ["count", side, callee, calls] => {
            for (name, probe) in sides() {
                if name == *side {
                    call(&*probe, callee, number(calls));
                }
            }
        }
        _ => panic!("time ROUNDS CALLS, or count SIDE CALLEE CALLS"),
    }
}

fn time(rounds: u64, calls: u64) {
    let sides = sides();
    for round in 0..rounds {
        for place in 0..sides.len() {
            // The first side changes from round to round.
            let (name, probe) = &sides[(place + round as usize) % sides.len()];
            for callee in ["empty", "work"] {
                let start = Instant::now();
                call(&**probe, callee, calls);
                let spent = start.elapsed().as_nanos() as f64;
                println!("{name} {callee} {}", spent / calls as f64);
            }
        }
    }
}

fn call(probe: &dyn Probe, callee: &str, calls: u64) {
    let fine = match callee {
        "empty" => probe.empty(black_box(calls)),
        _ => probe.work(black_box(calls)),
    };
    assert!(fine);
}
