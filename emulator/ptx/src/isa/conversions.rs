//! Conversions, comparisons and selection.

use super::form::Form;

pub(super) const FORMS: &[Form] = &[
    (
        "setp.{eq ne lt le gt ge lo ls hi hs}[.{and or xor}].{b16 b32 b64 u16 u32 u64 s16 s32 s64}",
        "=p|p t t p?",
    ),
    (
        "setp.{eq ne lt le gt ge equ neu ltu leu gtu geu num nan}[.{and or xor}][.ftz].{f32 f64 f16 bf16}",
        "=p|p t t p?",
    ),
    (
        "setp.{eq ne lt le gt ge equ neu ltu leu gtu geu num nan}[.{and or xor}][.ftz].{f16x2 bf16x2}",
        "=p|p t t p?",
    ),
    (
        "set.{eq ne lt le gt ge lo ls hi hs}[.{and or xor}].{u32 s32 f32}.{b16 b32 b64 u16 u32 u64 s16 s32 s64}",
        "=t u u p?",
    ),
    (
        "set.{eq ne lt le gt ge equ neu ltu leu gtu geu num nan}[.{and or xor}][.ftz].{u32 s32 f32 u16 s16 f16 bf16}.{f32 f64 f16 bf16}",
        "=t u u p?",
    ),
    (
        "set.{eq ne lt le gt ge equ neu ltu leu gtu geu num nan}[.{and or xor}][.ftz].f16x2.f16x2",
        "=t u u p?",
    ),
    (
        "set.{eq ne lt le gt ge equ neu ltu leu gtu geu num nan}[.{and or xor}].bf16x2.bf16x2",
        "=t u u p?",
    ),
    (
        "set.{eq ne lt le gt ge equ neu ltu leu gtu geu num nan}[.{and or xor}][.ftz].{u32 s32}.{f16x2 bf16x2}",
        "=t u u p?",
    ),
    (
        "selp.{b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64}",
        "=t t t p",
    ),
    (
        "slct[.ftz].{b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64}.{s32 f32}",
        "=t t t u",
    ),
    (
        "mov.{b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64}",
        "any any",
    ),
    ("mov.pred", "=p p"),
    (
        "cvt.{u8 u16 u32 u64 s8 s16 s32 s64}.{u8 u16 u32 u64 s8 s16 s32 s64}",
        "=t+ u+",
    ),
    (
        "cvt.sat.{u8 u16 u32 u64 s8 s16 s32 s64}.{u8 u16 u32 u64 s8 s16 s32 s64}",
        "=t+ u+",
    ),
    (
        "cvt.{rni rzi rmi rpi}[.ftz][.sat].{u8 u16 u32 u64 s8 s16 s32 s64}.{f16 f32 f64 bf16}",
        "=t+ u+",
    ),
    (
        "cvt.{rn rz rm rp}[.sat].{f16 f32 f64 bf16}.{u8 u16 u32 u64 s8 s16 s32 s64}",
        "=t+ u+",
    ),
    (
        "cvt.{rn rz rm rp}[.ftz][.sat].{f16 f32}.{f32 f64}",
        "=t+ u+",
    ),
    ("cvt.{rni rzi rmi rpi}[.ftz][.sat].f32.f32", "=t+ u+"),
    ("cvt.{rni rzi rmi rpi}[.sat].f64.f64", "=t+ u+"),
    ("cvt.{rni rzi rmi rpi}[.ftz][.sat].f16.f16", "=t+ u+"),
    ("cvt.{rni rzi rmi rpi}[.sat].bf16.bf16", "=t+ u+"),
    ("cvt[.ftz][.sat].f32.{f16 f32 bf16}", "=t+ u+"),
    ("cvt[.ftz][.sat].f64.{f16 f32 f64 bf16}", "=t+ u+"),
    ("cvt[.ftz][.sat].f16.f16", "=t+ u+"),
    ("cvt.{rn rz}[.relu].{f16 bf16}.f32", "=t+ u+"),
    ("cvt.{rn rz rm rp}[.sat].bf16.{f16 f32 f64 bf16}", "=t+ u+"),
    ("cvt.{rn rz}[.relu].{f16x2 bf16x2}.f32", "=t u u"),
    ("cvt.pack.sat.{u16 s16}.s32", "=b32 u u"),
    (
        "cvta[.to].{global shared shared::cta const local param}.u64",
        "=t any",
    ),
    (
        "isspacep.{global shared shared::cta shared::cluster const local param}",
        "=p b64",
    ),
];
