use std::thread;

use cuda::code::Code;
use cuda::objects::thread as current;
use cuda::world::driver;

use crate::support::Bench;

#[test]
fn a_destroyed_context_leaves_the_stack_of_its_destroyer() {
    let below = Bench::new();
    let above = below.driver.create_context(0, 3020).unwrap();
    below.driver.destroy_context(above).unwrap();
    assert_eq!(current::get(), Some(below.context));
}

#[test]
fn a_destroyed_context_stays_current_in_other_threads() {
    let context = driver().create_context(0, 3020).unwrap();
    let elsewhere = thread::spawn(move || {
        current::push(context);
        thread::spawn(move || driver().destroy_context(context))
            .join()
            .unwrap()
            .unwrap();
        driver().lock().current_context()
    });
    assert_eq!(elsewhere.join().unwrap(), Err(Code::CONTEXT_IS_DESTROYED));
    current::pop();
}

#[test]
fn a_context_takes_its_streams_and_events_with_it() {
    let bench = Bench::new();
    let (stream, event) = (bench.stream(0), bench.event());
    bench.driver.destroy_context(bench.context).unwrap();
    assert_eq!(bench.driver.query_stream(stream), Err(Code::INVALID_HANDLE));
    assert_eq!(bench.driver.query_event(event), Err(Code::INVALID_HANDLE));
}

/// One test for the one primary context of the process: what it says is one life story.
#[test]
fn the_primary_context_lives_while_it_is_retained_and_keeps_its_handle() {
    let driver = driver();
    assert_eq!(driver.release_primary(), Err(Code::INVALID_CONTEXT));
    driver.lock().set_primary_flags(4);
    let first = driver.lock().retain_primary();
    assert_eq!(driver.lock().retain_primary(), first);
    driver.release_primary().unwrap();
    assert_eq!(driver.lock().primary_state(), (4, true));
    assert_eq!(driver.destroy_context(first), Err(Code::INVALID_CONTEXT));
    driver.release_primary().unwrap();
    assert_eq!(
        driver.lock().live_context(first),
        Err(Code::CONTEXT_IS_DESTROYED)
    );
    assert_eq!(driver.lock().retain_primary(), first);
    driver.release_primary().unwrap();
}
