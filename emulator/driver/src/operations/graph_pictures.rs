//! Descriptions of graphs in the language DOT.

use std::fmt::Write;

use crate::code::{Code, Outcome};
use crate::objects::graph::NodeKind;
use crate::world::World;

impl World {
    /// A cluster for a graph and each of its child graphs, with a line for each node and each dependency.
    pub fn describe_graph(&self, graph: usize) -> Outcome<String> {
        let mut text = String::from("digraph dot {\n");
        self.describe_cluster(graph, &mut text)?;
        text.push_str("}\n");
        Ok(text)
    }

    fn describe_cluster(&self, graph: usize, text: &mut String) -> Outcome {
        let known = self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        let (id, nodes) = (known.id, &known.nodes);
        let name = |node: usize| {
            let node = self.nodes.get(node).map_or(0, |node| node.id);
            format!("\"graph_{id}_node_{node}\"")
        };
        // A string takes whatever is written to it.
        let _ = writeln!(text, "subgraph cluster_{id} {{");
        let _ = writeln!(text, "label=\"graph_{id}\" graph[style=\"dashed\"];");
        for node in nodes {
            let known = self.nodes.get(*node).ok_or(Code::INVALID_VALUE)?;
            let kind = label(known.kind());
            let _ = writeln!(
                text,
                "{}[shape=\"rectangle\" label=\"{kind}\"];",
                name(*node)
            );
        }
        for (from, to) in self.edges(graph)? {
            let _ = writeln!(text, "{} -> {};", name(from), name(to));
        }
        text.push_str("}\n");
        let works = nodes.iter().filter_map(|node| self.nodes.get(*node));
        for node in works {
            for inner in node.work.inner_graphs() {
                self.describe_cluster(*inner, text)?;
            }
        }
        Ok(())
    }
}

/// The name of a kind of node.
fn label(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Kernel => "KERNEL",
        NodeKind::Memcpy => "MEMCPY",
        NodeKind::Memset => "MEMSET",
        NodeKind::Host => "HOST",
        NodeKind::Graph => "GRAPH",
        NodeKind::Empty => "EMPTY",
        NodeKind::WaitEvent => "WAIT_EVENT",
        NodeKind::EventRecord => "EVENT_RECORD",
        NodeKind::MemAlloc => "MEM_ALLOC",
        NodeKind::MemFree => "MEM_FREE",
        NodeKind::BatchMemOp => "BATCH_MEM_OP",
        NodeKind::SemaphoreSignal => "EXT_SEMAS_SIGNAL",
        NodeKind::SemaphoreWait => "EXT_SEMAS_WAIT",
        NodeKind::Conditional => "CONDITIONAL",
    }
}
