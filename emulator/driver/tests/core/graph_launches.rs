//! Graphs that kernels launch.

use cuda::objects::capture::Mode;
use cuda::objects::condition::ConditionalKind;
use cuda::objects::graph::{Given, KernelWork, NodeWork};
use cuda::objects::image::Image;

use crate::support::{Bench, ONE};

/// `CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`.
const DEVICE_LAUNCH: u64 = 4;

/// The streams that stand for kinds of launches.
const TAIL: u64 = 0x0100_0000_0000_0000;
const CHILD: u64 = 0x0200_0000_0000_0000;
const SIBLING: u64 = 0x0300_0000_0000_0000;

/// `CU_STREAM_NON_BLOCKING`.
const NON_BLOCKING: u32 = 1;

/// The code that a kernel stores for a refused launch.
const INVALID_VALUE: u32 = 1;

/// A bench with the kernels, and memory: a word for digits, and words for codes.
struct Launches {
    bench: Bench,
    launch: usize,
    append: usize,
    repeat: usize,
    memory: u64,
}

/// A node of a graph.
#[derive(Clone, Copy)]
enum Step {
    /// Launches an executable in a stream; the code goes to the word with this index.
    Launch(usize, u64, u64),
    Append(u64),
    Repeat(u64),
}

use Step::{Append, Launch, Repeat};

impl Launches {
    fn new() -> Launches {
        let bench = Bench::new();
        let module = bench.load(cuspec_kernels::text("graph_launches"));
        let find = |name| bench.driver.lock().find_function(module, name).unwrap();
        let (launch, append, repeat) = (find("launch"), find("append"), find("repeat"));
        let memory = bench.device_memory(4096);
        Launches {
            bench,
            launch,
            append,
            repeat,
            memory,
        }
    }

    fn kernel(&self, step: Step) -> NodeWork {
        let (function, words) = match step {
            Launch(exec, stream, code) => {
                let code = self.memory + 4 * code;
                (self.launch, vec![exec as u64, stream, code])
            }
            Append(digit) => (self.append, vec![self.memory, digit]),
            Repeat(stream) => (self.repeat, vec![self.memory, stream, self.memory + 8]),
        };
        NodeWork::Kernel(KernelWork {
            function,
            shape: ONE,
            parameters: words.iter().flat_map(|word| word.to_le_bytes()).collect(),
            given: Given::default(),
        })
    }

    /// A graph of nodes that follow each other.
    fn graph(&self, steps: &[Step]) -> usize {
        let mut world = self.bench.driver.lock();
        let graph = world.create_graph();
        let mut last = None;
        for step in steps {
            let node = world.add_node(graph, self.kernel(*step), last.as_slice());
            last = node.ok();
        }
        graph
    }

    fn exec(&self, flags: u64, steps: &[Step]) -> usize {
        let graph = self.graph(steps);
        self.bench.driver.lock().instantiate(graph, flags).unwrap()
    }

    /// An executable that kernels can launch.
    fn for_kernels(&self, steps: &[Step]) -> usize {
        let exec = self.exec(DEVICE_LAUNCH, steps);
        self.bench.driver.upload_graph(exec, 0).unwrap();
        exec
    }

    /// Runs a graph in which kernels launch others. Returns the words: the digits, and the codes.
    fn run(&self, steps: &[Step]) -> Vec<u32> {
        self.run_exec(self.exec(0, steps), 0)
    }

    fn run_exec(&self, exec: usize, first: u32) -> Vec<u32> {
        let mut words = vec![77; 256];
        words[0] = first;
        self.bench.write(self.memory, &words);
        self.bench.driver.launch_graph(exec, 0).unwrap();
        self.bench.read(self.memory, 256).unwrap()
    }
}

#[test]
fn a_child_is_complete_before_a_tail_runs() {
    let launches = Launches::new();
    let child = launches.for_kernels(&[Append(2), Append(3)]);
    let tail = launches.for_kernels(&[Append(4)]);
    let words = launches.run(&[Launch(tail, TAIL, 1), Launch(child, CHILD, 2), Append(1)]);
    assert_eq!(words[1..3], [0, 0]);
    assert!([2314, 1234].contains(&words[0]), "{}", words[0]);
}

