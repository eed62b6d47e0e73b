//! The modules of a crate, and the paths that each of them mentions.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::{Attribute, Item, UseTree};

use super::paths::{self, Mention};

/// A path from the root of the crate: `["suite", "plan", "Plan"]`.
pub(super) type Absolute = Vec<String>;

/// A crate, parsed from its sources.
pub(super) struct Crate {
    pub(super) modules: Vec<Module>,
}

/// A module, inline or with its own file.
#[derive(Default)]
pub(super) struct Module {
    /// Path from the root of the crate.
    pub(super) path: Absolute,
    /// Path from the root of the repository.
    pub(super) file: PathBuf,
    /// Child modules, in the order of their declarations.
    pub(super) children: Vec<String>,
    /// Names of the items defined in it.
    pub(super) items: BTreeSet<String>,
    /// Imported names and the paths that they resolve to.
    pub(super) imports: BTreeMap<String, Absolute>,
    /// Modules imported by a glob.
    pub(super) globs: Vec<Absolute>,
    /// Mentioned paths, with their lines.
    pub(super) mentions: Vec<(Mention, usize)>,
}

impl Crate {
    /// Reads the crate whose root file is `path` below `folder`, without items under `#[cfg(test)]`.
    pub(super) fn read(folder: &Path, path: &str) -> Result<Crate, String> {
        let mut reader = Reader {
            folder,
            modules: Vec::new(),
        };
        let path = Path::new(path);
        let beside = path.parent().unwrap_or(Path::new(""));
        reader.file(path, beside, Vec::new())?;
        Ok(Crate {
            modules: reader.modules,
        })
    }

    /// Returns the module that defines the item of a path, or the module itself if the path names one.
    pub(super) fn resolve(&self, path: &[String]) -> Option<&Module> {
        self.resolve_within(path, 8)
    }

    pub(super) fn module(&self, path: &[String]) -> Option<&Module> {
        self.modules.iter().find(|module| module.path == path)
    }

    /// `depth` limits the number of re-exports followed, which may form a cycle.
    fn resolve_within(&self, path: &[String], depth: usize) -> Option<&Module> {
        let known = (0..=path.len())
            .rev()
            .find_map(|length| Some((length, self.module(&path[..length])?)));
        let (length, module) = known?;
        let Some(name) = path.get(length) else {
            return Some(module);
        };
        if module.items.contains(name) || depth == 0 {
            return Some(module);
        }
        if let Some(target) = module.imports.get(name) {
            let rest = path[length + 1..].iter();
            let target: Absolute = target.iter().chain(rest).cloned().collect();
            return self.resolve_within(&target, depth - 1);
        }
        let re_exported = module.globs.iter().find_map(|glob| {
            let rest = path[length..].iter();
            let target: Absolute = glob.iter().chain(rest).cloned().collect();
            let found = self.resolve_within(&target, depth - 1)?;
            found.items.contains(name).then_some(found)
        });
        Some(re_exported.unwrap_or(module))
    }
}

struct Reader<'a> {
    folder: &'a Path,
    modules: Vec<Module>,
}

impl Reader<'_> {
    /// Reads a file whose child modules are in the folder `beside`.
    fn file(&mut self, path: &Path, beside: &Path, name: Absolute) -> Result<(), String> {
        let text = std::fs::read_to_string(self.folder.join(path))
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let file =
            syn::parse_file(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        self.module(&file.items, path, beside, name)
    }

    fn module(
        &mut self,
        items: &[Item],
        path: &Path,
        beside: &Path,
        name: Absolute,
    ) -> Result<(), String> {
        let mut module = Module {
            path: name.clone(),
            file: path.to_owned(),
            ..Module::default()
        };
        for item in items {
            match item {
                Item::Mod(child) if is_for_tests(&child.attrs) => {}
                Item::Mod(child) => {
                    let called = child.ident.to_string();
                    module.children.push(called.clone());
                    let mut within = name.clone();
                    within.push(called.clone());
                    let inner = beside.join(&called);
                    match &child.content {
                        Some((_, items)) => self.module(items, path, &inner, within)?,
                        None if self.folder.join(&inner).with_extension("rs").exists() => {
                            self.file(&inner.with_extension("rs"), &inner, within)?;
                        }
                        None => self.file(&inner.join("mod.rs"), &inner, within)?,
                    }
                }
                Item::Use(item) if !is_for_tests(&item.attrs) => {
                    let line = item.use_token.span.start().line;
                    let is_public = !matches!(item.vis, syn::Visibility::Inherited);
                    module.import(&item.tree, &mut Vec::new(), line, is_public);
                }
                item => module.define(item),
            }
        }
        self.modules.push(module);
        Ok(())
    }
}

impl Module {
    /// Resolves a path from the root of the crate. Returns `None` for a path of another crate.
    fn absolute(&self, written: &[String]) -> Option<Absolute> {
        paths::absolute(&self.path, written)
    }

    fn import(&mut self, tree: &UseTree, before: &mut Vec<String>, line: usize, is_public: bool) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.import(&path.tree, before, line, is_public);
                before.pop();
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, before, line, is_public);
                }
            }
            UseTree::Name(name) if name.ident == "self" => {
                let called = before.last().cloned().unwrap_or_default();
                self.add_import(called, before.clone(), line, is_public);
            }
            UseTree::Name(name) => {
                let mut path = before.clone();
                path.push(name.ident.to_string());
                self.add_import(name.ident.to_string(), path, line, is_public);
            }
            UseTree::Rename(renamed) => {
                let mut path = before.clone();
                if renamed.ident != "self" {
                    path.push(renamed.ident.to_string());
                }
                self.add_import(renamed.rename.to_string(), path, line, is_public);
            }
            UseTree::Glob(_) => {
                if let Some(path) = self.absolute(before) {
                    self.globs.push(path);
                }
            }
        }
    }

    fn add_import(&mut self, called: String, path: Vec<String>, line: usize, is_public: bool) {
        // A path without a leading keyword may begin with a child module.
        let Some(target) = self.absolute(&path) else {
            let mut here = self.path.clone();
            here.extend(path);
            self.imports.insert(called, here.clone());
            self.mentions.push((Mention::import(here, is_public), line));
            return;
        };
        self.imports.insert(called, target.clone());
        self.mentions
            .push((Mention::import(target, is_public), line));
    }

    fn define(&mut self, item: &Item) {
        let (name, attributes) = match item {
            Item::Const(item) => (Some(&item.ident), &item.attrs),
            Item::Enum(item) => (Some(&item.ident), &item.attrs),
            Item::Fn(item) => (Some(&item.sig.ident), &item.attrs),
            Item::Impl(item) => (None, &item.attrs),
            Item::Macro(item) => (item.ident.as_ref(), &item.attrs),
            Item::Static(item) => (Some(&item.ident), &item.attrs),
            Item::Struct(item) => (Some(&item.ident), &item.attrs),
            Item::Trait(item) => (Some(&item.ident), &item.attrs),
            Item::Type(item) => (Some(&item.ident), &item.attrs),
            Item::Union(item) => (Some(&item.ident), &item.attrs),
            _ => return,
        };
        if is_for_tests(attributes) {
            return;
        }
        self.items.extend(name.map(ToString::to_string));
        for (path, line) in paths::written(item.to_token_stream()) {
            self.mentions.push((Mention::Written(path), line));
        }
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        is_cfg && attribute.to_token_stream().to_string().contains("test")
    })
}
