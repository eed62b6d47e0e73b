//! Checks the view for the per-thread default stream against the other two.

use std::collections::BTreeSet;

use cuspec_spec::declared::Declared;

use super::declarations::Declaration;
use super::error::Error;
use super::remarks::Remark;

/// The view in which calls go to per-thread variants.
pub(super) const PER_THREAD: &[&str] = &["CUDA_API_PER_THREAD_DEFAULT_STREAM"];

/// Checks that every variant that this view names is declared, and that every function has
/// its variant.
///
/// A variant that is declared and not used is an error of the header, which is reported; an undeclared
/// one would be missing from the registry.
pub(super) fn check(
    header: &str,
    declared: &Declared,
    view: &[Declaration],
) -> Result<Vec<Remark>, Error> {
    let called: BTreeSet<&str> = view
        .iter()
        .map(|function| function.symbol.as_str())
        .filter(|symbol| symbol.ends_with("_ptds") || symbol.ends_with("_ptsz"))
        .collect();
    let variants = |only_default: bool| {
        declared
            .functions
            .iter()
            .filter(move |function| function.is_default() || !only_default)
            .filter_map(|function| function.per_thread.as_ref())
            .map(|variant| variant.symbol.as_str())
            .collect::<BTreeSet<_>>()
    };
    if let Some(symbol) = called.difference(&variants(false)).next() {
        return Err(Error::Internal(format!(
            "the views of {header} disagree: for the per-thread default stream, {symbol} is called \
             there and nowhere declared"
        )));
    }
    let uncalled = variants(true)
        .into_iter()
        .filter(|variant| !called.contains(variant));
    Ok(uncalled
        .map(|variant| Remark::Slip {
            header: header.to_owned(),
            what: format!(
                "programs built for the per-thread default stream do not call {variant}, though it is \
                 declared"
            ),
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_per_thread_variant_that_no_other_view_declares_is_an_error() {
        let view = [Declaration {
            symbol: "cuLampDim_ptsz".to_owned(),
            params: Vec::new(),
            result: "CUresult".to_owned(),
            file: "cuda.h".into(),
            line: 1,
        }];
        let error = check("cuda.h", &Declared::default(), &view).expect_err("nobody declares it");
        assert!(error.to_string().contains("cuLampDim_ptsz"), "{error}");
    }
}
