//! One more toolkit into a declared layer.
//!
//! The layer is taken apart into what each toolkit says and put together again, oldest first:
//! the same facts extend an interval, changed ones open a new one. So the order in which toolkits
//! are imported does not matter, and importing one again changes nothing.

use cuspec_spec::declared::{
    Constant, Declared, Enum, Enumerator, Function, Interval, Record, ReturnSet, Toolkit, Typedef,
};

/// The layer with one toolkit added, or read anew.
pub fn merge(layer: &Declared, toolkit: &Toolkit, facts: Declared) -> Declared {
    let mut all: Vec<(Toolkit, Declared)> = layer
        .toolkits
        .iter()
        .filter(|known| *known != toolkit)
        .map(|known| (known.clone(), view(layer, known)))
        .collect();
    all.push((toolkit.clone(), facts));
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let mut merged = Declared::default();
    for (toolkit, facts) in all {
        add(&mut merged.functions, facts.functions, &toolkit);
        add(&mut merged.enums, facts.enums, &toolkit);
        add(&mut merged.records, facts.records, &toolkit);
        add(&mut merged.typedefs, facts.typedefs, &toolkit);
        add(&mut merged.constants, facts.constants, &toolkit);
        merged.toolkits.push(toolkit);
    }
    merged
}

/// What one toolkit says, with intervals that hold it alone.
fn view(layer: &Declared, toolkit: &Toolkit) -> Declared {
    Declared {
        toolkits: vec![toolkit.clone()],
        functions: narrow(&layer.functions, toolkit),
        enums: narrow(&layer.enums, toolkit),
        records: narrow(&layer.records, toolkit),
        typedefs: narrow(&layer.typedefs, toolkit),
        constants: narrow(&layer.constants, toolkit),
    }
}

fn narrow<T: Fact>(items: &[T], toolkit: &Toolkit) -> Vec<T> {
    items
        .iter()
        .filter(|item| item.toolkits().contains(toolkit))
        .map(|item| {
            let mut item = item.clone();
            *item.toolkits_mut() = since(toolkit);
            item.narrow_parts(toolkit);
            item
        })
        .collect()
}

/// Adds what the next toolkit says; what it no longer says ends with it.
fn add<T: Fact>(merged: &mut Vec<T>, facts: Vec<T>, toolkit: &Toolkit) {
    let mut kept = vec![false; merged.len()];
    let mut place = 0;
    for fact in facts {
        let same = (0..merged.len()).find(|index| {
            !kept[*index]
                && merged[*index].toolkits().end.is_none()
                && merged[*index].is_same(&fact)
        });
        match same {
            Some(index) => {
                merged[index].absorb(fact, toolkit);
                kept[index] = true;
                place = index + 1;
            }
            None => {
                merged.insert(place, fact);
                kept.insert(place, true);
                place += 1;
            }
        }
    }
    for (item, kept) in merged.iter_mut().zip(kept) {
        if !kept && item.toolkits().end.is_none() {
            item.toolkits_mut().end = Some(toolkit.clone());
            item.end_parts(toolkit);
        }
    }
}

fn since(toolkit: &Toolkit) -> Interval {
    Interval {
        first: toolkit.clone(),
        end: None,
    }
}

/// Something that stands in some toolkits.
trait Fact: Clone {
    fn toolkits(&self) -> &Interval;
    fn toolkits_mut(&mut self) -> &mut Interval;
    /// Whether a newer toolkit still says the same; if not, it opens a new interval.
    fn is_same(&self, newer: &Self) -> bool;
    /// Takes over what may change without opening a new interval.
    fn absorb(&mut self, _newer: Self, _toolkit: &Toolkit) {}
    /// Leaves only those parts that one toolkit has.
    fn narrow_parts(&mut self, _toolkit: &Toolkit) {}
    /// Ends the parts together with the whole.
    fn end_parts(&mut self, _toolkit: &Toolkit) {}
}

impl Fact for Function {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        let twin = |one: &Self| one.per_thread.as_ref().map(|twin| twin.symbol.clone());
        self.name == newer.name
            && self.api == newer.api
            && self.group == newer.group
            && self.params == newer.params
            && self.result == newer.result
            && self.base_name == newer.base_name
            && self.is_default == newer.is_default
            && self.is_deprecated == newer.is_deprecated
            && twin(self) == twin(newer)
    }

    fn absorb(&mut self, newer: Self, toolkit: &Toolkit) {
        add(&mut self.returns, newer.returns, toolkit);
        // A set that changed is listed after the one it replaces.
        self.returns
            .sort_by(|a, b| a.toolkits.first.cmp(&b.toolkits.first));
        self.introduced = newer.introduced.or(self.introduced);
        self.per_thread = newer.per_thread;
        self.notes = newer.notes;
        self.see = newer.see;
    }

    fn narrow_parts(&mut self, toolkit: &Toolkit) {
        self.returns = narrow(&self.returns, toolkit);
    }

    fn end_parts(&mut self, toolkit: &Toolkit) {
        add(&mut self.returns, Vec::new(), toolkit);
    }
}

impl Fact for ReturnSet {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.codes == newer.codes
    }
}

