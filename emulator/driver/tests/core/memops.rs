use cuda::code::Code;
use cuda::operations::memops::{Ask, Step, Width};

use crate::support::Bench;

fn wait_for(word: u64, number: u64) -> Step {
    Step::Wait {
        word,
        width: Width::Four,
        number,
        ask: Ask::Equal,
    }
}

fn write(word: u64, number: u64) -> Step {
    Step::Write {
        word,
        width: Width::Four,
        number,
    }
}

#[test]
fn a_wait_holds_its_stream_until_another_one_writes() {
    let bench = Bench::new();
    let driver = bench.driver;
    // Non-blocking streams, which wait for nobody.
    let (waiting, writing) = (bench.stream(1), bench.stream(1));
    let word = bench.device_memory(64);
    driver.submit_steps(writing, &[write(word, 0)]).unwrap();
    driver.synchronize_stream(writing).unwrap();
    driver.submit_steps(waiting, &[wait_for(word, 5)]).unwrap();
    assert_eq!(driver.query_stream(waiting), Err(Code::NOT_READY));
    assert_eq!(driver.query_stream(writing), Ok(()));
    driver.submit_steps(writing, &[write(word, 5)]).unwrap();
    assert_eq!(driver.synchronize_stream(waiting), Ok(()));
}

#[test]
fn of_steps_with_a_mistake_none_is_done() {
    let bench = Bench::new();
    let stream = bench.stream(1);
    let word = bench.device_memory(64);
    let steps = [wait_for(word, 5), write(8, 1)];
    assert_eq!(
        bench.driver.submit_steps(stream, &steps),
        Err(Code::INVALID_VALUE)
    );
    assert_eq!(bench.driver.query_stream(stream), Ok(()));
}

#[test]
fn a_context_with_an_endless_wait_can_be_destroyed() {
    let bench = Bench::new();
    let stream = bench.stream(1);
    let word = bench.device_memory(64);
    let steps = [write(word, 0), wait_for(word, 5)];
    bench.driver.submit_steps(stream, &steps).unwrap();
    assert_eq!(bench.driver.query_stream(stream), Err(Code::NOT_READY));
    assert_eq!(bench.driver.destroy_context(bench.context), Ok(()));
}

#[test]
fn work_of_a_destroyed_stream_holds_back_the_legacy_stream_if_that_did() {
    for (flags, is_held) in [(0, true), (1, false)] {
        let bench = Bench::new();
        let stream = bench.stream(flags);
        let gate = bench.block(stream);
        bench.driver.lock().destroy_stream(stream).unwrap();
        let answer = bench.driver.query_stream(0);
        assert_eq!(answer.is_err(), is_held);
        gate.open();
        assert_eq!(bench.driver.synchronize_context(bench.context), Ok(()));
    }
}
