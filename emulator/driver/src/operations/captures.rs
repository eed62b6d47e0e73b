//! Stream capture: work of a captured stream becomes nodes of a graph.

use std::collections::HashSet;

use crate::code::{Code, Outcome};
use crate::id::next_id;
use crate::objects::capture::{Capture, Info, Membership, Mode, Status};
use crate::objects::graph::{KernelAttributes, NodeKind, NodeWork};
use crate::objects::stream::{Sort, Stream};
use crate::objects::thread;
use crate::operations::recaptures::Captured;
use crate::world::World;

impl World {
    /// Begins a capture into a new graph, or behind nodes of an existing one.
    pub fn begin_capture(
        &mut self,
        stream: usize,
        mode: Mode,
        own: Option<(usize, Vec<usize>)>,
    ) -> Outcome {
        let stream = self.resolve_stream(stream)?;
        if self.stream(stream)?.capture.is_some() {
            return Err(Code::ILLEGAL_STATE);
        }
        let (graph, tips) = match own {
            Some((graph, mut tips)) => {
                self.check_members(graph, &tips)?;
                // A dependency that was given twice appears twice.
                let mut seen = HashSet::new();
                tips.retain(|tip| seen.insert(*tip));
                (graph, tips)
            }
            None => (self.create_graph(), Vec::new()),
        };
        let id = next_id();
        self.captures.insert(
            id,
            Capture {
                mode,
                thread: thread::number(),
                origin: stream,
                graph,
                is_invalidated: false,
                recapture: None,
            },
        );
        self.stream(stream)?.capture = Some(Membership { capture: id, tips });
        Ok(())
    }

    /// Ends the capture that began in a stream and returns its graph. Ending it in the wrong thread
    /// ends it too, and destroys the graph.
    pub fn end_capture(&mut self, stream: usize) -> Outcome<usize> {
        let stream = self.resolve_stream(stream)?;
        let membership = self.queried_stream(stream)?.capture.clone();
        let membership = membership.ok_or(Code::ILLEGAL_STATE)?;
        let capture = self
            .captures
            .get(&membership.capture)
            .ok_or(Code::ILLEGAL_STATE)?;
        let graph = capture.graph;
        if capture.mode != Mode::Relaxed && capture.thread != thread::number() {
            self.abandon_capture(membership.capture);
            return Err(Code::STREAM_CAPTURE_WRONG_THREAD);
        }
        let fault = if self.has_recapture_failed(capture) {
            Some(Code::GRAPH_RECAPTURE_FAILURE)
        } else if capture.is_invalidated {
            Some(Code::STREAM_CAPTURE_INVALIDATED)
        } else if capture.origin != stream {
            self.invalidate_capture(membership.capture);
            return Err(Code::STREAM_CAPTURE_UNMATCHED);
        } else if !self.is_joined(&membership) {
            Some(Code::STREAM_CAPTURE_UNJOINED)
        } else {
            None
        };
        match fault {
            Some(code) => {
                self.abandon_capture(membership.capture);
                Err(code)
            }
            None => {
                self.release_members(membership.capture);
                self.captures.remove(&membership.capture);
                Ok(graph)
            }
        }
    }

    /// Whether all forked streams were joined to the origin.
    fn is_joined(&self, origin: &Membership) -> bool {
        self.streams
            .iter()
            .filter_map(|(_, stream)| stream.capture.as_ref())
            .filter(|member| member.capture == origin.capture)
            .all(|member| self.precedes(&member.tips, &origin.tips))
    }

    /// Invalidates a capture: its streams stay captured and refuse work until it is ended.
    pub fn invalidate_capture(&mut self, id: u64) {
        if let Some(capture) = self.captures.get_mut(&id) {
            capture.is_invalidated = true;
        }
    }

    /// Invalidates the capture of a stream. Returns whether it has one.
    pub fn spoil_stream(&mut self, stream: usize) -> Outcome<bool> {
        let member = self.stream(stream)?.capture.as_ref();
        let id = member.map(|member| member.capture);
        if let Some(id) = id {
            self.invalidate_capture(id);
        }
        Ok(id.is_some())
    }

    /// Whether a capture is active.
    pub fn is_capture_active(&self, id: u64) -> bool {
        let capture = self.captures.get(&id);
        capture.is_some_and(|capture| !capture.is_invalidated)
    }

    /// Whether a stream is in an invalidated capture.
    pub fn is_capture_spoiled(&mut self, stream: usize) -> bool {
        let stream = self.resolve_stream(stream).ok();
        let stream = stream.and_then(|stream| self.streams.get(stream));
        let membership = stream.and_then(|stream| stream.capture.as_ref());
        membership.is_some_and(|membership| !self.is_capture_active(membership.capture))
    }

    /// Ends a capture and destroys its graph, even one that the program provided. The graph of a recapture stays, for the
    /// program to destroy.
    pub fn abandon_capture(&mut self, id: u64) {
        self.release_members(id);
        let capture = self.captures.remove(&id);
        if let Some(capture) = capture.filter(|capture| capture.recapture.is_none()) {
            let _ = self.destroy_graph(capture.graph);
        }
    }

    fn release_members(&mut self, id: u64) {
        for stream in self.streams.values_mut() {
            if stream
                .capture
                .as_ref()
                .is_some_and(|member| member.capture == id)
            {
                stream.capture = None;
            }
        }
    }

