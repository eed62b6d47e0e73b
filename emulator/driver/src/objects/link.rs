//! Links: texts joined to one image.

use std::sync::Arc;

use super::archive;
use super::image::{Image, Refusal, contain};
use super::own_names::rename_locals;
use crate::code::Code;

/// A link in progress, or a completed one.
#[derive(Debug, Default)]
pub struct Link {
    /// Added texts.
    pub texts: Vec<Arc<str>>,
    /// The result, which lives as long as the link.
    pub made: Option<Box<[u8]>>,
    /// Whether an input needed a compiler that is missing. No other input is added after it.
    pub lacks_compiler: bool,
    /// Options given at creation: logs are filled as the link proceeds.
    pub options: Options,
}

/// Options of the compiler that are kept for later calls.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub numbers: Vec<u32>,
    /// Address of the values, one for each option.
    pub values: usize,
    /// Initial values: the sizes of logs are replaced by the lengths written.
    pub first: Vec<u64>,
}

impl Link {
    /// Adds a text. It must not define a name that another text defines.
    pub fn add(&mut self, text: Arc<str>) -> Result<(), Refusal> {
        if self.lacks_compiler {
            return Err(Refusal::new(Code::JIT_COMPILER_NOT_FOUND, ""));
        }
        let is_defined = |name: &&str| {
            self.texts
                .iter()
                .any(|text| visible(text).any(|n| n == *name))
        };
        if let Some(name) = visible(&text).find(is_defined) {
            let log = format!("error   : Multiple definition of '{name}'");
            return Err(Refusal::new(Code::INVALID_SOURCE, &log));
        }
        self.texts.push(text);
        Ok(())
    }

    /// Adds an archive of objects with device code. This driver cannot execute the code, so the archive defines nothing.
    pub fn add_library(&self, archive: &[u8]) -> Result<(), Refusal> {
        if self.lacks_compiler {
            return Err(Refusal::new(Code::JIT_COMPILER_NOT_FOUND, ""));
        }
        if !archive::has_device_code(archive) {
            let log = "error   : No archive of objects with device code";
            return Err(Refusal::new(Code::UNKNOWN, log));
        }
        Ok(())
    }

    /// Joins all texts to one image. Repeated calls return the same image.
    pub fn complete(&mut self) -> Result<&[u8], Refusal> {
        if self.made.is_none() {
            let text = join(&self.texts);
            Image::parse(&text).map_err(|refusal| Refusal {
                code: Code::INVALID_SOURCE,
                ..refusal
            })?;
            self.made = Some(contain(&text).into());
        }
        Ok(self.made.as_deref().unwrap_or_default())
    }
}

/// The names that a text defines for others.
fn visible(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "_$%".contains(letter);
    text.lines().filter_map(move |line| {
        let defined = line.trim().strip_prefix(".visible ")?;
        // The result of a function is in parentheses before its name.
        let defined = match defined.trim_start().strip_prefix(".func") {
            Some(function) if function.trim_start().starts_with('(') => function.split_once(')')?.1,
            _ => defined,
        };
        let defined = match defined.split_once(".attribute(") {
            Some((_, attribute)) => attribute.split_once(')')?.1,
            None => defined,
        };
        let end = defined
            .find(['(', '[', '=', ';', '{'])
            .unwrap_or(defined.len());
        let name = defined[..end]
            .trim_end()
            .rsplit(|letter| !is_name(letter))
            .next()?;
        (!name.is_empty()).then_some(name)
    })
}

/// Version and target of a text, and the rest of it.
fn head(text: &str) -> (Option<&str>, Option<&str>, &str) {
    let (mut version, mut target, mut rest) = (None, None, text);
    loop {
        let line = rest.split_inclusive('\n').next().unwrap_or_default();
        let said = line.trim();
        if let Some(said) = said.strip_prefix(".version") {
            version = Some(said.trim());
        } else if let Some(said) = said.strip_prefix(".target") {
            target = Some(said.trim());
        } else if !said.is_empty() && !said.starts_with("//") && !said.starts_with(".address_size")
        {
            return (version, target, rest);
        }
        rest = &rest[line.len()..];
        if rest.is_empty() {
            return (version, target, rest);
        }
    }
}

