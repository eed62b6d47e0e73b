//! Recorded answers by case: folded, deviations first.

use cuspec_spec::case::Kind;
use maud::{Markup, html};

use crate::address::{Address, case_label};
use crate::evidence::{Answer, Asked, Verdict};
use crate::function::Function;
use crate::view::View;

/// Limit of listed cases with several differences that were all answered alike and as expected.
/// page names so many.
const NAMED: usize = 2;

/// Cases with the same answers of the subjects that were asked.
struct Alike<'e, 'a> {
    /// Those to the first case.
    answers: Vec<Option<Answer<'a>>>,
    cases: Vec<&'e Asked<'a>>,
}

impl View<'_, '_> {
    pub(super) fn cases(&self, function: &Function<'_>) -> Markup {
        let evidence = &self.site.evidence;
        let cases: Vec<&Asked> = evidence.cases(function.name).collect();
        let of = |kind: Kind| cases.iter().find(|asked| asked.case.kind == kind);
        let calls: Vec<&Asked> = cases
            .iter()
            .copied()
            .filter(|asked| !matches!(asked.case.kind, Kind::Export | Kind::Survey))
            .collect();
        html! {
            @if !cases.is_empty() {
                h2 id="evidence" { "Evidence" }
                    @if !calls.is_empty() { (self.calls(function, &calls)) }
                    @if let Some(survey) = of(Kind::Survey) {
                        p id="survey" {
                            "Called with zeros before " (self.symbol("cuInit")) ": "
                            (self.answers(survey)) "."
                        }
                    }
                    @if let Some(export) = of(Kind::Export) {
                        p id="export" { (self.exported(export)) }
                    }
            }
        }
    }

    /// Every call of the suite, by result.
    fn calls(&self, function: &Function<'_>, calls: &[&Asked<'_>]) -> Markup {
        let evidence = &self.site.evidence;
        let subjects = evidence.asked(function.name);
        let asked = subjects
            .iter()
            .filter_map(|place| evidence.subjects.get(*place));
        let (with_device, without_device): (Vec<_>, Vec<_>) =
            asked.partition(|subject| subject.has_device);
        let without_device: Vec<&str> = without_device.iter().map(|one| &*one.release).collect();
        let grid = crate::pages::grid::address(function.api, &function.newest.group);
        let shown = evidence.shown();
        // Cases linked from the table of codes are listed.
        let seen = function.returns.iter().flat_map(|one| &one.seen);
        let seen: Vec<&str> = seen.map(|shown| shown.case).collect();
        let groups = group(calls, &shown);
        let is_odd = groups.iter().any(is_different);
        html! {
            p {
                (calls.len()) " calls of the suite"
                @if subjects.is_empty() { ", not recorded yet" }
                @for (place, subject) in with_device.iter().enumerate() {
                    @if place == 0 { ", asked of " } @else { " and of " }
                    (self.link(&Address::subject(&subject.name), &subject.device))
                    " with driver " (subject.release)
                }
                @if !without_device.is_empty() {
                    @if with_device.is_empty() { ", asked of " } @else { " and of " }
                    (self.link(&Address::page("grid.html"), "drivers without a device")) ", "
                    (without_device.join(", "))
                }
                "."
                @if !subjects.is_empty() {
                    " Each answer is in the "
                    (self.link(&Address::page(grid.page.replace(".html", ".json")), "evidence of the group")) "."
                }
                @if is_odd { " " b { "Not all as the contract says, or not all alike." } }
            }
            @for group in &groups { (self.alike(group, &seen)) }
        }
    }

    fn alike(&self, group: &Alike<'_, '_>, seen: &[&str]) -> Markup {
        let answers = &group.answers;
        // One answer is printed once, whichever subjects gave it.
        let shown = match only(answers) {
            Some(answer) => vec![Some(answer)],
            None => answers.clone(),
        };
        let mut words: Vec<&str> = Vec::new();
        for answer in &shown {
            let word = answer.map_or("not asked", |answer| answer.code);
            if words.last() != Some(&word) {
                words.push(word);
            }
        }
        let remarks = shown.iter().flatten().map(|one| one.remarks);
        let remarks: Vec<&str> = remarks.filter(|text| !text.is_empty()).collect();
        let is_open = answers
            .iter()
            .flatten()
            .any(|one| one.verdict == Verdict::Open);
        let class = match (is_different(group), is_open) {
            (true, _) => "cases differs",
            (_, true) => "cases open",
            _ => "cases",
        };
        let is_linked = |asked: &Asked<'_>| self.site.uses.cases.contains(&*asked.case.id);
        let mut named = group.cases.clone();
        if !is_different(group) {
            let mut room = NAMED;
            named.retain(|asked| {
                let label = case_label(&asked.case.id).map_or_else(String::new, |(_, label)| label);
                let is_named =
                    !label.contains(',') || is_linked(asked) || seen.contains(&&*asked.case.id);
                let is_another = !is_named && room > 0;
                room -= usize::from(is_another);
                is_named || is_another
            });
        }
        html! {
            details class=(class) {
                summary {
                    @if words.is_empty() { "Asked by the suite" } @else { code { (words.join(" / ")) } }
                    @if !remarks.is_empty() { " (" (remarks.join(", ")) ")" }
                    " " span.count { (group.cases.len()) }
                }
                ul {
                    @for asked in &named {
                        @let label = case_label(&asked.case.id).map(|(_, label)| label);
                        // The script finds all others by their text: ids would double the list.
                        li id=[label.as_ref().filter(|_| is_linked(asked))] { (label.as_deref().unwrap_or_default()) }
                    }
                }
                @if named.len() < group.cases.len() {
                    p.hint { "And " (group.cases.len() - named.len()) " more." }
                }
            }
        }
    }

    /// The answers to one case, each with its subjects.
    fn answers(&self, asked: &Asked<'_>) -> Markup {
        let mut given: Vec<(&str, Vec<&str>)> = Vec::new();
        for (answer, subject) in asked.answers.iter().zip(self.site.evidence.subjects) {
            let Some(answer) = answer else { continue };
            match given.iter_mut().find(|(code, _)| *code == answer.code) {
                Some((_, releases)) => releases.push(&subject.release),
                None => given.push((answer.code, vec![&subject.release])),
            }
        }
        html! {
            @if given.is_empty() { "not recorded" }
            @for (place, (code, releases)) in given.iter().enumerate() {
                @if place > 0 { "; " }
                (self.code(code)) " on " (releases.join(", "))
            }
        }
    }

    /// The subjects that have the symbol, and that return the same function by name.
    fn exported(&self, asked: &Asked<'_>) -> Markup {
        let given = asked.answers.iter().zip(self.site.evidence.subjects);
        let (there, not_there): (Vec<_>, Vec<_>) = given
            .filter_map(|(answer, subject)| Some((answer.as_ref()?, &*subject.release)))
            .partition(|(answer, _)| answer.verdict == Verdict::Agrees);
        let releases = |list: &[(&Answer, &str)]| -> String {
            let releases: Vec<&str> = list.iter().map(|(_, release)| *release).collect();
            releases.join(", ")
        };
        html! {
            @if there.is_empty() && not_there.is_empty() { "Not looked for in any library yet." }
            @if !there.is_empty() { "Exported by " (releases(&there)) ". " }
            @if !not_there.is_empty() { "Not exported, or another function by name, in " (releases(&not_there)) "." }
        }
    }
}

