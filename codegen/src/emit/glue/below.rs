//! What the runtime does by calling the driver: a contract that stands for one of the driver's says which function,
//! and what it is called with.

use cuspec_spec::contract::{Counterpart, Given};
use cuspec_spec::declared::{Function, Type};
use cuspec_spec::layout;

use super::target::Target;
use crate::emit::bindings::types;

/// The body of a function that calls its counterpart, and answers what that answers: codes have the same numbers. An
/// argument is passed as it is, since what stands for it in the driver has the same size and kind, but for numbers
/// that are narrower there.
pub(super) fn body(
    target: &Target<'_>,
    function: &Function,
    counterpart: &Counterpart,
) -> Option<String> {
    let below = target.names.function(&counterpart.function)?;
    let size = |ty: &Type| layout::size_of_type(target.names, ty).unwrap_or(8);
    let mut kinds = Vec::new();
    let mut args = Vec::new();
    for (given, theirs) in counterpart.args.iter().zip(&below.params) {
        let bits = 8 * size(&theirs.ty);
        match given {
            Given::Number(number) => {
                kinds.push(format!("u{bits}"));
                args.push(number.to_string());
            }
            Given::Param(index) => {
                let own = &function.params[*index];
                let ident = types::ident(&own.name).to_string();
                if size(&own.ty) == size(&theirs.ty) {
                    kinds.push(types::text(target.index, target.api, &own.ty));
                    args.push(ident);
                } else {
                    kinds.push(format!("u{bits}"));
                    args.push(format!("{ident} as u{bits}"));
                }
            }
        }
    }
    let symbol = &below.name;
    let symbol = match (&below.per_thread, &function.per_thread) {
        (Some(twin), Some(_)) => format!(
            "if crate::is_per_thread() {{ c\"{}\" }} else {{ c\"{symbol}\" }}",
            twin.symbol
        ),
        _ => format!("c\"{symbol}\""),
    };
    Some(format!(
        "
        let symbol = {symbol};
        let call = self.counterpart(symbol)?;
        // SAFETY: the driver's function of this name takes as much, in registers of the same kind.
        let call = unsafe {{
            core::mem::transmute::<*const c_void, unsafe extern \"C\" fn({}) -> Code>(call)
        }};
        // SAFETY: the caller answers for its pointers.
        match unsafe {{ call({}) }} {{
            Code::cudaSuccess => Ok(()),
            code => Err(code.into()),
        }}
    ",
        kinds.join(", "),
        args.join(", ")
    ))
}
