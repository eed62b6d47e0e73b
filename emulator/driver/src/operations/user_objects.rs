//! References of the program and of graphs to objects.

use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::user_object::{Destructor, Held, UserObject};
use crate::world::{Driver, World};

impl World {
    pub fn user_object(&mut self, object: usize) -> Outcome<&mut UserObject> {
        let objects = self.others.of::<UserObject>();
        let known = objects.get_mut(object).filter(|known| known.is_alive());
        known.ok_or(Code::INVALID_VALUE)
    }

    /// Adds references of a graph. If it takes those of the program, these end.
    fn hold_object(
        &mut self,
        graph: usize,
        object: usize,
        references: u64,
        takes: bool,
    ) -> Outcome<Option<Arc<Destructor>>> {
        self.graphs.get(graph).ok_or(Code::INVALID_VALUE)?;
        let known = self.user_object(object)?;
        let held = known.hold(references).ok_or(Code::INVALID_VALUE)?;
        let given_up = takes.then(|| known.release(references)).flatten();
        if let Some(graph) = self.graphs.get_mut(graph) {
            let place = graph.objects.entry(object);
            let add = |earlier: &mut Held| {
                earlier.references = earlier.references.saturating_add(references);
            };
            place.and_modify(add).or_insert(held);
        }
        Ok(given_up)
    }

    /// Removes references of a graph, and returns its share after the last one.
    fn let_go_of_object(
        &mut self,
        graph: usize,
        object: usize,
        references: u64,
    ) -> Outcome<Option<Arc<Destructor>>> {
        let graph = self.graphs.get_mut(graph).ok_or(Code::INVALID_VALUE)?;
        let Some(held) = graph.objects.get_mut(&object) else {
            return Ok(None);
        };
        held.references = held.references.saturating_sub(references);
        if held.references > 0 {
            return Ok(None);
        }
        Ok(graph.objects.remove(&object).map(|held| held.destructor()))
    }
}

impl Driver {
    /// Removes references of the program to an object.
    pub fn release_object(&self, object: usize, references: u64) -> Outcome {
        let share = self.lock().user_object(object)?.release(references);
        share.into_iter().for_each(Destructor::give_up);
        Ok(())
    }

    /// Adds references of a graph to an object.
    pub fn hold_object(
        &self,
        graph: usize,
        object: usize,
        references: u64,
        takes: bool,
    ) -> Outcome {
        let share = self.lock().hold_object(graph, object, references, takes)?;
        share.into_iter().for_each(Destructor::give_up);
        Ok(())
    }

    /// Removes references of a graph to an object.
    pub fn let_go_of_object(&self, graph: usize, object: usize, references: u64) -> Outcome {
        let share = self.lock().let_go_of_object(graph, object, references)?;
        share.into_iter().for_each(Destructor::give_up);
        Ok(())
    }
}
