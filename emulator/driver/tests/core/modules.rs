use cuda::code::Code;
use cuda::memory::Place;
use cuda::objects::image::Image;
use cuda::operations::transfers::{Copy, Order};

use crate::support::{Bench, ONE};

fn image(file: &str) -> Image {
    Image::read(cuspec_kernels::text(file).as_bytes()).unwrap()
}

#[test]
fn a_variable_begins_with_what_its_text_says_and_keeps_what_kernels_leave() {
    let bench = Bench::new();
    let module = bench.load(cuspec_kernels::text("variables"));
    let mut world = bench.driver.lock();
    let multiply = world.find_function(module, "multiply").unwrap();
    let (counter, size) = world.find_variable(module, "counter").unwrap();
    let (room, room_size) = world.find_variable(module, "room").unwrap();
    let (factor, _) = world.find_variable(module, "factor").unwrap();
    assert_eq!(world.find_variable(module, "absent"), Err(Code::NOT_FOUND));
    drop(world);
    assert_eq!((size, room_size), (4, 64));
    assert_eq!(bench.read(counter, 1), Ok(vec![7]));
    assert_eq!(bench.read(room, 16), Ok(vec![0; 16]));
    let memory = bench.device_memory(4);
    bench.launch(multiply, ONE, 0, &[memory]).unwrap();
    assert_eq!(bench.read(memory, 1), Ok(vec![21]));
    bench.write(factor, &[5]);
    bench.launch(multiply, ONE, 0, &[memory]).unwrap();
    assert_eq!(bench.read(counter, 1), Ok(vec![105]));
}

#[test]
fn two_modules_of_one_text_have_variables_of_their_own() {
    let bench = Bench::new();
    let text = cuspec_kernels::text("variables");
    let [first, second] = [(); 2].map(|()| bench.load(text));
    let counter = |module| {
        bench
            .driver
            .lock()
            .find_variable(module, "counter")
            .unwrap()
            .0
    };
    bench.write(counter(first), &[1]);
    assert_eq!(bench.read(counter(second), 1), Ok(vec![7]));
}

#[test]
fn a_managed_variable_is_the_host_s_as_well() {
    let bench = Bench::new();
    let module = bench.load(cuspec_kernels::text("managed"));
    let mut world = bench.driver.lock();
    let advance = world.find_function(module, "advance").unwrap();
    let (word, _) = world.find_variable(module, "shared_word").unwrap();
    drop(world);
    bench.launch(advance, ONE, 0, &[]).unwrap();
    bench.driver.synchronize_stream(0).unwrap();
    // SAFETY: managed memory lies at its address, and nothing else uses it now.
    assert_eq!(unsafe { *(word as *const u32) }, 6);
}

#[test]
fn a_function_has_one_handle_and_goes_with_its_module() {
    let bench = Bench::new();
    let module = bench.load(cuspec_kernels::text("fault"));
    let mut world = bench.driver.lock();
    let first = world.find_function(module, "stray").unwrap();
    assert_eq!(world.find_function(module, "stray"), Ok(first));
    assert_ne!(world.find_function(module, "misaligned"), Ok(first));
    assert_eq!(world.find_function(module, "absent"), Err(Code::NOT_FOUND));
    let all = world.functions(module, 10).unwrap();
    assert_eq!((all.len(), all[0]), (3, first));
    assert_eq!(world.functions(module, 2).unwrap(), all[..2]);
    drop(world);
    bench.driver.unload_module(module).unwrap();
    assert_eq!(bench.launch(first, ONE, 0, &[0]), Err(Code::INVALID_HANDLE));
    assert_eq!(
        bench.driver.unload_module(module),
        Err(Code::INVALID_HANDLE)
    );
}

#[test]
fn variables_go_with_their_module_and_with_its_context() {
    let bench = Bench::new();
    for ends_context in [false, true] {
        let module = bench.load(cuspec_kernels::text("variables"));
        let (counter, _) = bench
            .driver
            .lock()
            .find_variable(module, "counter")
            .unwrap();
        match ends_context {
            false => bench.driver.unload_module(module).unwrap(),
            true => bench.driver.destroy_context(bench.context).unwrap(),
        }
        let world = bench.driver.lock();
        assert!(matches!(world.memory.locate(counter), Place::Freed));
    }
}

#[test]
fn a_variable_cannot_be_freed_by_itself() {
    let bench = Bench::new();
    let module = bench.load(cuspec_kernels::text("variables"));
    let (counter, _) = bench
        .driver
        .lock()
        .find_variable(module, "counter")
        .unwrap();
    assert_eq!(bench.driver.free(counter), Err(Code::INVALID_VALUE));
}