/// The higher of two numbers in heads.
fn rank(said: &str) -> Vec<u32> {
    let numbers = said.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// Joins texts to one of the highest version and target among them.
fn join(texts: &[Arc<str>]) -> String {
    let heads: Vec<_> = texts.iter().map(|text| head(text)).collect();
    let latest = |said: Vec<&str>| {
        said.into_iter()
            .max_by_key(|said| rank(said))
            .map(str::to_owned)
    };
    let version = latest(heads.iter().filter_map(|(version, ..)| *version).collect());
    let target = latest(heads.iter().filter_map(|(_, target, _)| *target).collect());
    let mut joined = format!(
        ".version {}\n.target {}\n.address_size 64\n",
        version.unwrap_or_default(),
        target.unwrap_or_default()
    );
    let rests: Vec<&str> = heads.iter().map(|(_, _, rest)| *rest).collect();
    for rest in rename_locals(&rests) {
        joined.push_str(&rest);
        joined.push('\n');
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An archive of an object with device code.
    const LIBRARY: &[u8] = include_bytes!("../../tests/images/library.a");

    #[test]
    fn texts_become_one_of_the_latest_version_and_target() {
        let one = "// first\n.version 6.3\n.target sm_50\n.address_size 64\n.visible .entry one() { ret; }\n";
        let two = ".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry two() { ret; }\n";
        let mut link = Link {
            texts: vec![one.into(), two.into()],
            ..Link::default()
        };
        let image = Image::read(link.complete().unwrap()).unwrap();
        assert_eq!(image.entries().count(), 2);
        assert_eq!(image.code.target(), 90);
        assert!(image.text.starts_with(".version 7.8\n.target sm_90\n"));
    }

    #[test]
    fn a_name_is_defined_once() {
        let text = cuspec_kernels::text("symbols").trim_end_matches('\0');
        assert_eq!(
            visible(text).collect::<Vec<_>>(),
            [
                "counter",
                "room",
                "factor",
                "shared_word",
                "twice",
                "advance",
                "weigh"
            ]
        );
        let mut link = Link::default();
        link.add(text.into()).unwrap();
        assert_eq!(
            link.add(text.into()).unwrap_err().code,
            Code::INVALID_SOURCE
        );
    }

    #[test]
    fn a_completed_image_keeps_its_address() {
        let text =
            ".version 6.3\n.target sm_50\n.address_size 64\n.visible .entry one() { ret; }\n";
        let mut link = Link {
            texts: vec![text.into()],
            ..Link::default()
        };
        let first = link.complete().unwrap().as_ptr();
        assert_eq!(link.complete().unwrap().as_ptr(), first);
    }

    #[test]
    fn a_function_is_resolved_in_another_text() {
        let texts = ["caller", "callee"].map(cuspec_kernels::text);
        for order in [[0, 1], [1, 0]] {
            let mut link = Link {
                texts: order
                    .map(|at: usize| texts[at].trim_end_matches('\0').into())
                    .into(),
                ..Link::default()
            };
            let image = Image::read(link.complete().unwrap()).unwrap();
            assert!(image.find_entry("caller").is_some());
        }
    }

    #[test]
    fn an_undefined_function_is_reported() {
        let mut link = Link {
            texts: vec![cuspec_kernels::text("caller").trim_end_matches('\0').into()],
            ..Link::default()
        };
        let refusal = link.complete().unwrap_err();
        assert!(refusal.log.contains("triple"), "{}", refusal.log);
    }

    #[test]
    fn a_library_defines_no_function() {
        let text = cuspec_kernels::text("caller").trim_end_matches('\0');
        let mut link = Link::default();
        link.add_library(LIBRARY).unwrap();
        link.add(text.into()).unwrap();
        assert_eq!(link.complete().unwrap_err().code, Code::INVALID_SOURCE);
    }

    #[test]
    fn a_library_without_device_code_is_refused() {
        let link = Link::default();
        for library in [&b"!<arch>\n"[..], b"text", b""] {
            let refusal = link.add_library(library).unwrap_err();
            assert_eq!(refusal.code, Code::UNKNOWN);
        }
    }

    #[test]
    fn local_names_of_two_texts_do_not_clash() {
        let text = |name: &str| {
            let printing = cuspec_kernels::text("printing").trim_end_matches('\0');
            printing.replace(".entry printing", &format!(".entry {name}"))
        };
        let mut link = Link {
            texts: vec![text("one").into(), text("other").into()],
            ..Link::default()
        };
        let image = Image::read(link.complete().unwrap()).unwrap();
        assert_eq!(image.entries().count(), 2);
        assert_eq!(image.variables().count(), 2);
    }
}