impl Fact for Enum {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.name == newer.name && self.api == newer.api && self.is_signed == newer.is_signed
    }

    fn absorb(&mut self, newer: Self, toolkit: &Toolkit) {
        self.tag = newer.tag;
        add(&mut self.members, newer.members, toolkit);
    }

    fn narrow_parts(&mut self, toolkit: &Toolkit) {
        self.members = narrow(&self.members, toolkit);
    }

    fn end_parts(&mut self, toolkit: &Toolkit) {
        add(&mut self.members, Vec::new(), toolkit);
    }
}

impl Fact for Enumerator {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.name == newer.name && self.value == newer.value
    }

    fn absorb(&mut self, newer: Self, _toolkit: &Toolkit) {
        self.is_deprecated = newer.is_deprecated;
    }
}

impl Fact for Record {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.name == newer.name
            && self.api == newer.api
            && self.kind == newer.kind
            && (self.size, self.align) == (newer.size, newer.align)
            && self.fields == newer.fields
    }

    fn absorb(&mut self, newer: Self, _toolkit: &Toolkit) {
        self.tag = newer.tag;
    }
}

impl Fact for Typedef {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.name == newer.name && self.api == newer.api && self.kind == newer.kind
    }
}

impl Fact for Constant {
    fn toolkits(&self) -> &Interval {
        &self.toolkits
    }

    fn toolkits_mut(&mut self) -> &mut Interval {
        &mut self.toolkits
    }

    fn is_same(&self, newer: &Self) -> bool {
        self.name == newer.name && self.api == newer.api && self.value == newer.value
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use cuspec_spec::declared::{self, Api};

    use super::*;

    const OLD: Toolkit = Toolkit([11, 7, 99]);
    const MIDDLE: Toolkit = Toolkit([12, 0, 1]);
    const NEW: Toolkit = Toolkit([13, 0, 96]);

    fn facts(toolkit: &Toolkit, items: &str) -> Declared {
        let mut found = Declared {
            toolkits: vec![toolkit.clone()],
            ..Declared::default()
        };
        let source = items.replace('@', &format!("#[toolkits(\"{toolkit}\"..)] "));
        declared::parse(Path::new("x.rs"), Api::Driver, &source, &mut found).expect("it reads");
        found
    }

    fn all(order: &[(&Toolkit, &str)]) -> Declared {
        order
            .iter()
            .fold(Declared::default(), |layer, (toolkit, items)| {
                merge(&layer, toolkit, facts(toolkit, items))
            })
    }

    fn types(layer: &Declared) -> String {
        declared::write(layer)["driver/types.rs"].clone()
    }

    const A: &str = "@type A = c_int; @type B = c_int;";
    const B: &str = "@type B = c_int; @type C = c_int;";
    const C: &str = "@type B = c_uint; @type C = c_int;";

    #[test]
    fn the_order_of_imports_does_not_matter() {
        let forward = all(&[(&OLD, A), (&MIDDLE, B), (&NEW, C)]);
        let backward = all(&[(&NEW, C), (&OLD, A), (&MIDDLE, B)]);
        assert_eq!(types(&forward), types(&backward));
    }

    #[test]
    fn a_toolkit_read_again_changes_nothing() {
        let once = all(&[(&OLD, A), (&MIDDLE, B), (&NEW, C)]);
        let twice = merge(&once, &MIDDLE, facts(&MIDDLE, B));
        assert_eq!(once, twice);
    }

    #[test]
    fn what_a_toolkit_lacks_ends_with_it_and_what_changed_opens_anew() {
        let text = types(&all(&[(&OLD, A), (&MIDDLE, B), (&NEW, C)]));
        for part in [
            "#[toolkits(\"11.7.99\"..\"12.0.1\")]\ntype A = c_int;",
            "#[toolkits(\"11.7.99\"..\"13.0.96\")]\ntype B = c_int;",
            "#[toolkits(\"13.0.96\"..)]\ntype B = c_uint;",
            "#[toolkits(\"12.0.1\"..)]\ntype C = c_int;",
        ] {
            assert!(text.contains(part), "{part} is missing from\n{text}");
        }
    }

    #[test]
    fn an_enumerator_has_an_interval_of_its_own() {
        let layer = all(&[
            (&OLD, "@#[repr(u32)] enum E { A = 0, B = 1 }"),
            (&NEW, "@#[repr(u32)] enum E { A = 0, C = 2 }"),
        ]);
        let text = &declared::write(&layer)["driver/enums.rs"];
        assert!(
            text.contains("    A = 0,\n    #[toolkits(\"13.0.96\"..)]\n    C = 2,\n"),
            "{text}"
        );
        assert!(
            text.contains("    #[toolkits(\"11.7.99\"..\"13.0.96\")]\n    B = 1,\n"),
            "{text}"
        );
    }

    #[test]
    fn a_return_set_has_an_interval_of_its_own() {
        let old = "@#[group(G)] #[returns(\"11.7.99\".., SUCCESS)] fn f() -> CUresult;";
        let new = "@#[group(G)] #[returns(\"13.0.96\".., SUCCESS, UNKNOWN)] fn f() -> CUresult;";
        let layer = all(&[(&OLD, old), (&NEW, new)]);
        let function = &layer.functions[0];
        assert_eq!(layer.functions.len(), 1);
        assert_eq!(function.returns[0].toolkits.end, Some(NEW));
        assert_eq!(
            function.returns[1].codes,
            ["CUDA_SUCCESS", "CUDA_ERROR_UNKNOWN"]
        );
    }
}
