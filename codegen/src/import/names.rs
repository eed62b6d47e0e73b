//! Names of types: bindgen knows C's tags, signatures use typedefs.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_spec::declared::Type;

use super::bindings::{Bindings, Record};
use super::reading::Text;
use super::statements;
use super::stubs;

/// The name of each tag, and the typedefs used up for it.
pub(super) struct Names {
    by_tag: BTreeMap<String, String>,
    /// bindgen's tag to C's: empty for an anonymous record.
    c_tags: BTreeMap<String, String>,
    direct: BTreeSet<String>,
}

/// A tag takes the name of its first typedef; nested records are named after their place.
pub(super) fn choose(bindings: &Bindings, texts: &[Text]) -> Names {
    let tags: BTreeSet<&String> = bindings
        .enums
        .iter()
        .map(|item| &item.tag)
        .chain(
            bindings
                .records
                .iter()
                .filter(|item| item.layout.is_some())
                .map(|item| &item.tag),
        )
        .collect();
    let mut names = Names {
        by_tag: BTreeMap::new(),
        c_tags: BTreeMap::new(),
        direct: BTreeSet::new(),
    };
    let (typedefs, untagged) = find_typedefs(texts);
    for (typedef, ty) in &bindings.typedefs {
        // An untagged type is named after its typedef; another typedef of it is one more name.
        if let Type::Named(tag) = ty
            && tags.contains(tag)
            && !untagged.contains(tag)
            && !names.by_tag.contains_key(tag)
        {
            names.by_tag.insert(tag.clone(), typedef.clone());
            names.direct.insert(typedef.clone());
        }
    }
    for tag in tags {
        if !names.by_tag.contains_key(tag) && typedefs.contains(tag) {
            names.c_tags.insert(tag.clone(), String::new());
        }
    }
    // bindgen prints nested types before or after the outer one; outermost names come first.
    let mut records: Vec<&Record> = bindings.records.iter().collect();
    records.sort_by_key(|record| record.tag.len());
    for record in records {
        names.name_members(record, bindings);
    }
    names
}

/// The names that C may use without a keyword, by `typedef struct {..} X` or `typedef struct X X`, which
/// bindgen does not distinguish from `struct X {..}`; and those that only the typedef defines.
fn find_typedefs(texts: &[Text]) -> (BTreeSet<String>, BTreeSet<String>) {
    let declarations = texts.iter().flat_map(|text| statements::all(&text.content));
    let (mut alone, mut untagged) = (BTreeSet::new(), BTreeSet::new());
    for declaration in declarations {
        if let Some(name) = name_alone(&declaration) {
            if has_no_tag(&declaration) {
                untagged.insert(name.clone());
            }
            alone.insert(name);
        }
    }
    (alone, untagged)
}

/// Whether it is `typedef struct {..} X`, or the same for an enumeration or a union.
fn has_no_tag(declaration: &str) -> bool {
    let before = declaration.split('{').next().unwrap_or_default();
    before.split_whitespace().count() == 2 && declaration.contains('{')
}

fn name_alone(declaration: &str) -> Option<String> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let rest = declaration.trim().strip_prefix("typedef")?;
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|letter| !is_word(letter));
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    if let Some((_, after)) = rest.rsplit_once('}') {
        return words(after).pop();
    }
    match &words(rest)[..] {
        [.., tag, name] if tag == name => Some(name.clone()),
        _ => None,
    }
}

impl Names {
    fn name_members(&mut self, parent: &Record, bindings: &Bindings) {
        let parent_name = self.name(&parent.tag);
        let mut anonymous = 0;
        for field in &parent.fields {
            let mut ty = &field.ty;
            while let Type::Array { of, .. } | Type::Pointer { to: of, .. } = ty {
                ty = of;
            }
            let is_anonymous = field.name.starts_with("__bindgen_anon");
            anonymous += usize::from(is_anonymous);
            let Type::Named(tag) = ty else { continue };
            let Some(place) = tag.strip_prefix(&format!("{}_", parent.tag)) else {
                continue;
            };
            let is_known = bindings.records.iter().any(|item| item.tag == *tag)
                || bindings.enums.iter().any(|item| item.tag == *tag);
            if !is_known || self.by_tag.contains_key(tag) {
                continue;
            }
            let (name, c_tag) = if !place.starts_with("_bindgen_ty") {
                (place.to_owned(), place.to_owned())
            } else if is_anonymous {
                (format!("{parent_name}_anonymous{anonymous}"), String::new())
            } else {
                (format!("{parent_name}_{}", field.name), String::new())
            };
            self.by_tag.insert(tag.clone(), name);
            self.c_tags.insert(tag.clone(), c_tag);
        }
    }

    /// The name of a tag; other names are unchanged.
    pub(super) fn name(&self, tag: &str) -> String {
        self.by_tag
            .get(tag)
            .cloned()
            .unwrap_or_else(|| tag.to_owned())
    }

    /// The tag in C, empty if there is none.
    pub(super) fn c_tag(&self, tag: &str) -> String {
        self.c_tags
            .get(tag)
            .cloned()
            .unwrap_or_else(|| tag.to_owned())
    }

    /// Whether a typedef only names a tag.
    pub(super) fn is_direct(&self, typedef: &str) -> bool {
        self.direct.contains(typedef)
    }

    /// Replaces every tag in the type by its name.
    pub(super) fn apply(&self, ty: &Type) -> Type {
        match ty {
            Type::Named(tag) => Type::Named(self.name(tag)),
            Type::Void => Type::Void,
            // bindgen makes a pointer of a function type already.
            Type::Pointer { to, .. } if stubs::is_function(to) => self.apply(to),
            Type::Pointer { to, is_const } => Type::Pointer {
                to: Box::new(self.apply(to)),
                is_const: *is_const,
            },
            Type::Array { of, len } => Type::Array {
                of: Box::new(self.apply(of)),
                len: *len,
            },
            Type::Function { params, result } => Type::Function {
                params: params.iter().map(|ty| self.apply(ty)).collect(),
                result: Box::new(self.apply(result)),
            },
        }
    }
}