#[test]
fn a_function_tells_what_it_takes() {
    let bench = Bench::new();
    let parameters = bench.function("parameters", "parameters");
    let shared = bench.function("shared", "reverse");
    let bounded = bench.function("bounded", "at_most_128");
    let mut world = bench.driver.lock();
    let function = world.function(parameters).unwrap();
    let laid_out = [
        (0, 8),
        (8, 1),
        (10, 2),
        (12, 4),
        (16, 8),
        (24, 4),
        (32, 8),
        (48, 48),
    ];
    for (index, expected) in laid_out.into_iter().enumerate() {
        assert_eq!(function.parameter(index), Ok(expected));
    }
    assert_eq!(function.parameter(8), Err(Code::INVALID_VALUE));
    assert_eq!(function.name(), Ok("parameters"));
    let attribute = |world: &mut cuda::world::World, function, number| {
        world.function(function).unwrap().attribute(number)
    };
    assert_eq!(attribute(&mut world, bounded, 0), Ok(128));
    assert_eq!(attribute(&mut world, shared, 1), Ok(1024));
    assert_eq!(attribute(&mut world, shared, 5), Ok(50));
    assert_eq!(attribute(&mut world, shared, 6), Ok(90));
    assert_eq!(attribute(&mut world, shared, 99), Err(Code::INVALID_VALUE));
    assert_eq!(
        world.set_function_attribute(shared, 8, 232_448 - 1024),
        Ok(())
    );
    assert_eq!(attribute(&mut world, shared, 8), Ok(232_448 - 1024));
    let beyond = world.set_function_attribute(shared, 8, 232_448 - 1023);
    assert_eq!(beyond, Err(Code::INVALID_VALUE));
    let read_only = world.set_function_attribute(shared, 0, 1);
    assert_eq!(read_only, Err(Code::INVALID_VALUE));
}

#[test]
fn a_kernel_of_a_library_is_a_function_in_each_context() {
    let first = Bench::new();
    let library = first.driver.lock().load_library(Ok(image("store")));
    let kernel = first.driver.lock().find_kernel(library, "store").unwrap();
    assert_eq!(
        first.driver.lock().find_kernel(library, "store"),
        Ok(kernel)
    );
    let in_first = first.driver.lock().function_of_kernel(kernel).unwrap();
    let second = Bench::new();
    let in_second = second.driver.lock().function_of_kernel(kernel).unwrap();
    assert_ne!(in_first, in_second);
    let memory = second.device_memory(4);
    second.launch(kernel, ONE, 0, &[memory, 4]).unwrap();
    assert_eq!(second.read(memory, 1), Ok(vec![4]));
    second.driver.unload_library(library).unwrap();
    assert_eq!(
        second.launch(kernel, ONE, 0, &[memory, 5]),
        Err(Code::INVALID_HANDLE)
    );
}

#[test]
fn what_is_set_of_a_kernel_holds_in_every_context() {
    let bench = Bench::new();
    let mut world = bench.driver.lock();
    let library = world.load_library(Ok(image("nothing")));
    let kernel = world.find_kernel(library, "nothing").unwrap();
    world.set_kernel_attribute(kernel, 8, 60000).unwrap();
    let function = world.function_of_kernel(kernel).unwrap();
    assert_eq!(world.function(function).unwrap().attribute(8), Ok(60000));
    world.set_kernel_attribute(kernel, 8, 70000).unwrap();
    assert_eq!(world.function(function).unwrap().attribute(8), Ok(70000));
    drop(world);
    bench.driver.unload_library(library).unwrap();
}

#[test]
fn a_module_of_a_library_is_not_unloaded_by_itself() {
    let bench = Bench::new();
    let library = bench.driver.lock().load_library(Ok(image("nothing")));
    let module = bench.driver.lock().module_of_library(library).unwrap();
    assert_eq!(bench.driver.unload_module(module), Err(Code::NOT_PERMITTED));
    bench.driver.unload_library(library).unwrap();
    assert_eq!(
        bench.driver.unload_module(module),
        Err(Code::INVALID_HANDLE)
    );
}

#[test]
fn a_copy_to_a_variable_is_what_its_kernels_see() {
    let bench = Bench::new();
    let module = bench.load(cuspec_kernels::text("variables"));
    let (room, _) = bench.driver.lock().find_variable(module, "room").unwrap();
    let inside = Copy::line(room + 32, room, 32);
    assert_eq!(bench.driver.copy(inside, Order::waiting(0)), Ok(()));
    let beyond = Copy::line(room + 33, room, 32);
    assert_eq!(
        bench.driver.copy(beyond, Order::waiting(0)),
        Err(Code::INVALID_VALUE)
    );
}

#[test]
fn a_managed_variable_of_a_library_is_one_for_all_contexts() {
    let first = Bench::new();
    let library = first.driver.lock().load_library(Ok(image("managed")));
    let place = |bench: &Bench| {
        let mut world = bench.driver.lock();
        let module = world.module_of_library(library).unwrap();
        world.find_variable(module, "shared_word").unwrap().0
    };
    let kernel = first.driver.lock().find_kernel(library, "advance").unwrap();
    let word = place(&first);
    first.launch(kernel, ONE, 0, &[]).unwrap();
    first.driver.synchronize_stream(0).unwrap();
    let second = Bench::new();
    assert_eq!(place(&second), word);
    second.launch(kernel, ONE, 0, &[]).unwrap();
    second.driver.synchronize_stream(0).unwrap();
    drop(first);
    // SAFETY: managed memory lies at its address, and nothing else uses it now.
    assert_eq!(unsafe { *(word as *const u32) }, 7);
    second.driver.unload_library(library).unwrap();
    assert!(second.driver.lock().memory.find(word).is_none());
}
