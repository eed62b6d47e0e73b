//! The documentation of return codes in the headers.

use super::model::{Declared, Function, Toolkit};

/// The documented return codes of a function, and their place in the headers.
#[derive(Clone, Copy, Debug)]
pub struct DocumentedReturns<'a> {
    /// The form of the function that is documented.
    pub function: &'a Function,
    /// The last toolkit with this documentation.
    pub toolkit: &'a Toolkit,
    /// The codes with full names.
    pub codes: &'a [String],
}

impl DocumentedReturns<'_> {
    /// Returns the header and the function in it.
    pub fn place(&self) -> String {
        place(self.function, self.toolkit)
    }
}

/// Returns the header of a toolkit and the function in it.
pub fn place(function: &Function, toolkit: &Toolkit) -> String {
    format!("{} of {toolkit}, {}", function.header(), function.name)
}

impl Declared {
    /// Returns the form whose codes the headers document: the function itself if any toolkit documents it. A
    /// header documents a base name, which may map to a newer form from the first toolkit on; the older form
    /// then has the documentation of the next one.
    pub fn documented_form(&self, name: &str) -> Option<&Function> {
        let documented = |item: &&Function| !item.returns.is_empty();
        let own = self.functions.iter().filter(|item| item.name == name);
        if let Some(own) = own.clone().find(documented) {
            return Some(own);
        }
        let function = own.max_by_key(|item| &item.toolkits.first)?;
        let forms = self.functions.iter().filter(|item| {
            item.api == function.api
                && item.base_name == function.base_name
                && item.name.as_str() > name
        });
        forms.filter(documented).min_by_key(|item| &item.name)
    }

    /// Returns the documentation of a function's codes in the last known toolkit that has any.
    pub fn documented_returns(
        &self,
        name: &str,
        is_known: impl Fn(&Toolkit) -> bool,
    ) -> Option<DocumentedReturns<'_>> {
        let form = self.documented_form(name)?;
        let forms = self.functions.iter();
        let forms = forms.filter(|item| item.name == form.name && item.api == form.api);
        let known = self.toolkits.iter().map(|release| &release.toolkit);
        let known: Vec<&Toolkit> = known.filter(|toolkit| is_known(toolkit)).collect();
        let documented = forms.flat_map(|function| {
            let known = &known;
            function.returns.iter().filter_map(move |set| {
                let last = known
                    .iter()
                    .filter(|toolkit| set.toolkits.contains(toolkit));
                Some(DocumentedReturns {
                    function,
                    toolkit: last.max()?,
                    codes: &set.codes,
                })
            })
        });
        documented.max_by_key(|returns| returns.toolkit)
    }
}
