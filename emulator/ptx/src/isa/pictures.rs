//! Textures and surfaces.

use super::form::Form;

pub(super) const FORMS: &[Form] = &[
    ("tex.{1d 2d 3d}.v4.{u32 s32 f32}.{s32 f32}", "=v [o]"),
    ("tex.{cube acube}.v4.{u32 s32 f32}.f32", "=v [o]"),
    ("tld4.{r g b a}.2d.v4.{u32 s32 f32}.f32", "=v [o]"),
    (
        "suld.b.{1d 2d 3d a1d a2d}[.{ca cg cs cv}][.{v2 v4}].{b8 b16 b32 b64}.{trap clamp zero}",
        "=v [o]",
    ),
    (
        "sust.b.{1d 2d 3d a1d a2d}[.{wb cg cs wt}][.{v2 v4}].{b8 b16 b32 b64}.{trap clamp zero}",
        "[o] v",
    ),
];
