//! Addresses that one entry of the guide stands for: `{a,b}` is one of several words, `{1..30}` one of several numbers.

/// Returns each address, with the word that it has in place of each group in braces.
pub(super) fn expand(pattern: &str) -> Result<Vec<(String, Vec<String>)>, String> {
    let Some((before, rest)) = pattern.split_once('{') else {
        return Ok(vec![(pattern.to_owned(), Vec::new())]);
    };
    let (group, after) = rest
        .split_once('}')
        .ok_or_else(|| format!("`{{{rest}` has no closing brace"))?;
    let words = words(group)?;
    let tails = expand(after)?;
    let addresses = words.iter().flat_map(|word| {
        tails.iter().map(move |(tail, chosen)| {
            let chosen = [word.clone()].into_iter().chain(chosen.iter().cloned());
            (format!("{before}{word}{tail}"), chosen.collect())
        })
    });
    Ok(addresses.collect())
}

/// Replaces `{1}`, `{2}` and so on by the words that were chosen.
pub(super) fn fill(pattern: &str, chosen: &[String]) -> String {
    let numbered = chosen.iter().enumerate();
    numbered.fold(pattern.to_owned(), |text, (index, word)| {
        text.replace(&format!("{{{}}}", index + 1), word)
    })
}

fn words(group: &str) -> Result<Vec<String>, String> {
    let Some((first, last)) = group.split_once("..") else {
        return Ok(group.split(',').map(str::to_owned).collect());
    };
    let number = |text: &str| {
        text.parse::<u32>()
            .map_err(|_| format!("`{text}` in `{{{group}}}` is no number"))
    };
    let (first, last) = (number(first)?, number(last)?);
    if last < first {
        return Err(format!("`{{{group}}}` is empty"));
    }
    Ok((first..=last).map(|number| number.to_string()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_of_a_group_is_chosen_with_each_of_the_next() {
        let all = expand("f/{a,bc}.html#bit-{9..10}").expect("it has no mistake");
        let addresses: Vec<&str> = all.iter().map(|(address, _)| address.as_str()).collect();
        assert_eq!(
            addresses,
            [
                "f/a.html#bit-9",
                "f/a.html#bit-10",
                "f/bc.html#bit-9",
                "f/bc.html#bit-10"
            ]
        );
        assert_eq!(fill("f/{1}.html", &all[3].1), "f/bc.html");
    }

    #[test]
    fn groups_without_an_end_and_empty_ranges_are_mistakes() {
        let mistake = |pattern: &str| expand(pattern).expect_err("it is a mistake");
        assert_eq!(mistake("f/{a,b"), "`{a,b` has no closing brace");
        assert_eq!(mistake("f/{3..1}"), "`{3..1}` is empty");
        assert_eq!(mistake("f/{1..x}"), "`x` in `{1..x}` is no number");
    }
}
