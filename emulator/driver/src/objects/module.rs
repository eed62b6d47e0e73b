//! Modules: the kernels that an image has, by name. Nothing runs them yet.

/// A module that is loaded.
#[derive(Debug)]
pub struct Module {
    /// The handle of each kernel that was asked for, by its name.
    pub kernels: Vec<(String, Option<usize>)>,
}

/// A kernel of a module.
#[derive(Debug)]
pub struct Kernel;

impl Module {
    /// The kernels that a text of PTX has entries for; `None` for what is no PTX.
    pub fn read(text: &str) -> Option<Module> {
        let mut words = text.split_whitespace();
        if words.next() != Some(".version") {
            return None;
        }
        let mut kernels = Vec::new();
        while let Some(word) = words.next() {
            if word == ".entry" {
                let name = words.next()?.split(['(', '{']).next()?;
                kernels.push((name.to_owned(), None));
            }
        }
        Some(Module { kernels })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_by_name() {
        let text = ".version 7.0\n.target sm_75\n.visible .entry one() { ret; }\n.entry two(.param .u64 a) { ret; }";
        let module = Module::read(text).expect("it is PTX");
        let names: Vec<_> = module
            .kernels
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        assert_eq!(names, ["one", "two"]);
    }

    #[test]
    fn what_does_not_begin_with_its_version_is_no_ptx() {
        assert!(Module::read("garbage .entry one() { ret; }").is_none());
    }
}
