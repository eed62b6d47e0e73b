//! A name in which `*` stands for anything.

use regex::Regex;

/// Matches a name from its beginning to its end. Case ids are full of brackets, so `*` is the only
/// character that stands for others.
pub struct Pattern {
    text: String,
    /// Absent for a plain name.
    form: Option<Regex>,
}

impl Pattern {
    pub fn new(text: &str) -> Pattern {
        let parts: Vec<String> = text.split('*').map(regex::escape).collect();
        let form = (parts.len() > 1).then(|| Regex::new(&format!("^{}$", parts.join(".*"))));
        Pattern {
            text: text.to_owned(),
            form: form.and_then(Result::ok),
        }
    }

    pub fn is_name(&self) -> bool {
        self.form.is_none()
    }

    pub fn matches(&self, name: &str) -> bool {
        match &self.form {
            Some(form) => form.is_match(name),
            None => self.text == name,
        }
    }
}
