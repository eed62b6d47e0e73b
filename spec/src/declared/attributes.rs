//! The attributes of declared items.

use std::path::Path;

use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Attribute, Ident, LitInt, LitStr, Token};

use super::model::{Api, Interval, Member, PerThread, ReturnSet, Toolkit};
use crate::span;
use cuspec_diagnostic::{Diagnostic, nearest};

/// All known attributes.
const KNOWN: [&str; 21] = [
    "alias",
    "anonymous",
    "base",
    "bits",
    "default",
    "deprecated",
    "group",
    "handle",
    "header",
    "inline",
    "introduced",
    "layout",
    "not_default",
    "notes",
    "offset",
    "per_thread",
    "repr",
    "returns",
    "see",
    "tag",
    "toolkits",
];

/// The parsed attributes of one item.
#[derive(Default)]
pub(super) struct Attributes {
    pub toolkits: Option<Interval>,
    pub group: Option<String>,
    pub base: Option<String>,
    pub introduced: Option<u32>,
    pub per_thread: Option<PerThread>,
    pub returns: Vec<ReturnSet>,
    pub notes: Vec<String>,
    pub see: Vec<String>,
    pub tag: Option<String>,
    pub repr: Option<String>,
    pub layout: Option<(u64, u64)>,
    pub windows: Option<(u64, u64)>,
    pub offset: Option<u64>,
    pub bits: Option<(u32, u32)>,
    pub header: Option<String>,
    pub inline: Option<Vec<Member>>,
    /// An attribute without an interval holds `None`: it applies to all toolkits.
    pub deprecated: Vec<Option<Interval>>,
    pub defaults: Vec<Interval>,
    pub is_handle: bool,
    pub is_alias: bool,
    pub is_anonymous: bool,
    pub is_not_default: bool,
}

impl Attributes {
    /// Parses all attributes and adds errors to `mistakes`.
    pub(super) fn read(
        path: &Path,
        api: Api,
        all: &[Attribute],
        mistakes: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut found = Self::default();
        for attribute in all {
            if let Err(error) = found.read_one(api, attribute) {
                let mut mistake = span::syntax_mistake(path, &error);
                let name = name_of(attribute);
                if !KNOWN.contains(&name.as_str())
                    && let Some(suggestion) = nearest(&name, KNOWN)
                {
                    mistake = mistake.with_help(format!("did you mean `{suggestion}`?"));
                }
                mistakes.push(mistake);
            }
        }
        found
    }

    /// Returns the tag of an enumeration or record named `name`.
    pub(super) fn tag(&self, name: &str) -> String {
        match &self.tag {
            Some(tag) => tag.clone(),
            None if self.is_anonymous => String::new(),
            None => name.to_owned(),
        }
    }

    /// Returns the toolkits that deprecate the item.
    pub(super) fn deprecated_in(&self, toolkits: &Interval) -> Vec<Interval> {
        let given = self.deprecated.iter();
        given
            .map(|part| part.clone().unwrap_or_else(|| toolkits.clone()))
            .collect()
    }

    /// Returns the toolkits in which the base name maps to the item: all, unless declared otherwise.
    pub(super) fn defaults_in(&self, toolkits: &Interval) -> Vec<Interval> {
        match (&self.defaults[..], self.is_not_default) {
            ([], false) => vec![toolkits.clone()],
            _ => self.defaults.clone(),
        }
    }

    fn read_one(&mut self, api: Api, attribute: &Attribute) -> syn::Result<()> {
        match name_of(attribute).as_str() {
            "toolkits" => self.toolkits = Some(attribute.parse_args_with(read_interval)?),
            "group" => self.group = Some(read_name(attribute)?),
            "base" => self.base = Some(read_name(attribute)?),
            "tag" => self.tag = Some(read_name(attribute)?),
            "repr" => self.repr = Some(read_name(attribute)?),
            "introduced" => self.introduced = Some(read_number(attribute)?),
            "offset" => self.offset = Some(read_number(attribute)?),
            "bits" => self.bits = Some(attribute.parse_args_with(read_bits)?),
            "layout" => self.layout = Some(attribute.parse_args_with(read_layout)?),
            "windows" => self.windows = Some(attribute.parse_args_with(read_layout)?),
            "per_thread" => self.per_thread = Some(attribute.parse_args_with(read_per_thread)?),
            "returns" => self
                .returns
                .push(attribute.parse_args_with(|input: ParseStream| read_returns(api, input))?),
            "notes" => self.notes.extend(read_names(attribute)?),
            "see" => self.see.extend(read_names(attribute)?),
            "header" => self.header = Some(attribute.parse_args::<LitStr>()?.value()),
            "inline" => {
                self.inline = Some(match &attribute.meta {
                    syn::Meta::Path(_) => Vec::new(),
                    _ => attribute.parse_args_with(read_members)?,
                })
            }
            "default" => self
                .defaults
                .push(attribute.parse_args_with(read_interval)?),
            "deprecated" => self.deprecated.push(match &attribute.meta {
                syn::Meta::Path(_) => None,
                _ => Some(attribute.parse_args_with(read_interval)?),
            }),
            "handle" => self.is_handle = true,
            "alias" => self.is_alias = true,
            "anonymous" => self.is_anonymous = true,
            "not_default" => self.is_not_default = true,
            unknown => {
                let message = format!("unknown attribute `{unknown}` on a declared item");
                return Err(syn::Error::new(attribute.path().span(), message));
            }
        }
        Ok(())
    }
}

fn name_of(attribute: &Attribute) -> String {
    attribute
        .path()
        .get_ident()
        .map(ToString::to_string)
        .unwrap_or_default()
}

