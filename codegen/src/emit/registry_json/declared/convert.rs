//! Converts the declared model to that of the file.

use std::collections::BTreeSet;

use cuspec_spec::Registry;
use cuspec_spec::declared::{self as model, c_declaration, c_declarator, c_type, rust_declaration};

use super::usage::use_of;
use super::{
    Api, Constant, ConstantValue, Declared, Enum, Enumerator, Field, Function, Interval, Layout,
    Library, Member, Package, Param, PerThread, Platform, Record, RecordKind, Release, ReturnSet,
    Type, Typedef, TypedefKind,
};

/// Returns the declared half of the file: all toolkits, not only one.
pub(crate) fn convert(registry: &Registry) -> Declared {
    layer(registry, &registry.history)
}

/// Returns the additional declarations of the headers for Windows.
pub(crate) fn windows(registry: &Registry) -> Option<Declared> {
    let windows = &registry.windows;
    (!windows.functions.is_empty()).then(|| layer(registry, windows))
}

/// Returns the libraries without contracts, in the same form.
pub(crate) fn libraries(registry: &Registry) -> Vec<Library> {
    let libraries = registry.libraries.iter();
    let libraries = libraries.filter_map(|(api, declared)| {
        let model::Api::Library(library) = *api else {
            return None;
        };
        Some(Library {
            name: library.word,
            title: library.title,
            main_header: library.header,
            result: library.result,
            declared: layer(registry, declared),
        })
    });
    libraries.collect()
}

fn layer(registry: &Registry, declared: &model::Declared) -> Declared {
    Declared {
        toolkits: declared.toolkits.iter().map(release).collect(),
        functions: declared
            .functions
            .iter()
            .map(|item| function(registry, declared, item))
            .collect(),
        enums: declared.enums.iter().map(enumeration).collect(),
        records: declared
            .records
            .iter()
            .map(|item| record(declared, item))
            .collect(),
        typedefs: declared
            .typedefs
            .iter()
            .map(|item| typedef(declared, item))
            .collect(),
        opaque_tags: opaque_tags(declared),
        constants: declared.constants.iter().map(constant).collect(),
    }
}

fn release(release: &model::Release) -> Release {
    let package = |package: &model::Package| Package {
        name: package.name.clone(),
        version: package.version.clone(),
        sha256: package.sha256.clone(),
    };
    Release {
        version: release.toolkit.to_string(),
        packages: release.packages.iter().map(package).collect(),
    }
}

fn api(api: model::Api) -> Api {
    match api {
        model::Api::Driver => Api::Driver,
        model::Api::Runtime => Api::Runtime,
        model::Api::Library(library) => Api::Library(library.word),
    }
}

fn interval(interval: &model::Interval) -> Interval {
    Interval {
        first: interval.first.to_string(),
        end: interval.end.as_ref().map(model::Toolkit::to_string),
    }
}

fn function(registry: &Registry, declared: &model::Declared, item: &model::Function) -> Function {
    let summary = registry.summary(item);
    let sentence = |name: &str| summary.as_ref().and_then(|summary| summary.param(name));
    let param = |param: &model::Param| Param {
        name: param.name.clone(),
        ty: ty(&param.ty),
        c: c_type(declared, item.api, &param.ty),
        direction: use_of(registry, item, &param.name).direction(&param.ty),
        nullable: use_of(registry, item, &param.name).nullable(&param.ty),
        sentence: sentence(&param.name).map(str::to_owned),
    };
    let returns = |set: &model::ReturnSet| ReturnSet {
        toolkits: interval(&set.toolkits),
        codes: set.codes.clone(),
    };
    let member = |member: &model::Member| Member {
        field: member.field.clone(),
        param: member.param.clone(),
    };
    let per_thread = |variant: &model::PerThread| PerThread {
        symbol: variant.symbol.clone(),
        introduced: variant.introduced,
    };
    Function {
        platforms: match item.platforms {
            model::Platforms::All => Vec::new(),
            model::Platforms::Linux => vec![Platform::Linux],
            model::Platforms::Windows => vec![Platform::Windows],
        },
        name: item.name.clone(),
        api: api(item.api),
        summary: summary.as_ref().map(|summary| summary.doc.to_owned()),
        group: item.group.clone(),
        base_name: item.base_name.clone(),
        header: item.header.clone(),
        defaults: item.defaults.iter().map(interval).collect(),
        exported: item.inline.is_none(),
        inline: item
            .inline
            .as_ref()
            .map(|list| list.iter().map(member).collect()),
        introduced: item.introduced,
        per_thread: item.per_thread.as_ref().map(per_thread),
        toolkits: interval(&item.toolkits),
        c: c_declaration(declared, item),
        rust: rust_declaration(item),
        params: item.params.iter().map(param).collect(),
        result: ty(&item.result),
        returns: item.returns.iter().map(returns).collect(),
        notes: item.notes.clone(),
        see: item.see.clone(),
        deprecated: item.deprecated.iter().map(interval).collect(),
    }
}

