//! Contracts that have not been reviewed against newer toolkits, and the changes in those toolkits.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use syn::ext::IdentExt;
use syn::{FnArg, Item, Pat};

use crate::contract::{Contract, Contracts, DomainArg, DomainUse};
use crate::declared::{Api, Declared, Function, Record, Toolkit, Type, c_type};
use crate::layout;
use crate::names::Names;
use crate::source::list;
use cuspec_diagnostic::Diagnostic;

/// Returns one remark for each change between the reviewed and the newest toolkit that affects a contract, at
/// its place in the contract. The contracts count as reviewed once all have been examined.
pub(crate) fn find(
    reviewed: &Toolkit,
    history: &Declared,
    contracts: &Contracts,
) -> Vec<Diagnostic> {
    let (then, now) = (history.at(reviewed), history.latest());
    let (then, now) = (Names::new(&then), Names::new(&now));
    let mut remarks = Vec::new();
    for contract in &contracts.functions {
        let forms = [&then, &now].map(|names| {
            let found = names.function(&contract.function);
            found.filter(|one| one.api == contract.api)
        });
        if let [Some(old), Some(new)] = forms {
            let lag = Lag {
                reviewed,
                contract,
                then: &then,
                now: &now,
            };
            lag.signature(old, new, &mut remarks);
            lag.availability(old, new, &mut remarks);
            lag.types(old, &mut remarks);
        }
    }
    // Many functions share a type; its change is reported once.
    let mut seen = BTreeSet::new();
    remarks.retain(|(subject, _)| subject.is_empty() || seen.insert(subject.clone()));
    remarks.into_iter().map(|(_, remark)| remark).collect()
}

/// A contract and the headers of both toolkits.
struct Lag<'a> {
    reviewed: &'a Toolkit,
    contract: &'a Contract,
    then: &'a Names<'a>,
    now: &'a Names<'a>,
}

/// Remarks, each with the change of a type as its key, or an empty key.
type Remarks = Vec<(String, Diagnostic)>;