#[test]
fn tails_run_in_their_order_and_those_of_a_tail_before_the_next() {
    let launches = Launches::new();
    let inner = [7, 8].map(|digit| launches.for_kernels(&[Append(digit)]));
    let first = launches.for_kernels(&[
        Launch(inner[0], TAIL, 3),
        Launch(inner[1], TAIL, 4),
        Append(2),
    ]);
    let second = launches.for_kernels(&[Append(3)]);
    let words = launches.run(&[Launch(first, TAIL, 1), Launch(second, TAIL, 2), Append(1)]);
    assert_eq!(words[..5], [12783, 0, 0, 0, 0]);
}

#[test]
fn a_tail_of_a_child_runs_before_a_tail_of_its_parent() {
    let launches = Launches::new();
    let inner = launches.for_kernels(&[Append(3)]);
    let child = launches.for_kernels(&[Launch(inner, TAIL, 3), Append(2)]);
    let tail = launches.for_kernels(&[Append(4)]);
    let words = launches.run(&[Launch(tail, TAIL, 1), Launch(child, CHILD, 2)]);
    assert_eq!(words[..4], [234, 0, 0, 0]);
}

#[test]
fn a_sibling_is_complete_before_the_launch_of_the_program() {
    let launches = Launches::new();
    let sibling = launches.for_kernels(&[Append(2)]);
    let words = launches.run(&[Launch(sibling, SIBLING, 1), Append(1)]);
    assert_eq!(words[..2], [12, 0]);
}

#[test]
fn a_sibling_of_a_child_is_a_child_of_its_parent() {
    let launches = Launches::new();
    let sibling = launches.for_kernels(&[Append(2)]);
    let inner_tail = launches.for_kernels(&[Append(3)]);
    let child = launches.for_kernels(&[
        Launch(sibling, SIBLING, 1),
        Launch(inner_tail, TAIL, 2),
        Append(1),
    ]);
    let tail = launches.for_kernels(&[Append(4)]);
    let words = launches.run(&[Launch(tail, TAIL, 3), Launch(child, CHILD, 4)]);
    assert_eq!(words[1..5], [0; 4]);
    // The sibling is no work that the tail of the child waits for.
    assert_eq!(words[0], 1324);
}

#[test]
fn a_graph_launches_itself_as_a_tail_until_it_stops() {
    let launches = Launches::new();
    let exec = launches.for_kernels(&[Repeat(TAIL)]);
    // More launches than the stack of a thread holds, if each of them called the next.
    let words = launches.run_exec(exec, 5_000);
    assert_eq!(words[0], 0);
    let current = u64::from(words[2]) | u64::from(words[3]) << 32;
    assert_eq!((current, words[4]), (exec as u64, 0));
}

#[test]
fn a_graph_for_the_host_has_no_handle_for_its_kernels() {
    let launches = Launches::new();
    let exec = launches.exec(0, &[Repeat(TAIL)]);
    let words = launches.run_exec(exec, 2);
    assert_eq!(words[..5], [1, 77, 0, 0, INVALID_VALUE]);
}

#[test]
fn a_running_graph_is_no_child_of_itself() {
    let launches = Launches::new();
    for stream in [CHILD, SIBLING] {
        let exec = launches.for_kernels(&[Repeat(stream)]);
        let words = launches.run_exec(exec, 2);
        assert_eq!((words[0], words[4]), (1, INVALID_VALUE));
    }
}

#[test]
fn a_graph_is_launched_again_once_its_launch_is_complete() {
    let launches = Launches::new();
    let exec = launches.for_kernels(&[Append(2)]);
    let twice = [Launch(exec, TAIL, 1), Launch(exec, TAIL, 2), Append(1)];
    assert_eq!(launches.run(&twice)[..3], [12, 0, INVALID_VALUE]);
    assert_eq!(launches.run(&twice)[..3], [12, 0, INVALID_VALUE]);
}

#[test]
fn only_an_uploaded_graph_for_kernels_is_launched_by_one() {
    let launches = Launches::new();
    let for_host = launches.exec(0, &[Append(2)]);
    let elsewhere = launches.exec(DEVICE_LAUNCH, &[Append(3)]);
    let steps = [
        Launch(for_host, CHILD, 1),
        Launch(elsewhere, CHILD, 2),
        Launch(0x1234, CHILD, 3),
    ];
    let refused = [INVALID_VALUE; 3];
    let words = launches.run(&steps);
    assert_eq!((words[0], &words[1..4]), (0, &refused[..]));
    // A launch by the program uploads as well.
    launches.run_exec(elsewhere, 0);
    let words = launches.run(&steps);
    assert_eq!(words[..4], [3, INVALID_VALUE, 0, INVALID_VALUE]);
}