fn ty(item: &model::Type) -> Type {
    match item {
        model::Type::Named(name) => Type::Named { name: name.clone() },
        model::Type::Void => Type::Void,
        model::Type::Pointer { to, is_const } => Type::Pointer {
            to: Box::new(ty(to)),
            is_const: *is_const,
        },
        model::Type::Array { of, len } => Type::Array {
            of: Box::new(ty(of)),
            len: *len,
        },
        model::Type::Function { params, result } => Type::Function {
            params: params.iter().map(ty).collect(),
            result: Box::new(ty(result)),
        },
    }
}

fn enumeration(item: &model::Enum) -> Enum {
    let member = |member: &model::Enumerator| Enumerator {
        name: member.name.clone(),
        value: member.value,
        toolkits: (member.toolkits != item.toolkits).then(|| interval(&member.toolkits)),
        deprecated: member.deprecated.iter().map(interval).collect(),
    };
    Enum {
        name: item.name.clone(),
        tag: item.tag.clone(),
        api: api(item.api),
        is_signed: item.is_signed,
        toolkits: interval(&item.toolkits),
        members: item.members.iter().map(member).collect(),
    }
}

/// Returns the tags of structures that handles and pointers refer to without a definition in a header.
fn opaque_tags(declared: &model::Declared) -> Vec<String> {
    let defined: BTreeSet<&str> = declared
        .records
        .iter()
        .flat_map(|record| [record.name.as_str(), record.tag.as_str()])
        .collect();
    let tags = declared
        .typedefs
        .iter()
        .filter_map(|typedef| match &typedef.kind {
            model::TypedefKind::Handle { tag } => Some(tag.as_str()),
            _ => None,
        });
    let tags: BTreeSet<&str> = tags.filter(|tag| !defined.contains(tag)).collect();
    tags.into_iter().map(str::to_owned).collect()
}

fn record(declared: &model::Declared, item: &model::Record) -> Record {
    let field = |field: &model::Field| Field {
        name: field.name.clone(),
        ty: ty(&field.ty),
        c: c_field(declared, item.api, field),
        offset: field.offset,
        bits: field.bits,
    };
    Record {
        name: item.name.clone(),
        tag: item.tag.clone(),
        api: api(item.api),
        kind: match item.kind {
            model::RecordKind::Struct => RecordKind::Struct,
            model::RecordKind::Union => RecordKind::Union,
        },
        size: item.size,
        align: item.align,
        windows: item.windows.map(|(size, align)| Layout { size, align }),
        toolkits: interval(&item.toolkits),
        fields: item.fields.iter().map(field).collect(),
    }
}

/// Returns the C declaration of a field, including its width.
fn c_field(declared: &model::Declared, api: model::Api, field: &model::Field) -> String {
    let name = (!field.name.is_empty()).then_some(field.name.as_str());
    let c = c_declarator(declared, api, &field.ty, name);
    match field.bits {
        Some((_, width)) => format!("{c} : {width}"),
        None => c,
    }
}

fn typedef(declared: &model::Declared, item: &model::Typedef) -> Typedef {
    Typedef {
        name: item.name.clone(),
        api: api(item.api),
        toolkits: interval(&item.toolkits),
        c: c_typedef(declared, item),
        kind: match &item.kind {
            model::TypedefKind::Handle { tag } => TypedefKind::Handle { tag: tag.clone() },
            model::TypedefKind::Callback { params, result } => TypedefKind::Callback {
                params: params.iter().map(ty).collect(),
                result: ty(result),
            },
            model::TypedefKind::Alias(of) => TypedefKind::Alias { of: ty(of) },
        },
    }
}

fn c_typedef(declared: &model::Declared, item: &model::Typedef) -> String {
    let name = Some(item.name.as_str());
    let spell = |ty: &model::Type| c_declarator(declared, item.api, ty, name);
    let c = match &item.kind {
        model::TypedefKind::Handle { tag } => format!("struct {tag} *{}", item.name),
        model::TypedefKind::Callback { params, result } => spell(&model::Type::Function {
            params: params.clone(),
            result: Box::new(result.clone()),
        }),
        model::TypedefKind::Alias(of) => spell(of),
    };
    format!("typedef {c};")
}

fn constant(item: &model::Constant) -> Constant {
    Constant {
        name: item.name.clone(),
        api: api(item.api),
        toolkits: interval(&item.toolkits),
        value: match &item.value {
            model::ConstantValue::Int { value, ty: of } => ConstantValue::Int {
                value: *value,
                ty: ty(of),
            },
            model::ConstantValue::Float(value) => ConstantValue::Float { value: *value },
            model::ConstantValue::Text(value) => ConstantValue::Text {
                value: value.clone(),
            },
            model::ConstantValue::Pointer { value, ty: of } => ConstantValue::Pointer {
                value: *value,
                ty: ty(of),
            },
            model::ConstantValue::Alias(of) => ConstantValue::Alias { of: of.clone() },
        },
    }
}