impl Lag<'_> {
    fn newest(&self) -> String {
        let newest = self.now.declared.newest_toolkit();
        newest.map(ToString::to_string).unwrap_or_default()
    }

    /// Compares parameters and result, unless the contract already has the new ones.
    fn signature(&self, old: &Function, new: &Function, remarks: &mut Remarks) {
        let own: Vec<String> = self
            .contract
            .params
            .iter()
            .map(|param| param.name.clone())
            .collect();
        if own == names(new) && own != names(old) {
            return;
        }
        let (api, function, newest) = (self.contract.api, &self.contract.function, self.newest());
        if old.params.len() != new.params.len() {
            let message = format!(
                "`{function}` takes {} parameters in {newest}, and {} in {}",
                new.params.len(),
                old.params.len(),
                self.reviewed
            );
            let help = format!("the header has ({})", names(new).join(", "));
            let remark = self.contract.span.error(message).with_help(help);
            remarks.push((String::new(), remark));
            return;
        }
        let params = old
            .params
            .iter()
            .zip(&new.params)
            .zip(&self.contract.params);
        for ((was, is), param) in params {
            if was.name != is.name {
                let message = format!(
                    "{newest} names `{}` of `{function}` `{}`",
                    was.name, is.name
                );
                let help = format!("rename it to `{}`", is.name);
                let remark = param.span.error(message).with_help(help);
                remarks.push((String::new(), remark));
            }
            if was.ty != is.ty {
                let is = c_type(self.now.declared, api, &is.ty);
                let message = format!("`{}` of `{function}` is `{is}` in {newest}", was.name);
                let help = format!(
                    "it was `{}`: check whether its domain still fits",
                    c_type(self.then.declared, api, &was.ty)
                );
                let remark = param.span.error(message).with_help(help);
                remarks.push((String::new(), remark));
            }
        }
        if old.result != new.result {
            let is = c_type(self.now.declared, api, &new.result);
            let message = format!("`{function}` returns `{is}` in {newest}");
            remarks.push((String::new(), self.contract.span.error(message)));
        }
    }

    /// Checks that the symbol still exists, and that its base name still maps to it.
    fn availability(&self, old: &Function, new: &Function, remarks: &mut Remarks) {
        let (function, newest) = (&self.contract.function, self.newest());
        if new.toolkits.end.is_some() {
            let message = format!("`{function}` is not declared in {newest}");
            let help = "its contract holds for the drivers that have it; nothing needs to change";
            remarks.push((
                String::new(),
                self.contract.span.error(message).with_help(help),
            ));
        } else if old.is_default_in(self.reviewed) && !new.is_default() {
            let mut functions = self.now.declared.functions.iter();
            let next = functions.find(|one| {
                one.api == new.api && one.base_name == new.base_name && one.is_default()
            });
            let next = next.map_or("no symbol", |next| next.name.as_str());
            let message = format!("`{}` maps to `{next}` in {newest}", new.base_name);
            let help = format!(
                "write a contract for `{next}`, with `#[same_rules({function})]` if it does the same"
            );
            remarks.push((
                String::new(),
                self.contract.span.error(message).with_help(help),
            ));
        }
    }

    /// Compares the enumerations and records that the parameters are, point to or contain, and those that
    /// domains name.
    fn types(&self, old: &Function, remarks: &mut Remarks) {
        let params = old.params.iter().zip(&self.contract.params);
        for (declared, param) in params {
            let mut names = BTreeSet::new();
            collect_names(&declared.ty, &mut names);
            collect_domain_types(&param.domain, &mut names);
            add_nested_types(self.then, &mut names);
            for name in names {
                for message in self.changes(&name) {
                    let help = "check whether the contract is still correct";
                    let remark = param.span.error(message.clone()).with_help(help);
                    remarks.push((message, remark));
                }
            }
        }
    }

    /// Returns the changes of one type.
    fn changes(&self, name: &str) -> Vec<String> {
        let newest = self.newest();
        let (then, now) = (self.then, self.now);
        let mut changes = Vec::new();
        if let (Some(old), Some(new)) = (then.enumeration(name), now.enumeration(name)) {
            for member in &new.members {
                let known = old.members.iter().find(|known| known.name == member.name);
                match known {
                    None => changes.push(format!(
                        "`{name}` has an enumerator `{}` in {newest}, {}",
                        member.name, member.value
                    )),
                    Some(known) if known.value != member.value => changes.push(format!(
                        "`{}` is {} in {newest}, and was {}",
                        member.name, member.value, known.value
                    )),
                    Some(_) => {}
                }
            }
            let is_gone = |member: &&crate::declared::Enumerator| {
                new.members.iter().all(|other| other.name != member.name)
            };
            let gone = old.members.iter().filter(is_gone);
            changes.extend(gone.map(|one| format!("`{name}` has no `{}` in {newest}", one.name)));
        }
        let records = [then, now].map(|names| layout::record_of(names, name));
        if let [Some(old), Some(new)] = records
            && (old.fields != new.fields || old.size != new.size)
        {
            changes.push(format!("the layout of record `{name}` changed in {newest}"));
        }
        let named = Type::Named(name.to_owned());
        let sizes = [then, now].map(|names| layout::size_of_type(names, &named));
        if let [Some(old), Some(new)] = sizes
            && old != new
            && changes.is_empty()
        {
            changes.push(format!(
                "`{name}` has {new} bytes in {newest}, and had {old}"
            ));
        }
        changes
    }
}

/// Returns the functions with contracts whose calls are incompatible with the toolkit after the reviewed one:
/// another number of parameters, a parameter of another size, or a record with another layout.
pub(crate) fn outgrown(
    reviewed: &Toolkit,
    view: &Declared,
    history: &Declared,
    contracts: &Contracts,
) -> BTreeMap<(Api, String), Toolkit> {
    let mut toolkits = history.toolkits.iter().map(|release| &release.toolkit);
    let Some(next) = toolkits.find(|toolkit| *toolkit > reviewed) else {
        return BTreeMap::new();
    };
    let now = history.latest();
    let (then_names, now_names) = (Names::new(view), Names::new(&now));
    let is_changed = |old: &Function, new: &Function| {
        let types = |one: &Function| {
            let params = one.params.iter().map(|param| param.ty.clone());
            params.chain([one.result.clone()]).collect::<Vec<Type>>()
        };
        let mut names = BTreeSet::new();
        types(old)
            .iter()
            .for_each(|ty| collect_names(ty, &mut names));
        add_nested_types(&then_names, &mut names);
        let sizes = |names: &Names, one| {
            let types: Vec<Type> = types(one);
            let sizes = types.iter().map(|ty| layout::size_of_type(names, ty));
            sizes.collect::<Vec<_>>()
        };
        let is_moved = |name: &String| {
            let forms = [&then_names, &now_names].map(|names| layout::record_of(names, name));
            matches!(forms, [Some(old), Some(new)] if !has_same_layout(old, new))
        };
        sizes(&then_names, old) != sizes(&now_names, new) || names.iter().any(is_moved)
    };
    let changed = contracts.functions.iter().filter(|contract| {
        let function = contract.function.as_str();
        let of = |names: &Names<'_>| -> Option<Function> {
            let found = names.function(function).cloned();
            found.filter(|one| one.api == contract.api && one.toolkits.end.is_none())
        };
        let new = of(&now_names);
        let old = then_names.function(function);
        matches!((old, &new), (Some(old), Some(new)) if is_changed(old, new))
    });
    let keys = changed.map(|contract| (contract.api, contract.function.clone()));
    keys.map(|key| (key, next.clone())).collect()
}