/// Cases by their answers: deviations first, then the most frequent, and unasked cases
/// last.
fn group<'e, 'a>(all: &[&'e Asked<'a>], subjects: &[usize]) -> Vec<Alike<'e, 'a>> {
    let mut groups: Vec<Alike> = Vec::new();
    for asked in all {
        let answers = asked.of(subjects);
        let is_alike = |group: &&mut Alike<'_, '_>| {
            let only = only(&answers);
            group.answers == answers || only.is_some() && only == self::only(&group.answers)
        };
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.cases.push(asked),
            None => groups.push(Alike {
                answers,
                cases: vec![asked],
            }),
        }
    }
    groups.sort_by_key(|group| {
        let is_asked = group.answers.iter().any(Option::is_some);
        let count = std::cmp::Reverse(group.cases.len());
        (!is_asked, !is_different(group), count)
    });
    groups
}

/// The answer that every subject gave which was asked, if they agree.
fn only<'a>(answers: &[Option<Answer<'a>>]) -> Option<Answer<'a>> {
    let mut given = answers.iter().flatten();
    let first = given.next()?;
    given.all(|one| one == first).then_some(*first)
}

/// Whether the subjects answered differently, or one of them not as expected.
fn is_different(group: &Alike<'_, '_>) -> bool {
    let mut given = group.answers.iter().flatten();
    let first = given.clone().next().map(|one| one.code);
    let differs = given.clone().any(|one| one.verdict == Verdict::Differs);
    differs || given.any(|one| Some(one.code) != first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(code: &'static str) -> Option<Answer<'static>> {
        Some(Answer {
            code,
            remarks: "",
            verdict: Verdict::Agrees,
        })
    }

    #[test]
    fn subjects_that_were_not_asked_contradict_no_answer() {
        let one = answer("A");
        assert_eq!(only(&[one, None, one]), one);
        assert_eq!(only(&[None, one]), one);
        assert_eq!(only(&[one, answer("B")]), None);
        assert_eq!(only(&[None]), None);
    }

    #[test]
    fn cases_with_one_answer_are_in_one_list() {
        let case = serde_json::json!({
            "case": "f[]", "function": "f", "group": "stream", "kind": "plain", "args": [], "expect": {},
        });
        let case = serde_json::from_value(case).expect("a case");
        let ask = |answers: [Option<Answer<'static>>; 2]| Asked {
            case: &case,
            answers: answers.to_vec(),
        };
        let asked = [
            ask([answer("A"), answer("A")]),
            ask([answer("A"), None]),
            ask([answer("A"), answer("B")]),
            ask([None, None]),
        ];
        let asked: Vec<&Asked<'_>> = asked.iter().collect();
        let groups = group(&asked, &[0, 1]);
        let sizes: Vec<usize> = groups.iter().map(|group| group.cases.len()).collect();
        assert_eq!(sizes, [1, 2, 1]);
    }
}