fn read_name(attribute: &Attribute) -> syn::Result<String> {
    Ok(attribute
        .parse_args_with(Ident::parse_any)?
        .unraw()
        .to_string())
}

fn read_number<N>(attribute: &Attribute) -> syn::Result<N>
where
    N: std::str::FromStr,
    N::Err: std::fmt::Display,
{
    attribute.parse_args::<LitInt>()?.base10_parse()
}

fn read_names(attribute: &Attribute) -> syn::Result<Vec<String>> {
    let names = attribute.parse_args_with(|input: ParseStream| {
        // The note `async` is a keyword.
        Punctuated::<Ident, Token![,]>::parse_terminated_with(input, Ident::parse_any)
    })?;
    Ok(names.iter().map(|name| name.unraw().to_string()).collect())
}

/// Parses `"11.7.99"..` or `"11.7.99".."13.0.96"`; the end is the first toolkit without the item.
fn read_interval(input: ParseStream) -> syn::Result<Interval> {
    let first = read_toolkit(&input.parse()?)?;
    input.parse::<Token![..]>()?;
    let end = if input.peek(LitStr) {
        Some(read_toolkit(&input.parse()?)?)
    } else {
        None
    };
    Ok(Interval { first, end })
}

/// Parses the release of a toolkit: three numbers separated by dots.
pub(super) fn read_toolkit(text: &LitStr) -> syn::Result<Toolkit> {
    text.value()
        .parse()
        .map_err(|message: String| syn::Error::new(text.span(), message))
}

impl std::str::FromStr for Toolkit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts: Result<Vec<u16>, _> = text.split('.').map(str::parse).collect();
        match parts.as_deref() {
            Ok(&[major, minor, patch]) => Ok(Self([major, minor, patch])),
            _ => Err(format!(
                "`{text}` is not a toolkit release; expected three numbers such as `13.0.96`"
            )),
        }
    }
}

impl std::fmt::Display for Toolkit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [major, minor, patch] = self.0;
        write!(f, "{major}.{minor}.{patch}")
    }
}

/// Parses `width = w, height = h`: the fields that an inline function sets, and their values.
fn read_members(input: ParseStream) -> syn::Result<Vec<Member>> {
    let mut members = Vec::new();
    while !input.is_empty() {
        let field = Ident::parse_any(input)?.unraw().to_string();
        input.parse::<Token![=]>()?;
        let param = Ident::parse_any(input)?.unraw().to_string();
        members.push(Member { field, param });
        if input.parse::<Option<Token![,]>>()?.is_none() {
            break;
        }
    }
    Ok(members)
}

fn read_bits(input: ParseStream) -> syn::Result<(u32, u32)> {
    let first: LitInt = input.parse()?;
    input.parse::<Token![,]>()?;
    let width: LitInt = input.parse()?;
    Ok((first.base10_parse()?, width.base10_parse()?))
}

fn read_layout(input: ParseStream) -> syn::Result<(u64, u64)> {
    let read = |input: ParseStream, wanted: &str| -> syn::Result<u64> {
        let name: Ident = input.parse()?;
        if name != wanted {
            return Err(syn::Error::new(name.span(), format!("expected `{wanted}`")));
        }
        input.parse::<Token![=]>()?;
        input.parse::<LitInt>()?.base10_parse()
    };
    let size = read(input, "size")?;
    input.parse::<Token![,]>()?;
    Ok((size, read(input, "align")?))
}

fn read_per_thread(input: ParseStream) -> syn::Result<PerThread> {
    let symbol = input.parse::<Ident>()?.to_string();
    let introduced = match input.parse::<Option<Token![,]>>()? {
        Some(_) => Some(input.parse::<LitInt>()?.base10_parse()?),
        None => None,
    };
    Ok(PerThread { symbol, introduced })
}

fn read_returns(api: Api, input: ParseStream) -> syn::Result<ReturnSet> {
    let toolkits = read_interval(input)?;
    let mut codes = Vec::new();
    while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
        codes.push(spell_out(api, &input.parse::<Ident>()?.to_string()));
    }
    Ok(ReturnSet { toolkits, codes })
}

/// Returns the enumerator of a short code: `INVALID_VALUE` is `CUDA_ERROR_INVALID_VALUE`.
pub fn spell_out(api: Api, short: &str) -> String {
    match (api, short) {
        (Api::Driver, "SUCCESS") => "CUDA_SUCCESS".to_owned(),
        (Api::Runtime, "Success") => "cudaSuccess".to_owned(),
        (_, full) if full.starts_with("CUDA_") || full.starts_with("cuda") => full.to_owned(),
        (Api::Driver, short) => format!("CUDA_ERROR_{short}"),
        (Api::Runtime, short) => format!("cudaError{short}"),
        (Api::Library(_), full) => full.to_owned(),
    }
}

/// Returns the code as the declared files and the contracts write it, without the common prefix.
pub fn shorten(api: Api, full: &str) -> String {
    let short = match (api, full) {
        (Api::Driver, "CUDA_SUCCESS") => "SUCCESS",
        (Api::Runtime, "cudaSuccess") => "Success",
        (Api::Driver, full) => full.strip_prefix("CUDA_ERROR_").unwrap_or(full),
        (Api::Runtime, full) => full.strip_prefix("cudaError").unwrap_or(full),
        (Api::Library(_), full) => full,
    };
    // A name that would not expand to itself is not shortened.
    let is_safe = spell_out(api, short) == full && syn::parse_str::<Ident>(short).is_ok();
    if is_safe {
        short.to_owned()
    } else {
        full.to_owned()
    }
}