/// Returns whether two forms of a record have the same size and field positions.
fn has_same_layout(old: &Record, new: &Record) -> bool {
    let place = |one: &Record| -> Vec<_> {
        let fields = one.fields.iter();
        fields.map(|field| (field.offset, field.bits)).collect()
    };
    (old.kind, old.size, old.align) == (new.kind, new.size, new.align) && place(old) == place(new)
}

/// Adds the types of fields of the records among `names`, recursively.
fn add_nested_types(index: &Names<'_>, names: &mut BTreeSet<String>) {
    let mut left: Vec<String> = names.iter().cloned().collect();
    while let Some(name) = left.pop() {
        let Some(record) = layout::record_of(index, &name) else {
            continue;
        };
        let mut inner = BTreeSet::new();
        record
            .fields
            .iter()
            .for_each(|field| collect_names(&field.ty, &mut inner));
        left.extend(inner.into_iter().filter(|name| names.insert(name.clone())));
    }
}

/// Collects the names in a type.
fn collect_names(ty: &Type, names: &mut BTreeSet<String>) {
    match ty {
        Type::Named(name) => {
            names.insert(name.clone());
        }
        Type::Pointer { to: of, .. } | Type::Array { of, .. } => collect_names(of, names),
        Type::Function { .. } | Type::Void => {}
    }
}

/// Collects the C types that a domain names.
fn collect_domain_types(domain: &DomainUse, names: &mut BTreeSet<String>) {
    for arg in &domain.args {
        match arg {
            DomainArg::Type(ty) | DomainArg::Record { ty, .. } => {
                names.insert(ty.clone());
            }
            DomainArg::Domain(inner) => collect_domain_types(inner, names),
            _ => {}
        }
    }
}

/// Returns the declarations as of the reviewed toolkit, except for functions whose contracts already have the
/// parameters of the newest form: those have that form.
pub(crate) fn view(root: &Path, history: &Declared, reviewed: &Toolkit) -> Declared {
    let mut view = history.reviewed(reviewed);
    let newest = history.latest();
    let newest: HashMap<(Api, &str), &Function> = newest
        .functions
        .iter()
        .map(|one| ((one.api, one.name.as_str()), one))
        .collect();
    let contracts = read_params(root);
    for function in &mut view.functions {
        let key = (function.api, function.name.as_str());
        let (Some(new), Some(own)) = (newest.get(&key), contracts.get(&(key.0, key.1.to_owned())))
        else {
            continue;
        };
        if names(new) == *own && names(function) != *own {
            // The documentation and its place stay those of the reviewed toolkit.
            function.params.clone_from(&new.params);
            function.result.clone_from(&new.result);
        }
    }
    view
}

fn names(function: &Function) -> Vec<String> {
    let params = function.params.iter();
    params.map(|param| param.name.clone()).collect()
}

/// Returns the parameter names of each contract in its file. Syntax errors are ignored here, because loading
/// the contracts reports them.
fn read_params(root: &Path) -> HashMap<(Api, String), Vec<String>> {
    let mut found = HashMap::new();
    for api in Api::ALL {
        for path in list(root, &format!("contracts/{}", api.word())) {
            let text = std::fs::read_to_string(root.join(path)).unwrap_or_default();
            let items = syn::parse_file(&text)
                .map(|file| file.items)
                .unwrap_or_default();
            for item in items {
                let Item::Fn(item) = item else { continue };
                let params = item.sig.inputs.iter().filter_map(|input| match input {
                    FnArg::Typed(input) => match &*input.pat {
                        Pat::Ident(pattern) => Some(pattern.ident.unraw().to_string()),
                        _ => None,
                    },
                    FnArg::Receiver(_) => None,
                });
                found.insert((api, item.sig.ident.to_string()), params.collect());
            }
        }
    }
    found
}