    /// Adds a node for work in a captured stream.
    pub fn capture_node(&mut self, stream: usize, work: impl Into<NodeWork>) -> Outcome {
        let work = work.into();
        let kind = work.kind();
        let membership = self.stream(stream)?.capture.clone();
        let membership = membership.ok_or(Code::ILLEGAL_STATE)?;
        let capture = self
            .captures
            .get(&membership.capture)
            .filter(|capture| !capture.is_invalidated)
            .ok_or(Code::STREAM_CAPTURE_INVALIDATED)?;
        let (graph, is_new) = (capture.graph, capture.recapture.is_none());
        let known = self.stream(stream)?;
        let context = known.context;
        let attributes = (kind == NodeKind::Kernel).then(|| {
            Box::new(KernelAttributes {
                priority: known.priority,
                others: known.attributes.clone(),
                ..KernelAttributes::default()
            })
        });
        let node = match is_new {
            true => self.add_node(graph, work, &membership.tips)?,
            false => {
                let captured = Captured { work, context };
                self.recapture_node(&membership, captured)?
            }
        };
        if let Some(member) = &mut self.stream(stream)?.capture {
            member.tips = vec![node];
        }
        if let (Some(node), Some(attributes)) = (self.nodes.get_mut(node), attributes) {
            node.attributes = attributes;
        }
        if is_new {
            self.set_node_context(node, context);
        }
        Ok(())
    }

    /// Makes a stream depend on a node, which adds the stream to the capture.
    pub fn join_capture(&mut self, stream: usize, place: &Membership) -> Outcome {
        let member = &mut self.stream(stream)?.capture;
        let id = member.get_or_insert_with(|| Membership {
            capture: place.capture,
            tips: Vec::new(),
        });
        if id.capture != place.capture {
            let (one, other) = (id.capture, place.capture);
            self.invalidate_capture(one);
            self.invalidate_capture(other);
            return Err(Code::STREAM_CAPTURE_MERGE);
        }
        for tip in &place.tips {
            if !id.tips.contains(tip) {
                id.tips.push(*tip);
            }
        }
        Ok(())
    }

    /// The stream of a query. The legacy stream would wait for a captured one, so such a query is refused, and
    /// invalidates the capture.
    pub fn queried_stream(&mut self, stream: usize) -> Outcome<&mut Stream> {
        let handle = self.resolve_stream(stream)?;
        let asked = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        if asked.sort == Sort::Legacy {
            self.check_legacy(asked.context)?;
        }
        self.stream(stream)
    }

    pub fn capture_status(&mut self, stream: usize) -> Outcome<Status> {
        let handle = self.resolve_stream(stream)?;
        let stream = self.streams.get(handle).ok_or(Code::INVALID_HANDLE)?;
        let is_drawn_in = stream.sort == Sort::Legacy
            && !self
                .captures_in(stream.context, |sort| sort != Sort::NonBlocking)
                .is_empty();
        match is_drawn_in {
            // It would wait for a captured stream, so it is neither captured nor free.
            true => Err(Code::STREAM_CAPTURE_IMPLICIT),
            false => Ok(self.capture_info(handle)?.status),
        }
    }

    pub fn capture_info(&mut self, stream: usize) -> Outcome<Info> {
        let stream = self.resolve_stream(stream)?;
        let stream = self.streams.get(stream).ok_or(Code::INVALID_HANDLE)?;
        let member = stream.capture.as_ref();
        let info = member.and_then(|member| {
            let capture = self.captures.get(&member.capture)?;
            Some(Info {
                status: match capture.is_invalidated {
                    true => Status::Invalidated,
                    false => Status::Active,
                },
                id: member.capture,
                graph: capture.graph,
                tips: member.tips.as_ptr(),
                tip_count: member.tips.len(),
            })
        });
        Ok(info.unwrap_or(Info {
            status: Status::None,
            id: 0,
            graph: 0,
            tips: std::ptr::null(),
            tip_count: 0,
        }))
    }

    /// Adds dependencies of a captured stream's next node, or replaces them.
    pub fn update_capture_tips(
        &mut self,
        stream: usize,
        nodes: &[usize],
        replaces: bool,
    ) -> Outcome {
        let info = self.capture_info(stream)?;
        match info.status {
            Status::None => return Err(Code::ILLEGAL_STATE),
            Status::Invalidated => return Err(Code::STREAM_CAPTURE_INVALIDATED),
            Status::Active => {}
        }
        self.check_members(info.graph, nodes)?;
        if let Some(member) = &mut self.stream(stream)?.capture {
            if replaces {
                member.tips.clear();
            }
            for node in nodes {
                if !member.tips.contains(node) {
                    member.tips.push(*node);
                }
            }
        }
        Ok(())
    }

    /// Captures of a scope that include streams of a context.
    pub fn captures_in(&self, context: usize, counts: impl Fn(Sort) -> bool) -> Vec<u64> {
        self.streams
            .iter()
            .filter(|(_, stream)| stream.context == context && counts(stream.sort))
            .filter_map(|(_, stream)| Some(stream.capture.as_ref()?.capture))
            .collect()
    }

    /// Refuses work that would make the legacy stream wait for a captured one, and invalidates the capture.
    pub fn check_legacy(&mut self, context: usize) -> Outcome {
        let found = self.captures_in(context, |sort| sort != Sort::NonBlocking);
        for id in &found {
            self.invalidate_capture(*id);
        }
        match found.is_empty() {
            true => Ok(()),
            false => Err(Code::STREAM_CAPTURE_IMPLICIT),
        }
    }

    /// Captures that forbid unsafe calls of this thread.
    pub fn forbidding_captures(&self) -> Vec<u64> {
        let thread = thread::number();
        let mode = thread::capture_mode();
        self.captures
            .iter()
            .filter(|(_, capture)| match mode {
                Mode::Relaxed => false,
                Mode::ThreadLocal => capture.thread == thread && capture.mode != Mode::Relaxed,
                Mode::Global => {
                    capture.mode == Mode::Global
                        || capture.thread == thread && capture.mode == Mode::ThreadLocal
                }
            })
            .map(|(id, _)| *id)
            .collect()
    }
}
