//! Numbers: which exemplar a live value counts as.

use cuspec_spec::case::Op;
use cuspec_spec::contract::choice::{Member, bind, enumerators, gap, mask};
use cuspec_spec::contract::{Domain, DomainUse, Exemplar, ExemplarValue, Expr, kebab, snake};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::classifier::Classifier;
use super::expressions::Printer;
use super::params::standing;

impl Classifier<'_> {
    /// A number: each exemplar by the values that count as it.
    pub(super) fn scalar(
        &self,
        domain: &Domain,
        used: &DomainUse,
        prefix: &str,
        raw: &TokenStream,
    ) -> TokenStream {
        let members = enumerators(self.names, used);
        let mut rows = Vec::new();
        for exemplar in domain.exemplars.iter() {
            rows.extend(self.rows(domain, used, exemplar, prefix, &members));
        }
        quote!({ let value = (#raw) as i128; Arg::number(value) #(#rows)* })
    }

    fn rows(
        &self,
        domain: &Domain,
        used: &DomainUse,
        exemplar: &Exemplar,
        prefix: &str,
        members: &[Member],
    ) -> Vec<TokenStream> {
        let row = |is: TokenStream, name: &str, own: &str| {
            let standing = standing(used, exemplar, name);
            let standing = self.print_standing(&standing, prefix, own);
            let word = snake(&exemplar.name);
            let words = &exemplar.is;
            quote!(.exemplar(#is, &[#word #(, #words)*], #standing))
        };
        let own = kebab(&exemplar.name);
        let all: i128 = members.iter().fold(0, |all, member| all | member.value);
        let mask = mask(domain, used);
        let lit = |value: i128| Literal::i128_unsuffixed(value);
        match &exemplar.value {
            Some(ExemplarValue::Each | ExemplarValue::Within | ExemplarValue::Beside) => members
                .iter()
                .filter(|member| used.standings.iter().any(|(n, _)| *n == member.name))
                .map(|member| {
                    let (name, value) = (&member.name, lit(member.value));
                    row(quote!(eq(int(value), int(#value))), name, name)
                })
                .collect(),
            Some(ExemplarValue::Gap) => match gap(members) {
                Some(value) => {
                    let value = lit(value);
                    vec![row(
                        quote!(eq(int(value), int(#value))),
                        &exemplar.name,
                        &own,
                    )]
                }
                None => Vec::new(),
            },
            Some(ExemplarValue::Beyond) => {
                let known = members
                    .iter()
                    .map(|member| lit(member.value))
                    .chain(gap_of(domain, members).map(lit));
                vec![row(
                    quote!(not(one_of(int(value), &[#(int(#known)),*]))),
                    &exemplar.name,
                    &own,
                )]
            }
            Some(ExemplarValue::UnknownBit) => {
                let all = lit(all);
                vec![row(
                    quote!(ne(bit_and(int(value), int(#all)), int(value))),
                    &exemplar.name,
                    &own,
                )]
            }
            Some(ExemplarValue::Mixed) => {
                let within = members
                    .iter()
                    .map(|member| member.value)
                    .filter(|v| v & !mask == 0)
                    .map(lit);
                let mask = lit(mask);
                vec![row(
                    quote!(not(one_of(bit_and(int(value), int(#mask)), &[#(int(#within)),*]))),
                    &exemplar.name,
                    &own,
                )]
            }
            Some(ExemplarValue::All) => {
                let all = lit(all);
                vec![row(quote!(eq(int(value), int(#all))), &exemplar.name, &own)]
            }
            Some(ExemplarValue::Expr(value)) => {
                let is = match &exemplar.when {
                    Some(when) => bind(when, used),
                    None => Expr::Binary(Op::Eq, Box::new(Expr::Live), Box::new(bind(value, used))),
                };
                let is = Printer {
                    names: self.names,
                    over: &[],
                }
                .print(&is);
                vec![row(is, &exemplar.name, &own)]
            }
            Some(ExemplarValue::Text(_)) | None => Vec::new(),
        }
    }
}

fn gap_of(domain: &Domain, members: &[Member]) -> Option<i128> {
    domain
        .exemplars
        .iter()
        .any(|e| matches!(e.value, Some(ExemplarValue::Gap)))
        .then(|| gap(members))
        .flatten()
}