#[test]
fn other_streams_are_refused() {
    let launches = Launches::new();
    let exec = launches.for_kernels(&[Append(2)]);
    let own = launches.bench.stream(1) as u64;
    for stream in [0, 1, 2, own, 0x0400_0000_0000_0000, TAIL | 1] {
        let words = launches.run(&[Launch(exec, stream, 1), Append(1)]);
        assert_eq!(words[..2], [1, INVALID_VALUE], "{stream:#x}");
    }
}

#[test]
fn a_kernel_outside_of_graphs_launches_none() {
    let launches = Launches::new();
    let exec = launches.for_kernels(&[Append(2)]);
    launches.bench.write(launches.memory, &[0, 77]);
    let words = [exec as u64, CHILD, launches.memory + 4];
    launches
        .bench
        .launch(launches.launch, ONE, 0, &words)
        .unwrap();
    let words = launches.bench.read(launches.memory, 2);
    assert_eq!(words, Ok(vec![0, INVALID_VALUE]));
}

#[test]
fn a_graph_has_a_limited_number_of_children_and_tails() {
    for (stream, limit) in [(CHILD, 120), (TAIL, 255)] {
        let launches = Launches::new();
        let steps: Vec<Step> = (0..=limit)
            .map(|number| {
                let exec = launches.for_kernels(&[Append(0)]);
                // The last code that is stored is that of the launch beyond the limit.
                Launch(exec, stream, 1 + number / limit)
            })
            .collect();
        let words = launches.run(&steps);
        assert_eq!(words[1..3], [0, INVALID_VALUE], "{stream:#x}");
    }
}

#[test]
fn a_kernel_of_a_body_launches_no_graph() {
    let launches = Launches::new();
    let exec = launches.for_kernels(&[Append(2)]);
    let graph = launches.graph(&[Append(1)]);
    let mut world = launches.bench.driver.lock();
    let condition = world.create_condition(graph, 0, Some(1)).unwrap();
    let shape = (ConditionalKind::If, 1);
    let (node, _) = world.add_conditional(graph, condition, shape, &[]).unwrap();
    let body = world.nodes.get(node).unwrap().work.inner_graphs()[0];
    let kernel = launches.kernel(Launch(exec, CHILD, 1));
    world.add_node(body, kernel, &[]).unwrap();
    let outer = world.instantiate(graph, 0).unwrap();
    drop(world);
    assert_eq!(launches.run_exec(outer, 0)[..2], [1, INVALID_VALUE]);
}

#[test]
fn a_destroyed_executable_is_not_launched() {
    let launches = Launches::new();
    let exec = launches.for_kernels(&[Append(2)]);
    launches.bench.driver.synchronize_stream(0).unwrap();
    launches.bench.driver.lock().destroy_exec(exec).unwrap();
    let words = launches.run(&[Launch(exec, TAIL, 1), Append(1)]);
    assert_eq!(words[..2], [1, INVALID_VALUE]);
}

/// The graph runs in a thread without a current context, where no kernel of a library has a function.
#[test]
fn a_captured_launch_has_the_function_of_its_kernel() {
    let launches = Launches::new();
    let driver = &launches.bench.driver;
    let image = Image::read(cuspec_kernels::text("graph_launches").as_bytes()).unwrap();
    let library = driver.lock().load_library(Ok(image));
    let kernel = driver.lock().find_kernel(library, "append").unwrap();
    let stream = launches.bench.stream(NON_BLOCKING);
    driver
        .lock()
        .begin_capture(stream, Mode::Relaxed, None)
        .unwrap();
    let values = [launches.memory, 2];
    launches.bench.launch(kernel, ONE, stream, &values).unwrap();
    let graph = driver.lock().end_capture(stream).unwrap();
    let exec = driver.lock().instantiate(graph, DEVICE_LAUNCH).unwrap();
    driver.upload_graph(exec, 0).unwrap();
    let words = launches.run(&[Append(1), Launch(exec, TAIL, 1)]);
    assert_eq!(words[..2], [12, 0]);
}
