//! What the text of a kernel says of it, as far as a launch is judged by that.

/// A parameter among all of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub offset: u32,
    pub size: u32,
}

/// A kernel as its text declares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub parameters: Vec<Parameter>,
    /// Up to which byte the parameters lie.
    pub parameter_bytes: u32,
    /// Bytes of shared memory that each block has anyway.
    pub shared_bytes: u32,
    /// Registers of a thread, reckoned by the names that are declared.
    pub registers: u32,
    /// The most threads of a block.
    pub max_threads: Option<[u32; 3]>,
    /// The only threads of a block.
    pub required_threads: Option<[u32; 3]>,
    /// Blocks of a cluster.
    pub cluster: Option<[u32; 3]>,
    /// The target that the text names, 50 for 5.0.
    pub target: u32,
}

/// The kernels of a text of PTX; `None` for what is no PTX.
pub fn read_entries(text: &str) -> Option<Vec<Entry>> {
    let text: String = text.lines().map(without_comment).collect();
    if !text.trim_start().starts_with(".version") {
        return None;
    }
    let target = number_behind(&text, ".target sm_").unwrap_or(0);
    let mut entries = Vec::new();
    for piece in text.split(".entry ").skip(1) {
        let open = piece.find('{')?;
        let (head, body) = (&piece[..open], &piece[open..]);
        let body = &body[..body.find("\n.").unwrap_or(body.len())];
        entries.push(Entry {
            target,
            ..read_entry(head, body)
        });
    }
    Some(entries)
}

/// A line with the end that every line has, so that words do not run together.
fn without_comment(line: &str) -> String {
    let code = line.split("//").next().unwrap_or(line);
    format!("{}\n", code.trim_end())
}

fn read_entry(head: &str, body: &str) -> Entry {
    let name = head.split(['(', '\n', ' ']).next().unwrap_or(head).trim();
    let (parameters, parameter_bytes) = read_parameters(head);
    Entry {
        name: name.to_owned(),
        parameters,
        parameter_bytes,
        shared_bytes: body.lines().map(|line| bytes_of(line, ".shared ")).sum(),
        registers: 4 + body.lines().map(registers_of).sum::<u32>(),
        max_threads: sizes_behind(head, ".maxntid"),
        required_threads: sizes_behind(head, ".reqntid"),
        cluster: sizes_behind(head, ".reqnctapercluster"),
        target: 0,
    }
}

fn read_parameters(head: &str) -> (Vec<Parameter>, u32) {
    let mut parameters = Vec::new();
    let mut end = 0_u32;
    let list = head
        .split_once('(')
        .and_then(|(_, rest)| rest.split_once(')'));
    let list = list.map_or("", |(list, _)| list);
    for item in list.split(',').filter(|item| item.contains(".param")) {
        let align = number_behind(item, ".align ");
        let size = bytes_of(item, ".param ");
        let element = element_of(item);
        let offset = end.next_multiple_of(align.unwrap_or(element).max(1));
        parameters.push(Parameter { offset, size });
        end = offset + size;
    }
    (parameters, end)
}

/// Bytes of an element of what a line declares.
fn element_of(line: &str) -> u32 {
    let mut words = line.split_whitespace();
    let bits = words.find_map(|word| {
        let number = word
            .strip_prefix('.')?
            .trim_start_matches(['b', 'u', 's', 'f']);
        number.parse::<u32>().ok()
    });
    bits.unwrap_or(0) / 8
}

/// Bytes of what a line declares in a space; none where it declares nothing there.
fn bytes_of(line: &str, space: &str) -> u32 {
    let line = line.trim_start();
    if !line.contains(space) || line.starts_with("st.") || line.starts_with("ld.") {
        return 0;
    }
    let count = line
        .split_once('[')
        .and_then(|(_, rest)| rest.split_once(']'));
    let count = count.map_or(Some(1), |(count, _)| count.parse().ok());
    element_of(line) * count.unwrap_or(0)
}

/// Registers of 32 bits that a line declares.
fn registers_of(line: &str) -> u32 {
    let Some(names) = line.trim_start().strip_prefix(".reg ") else {
        return 0;
    };
    let width = if names.starts_with(".b64") { 2 } else { 1 };
    let count = |name: &str| number_behind(name, "<").unwrap_or(1);
    width * names.split(',').map(count).sum::<u32>()
}

/// The number right behind a word.
fn number_behind(text: &str, word: &str) -> Option<u32> {
    let (_, rest) = text.split_once(word)?;
    let end = rest.find(|c: char| !c.is_ascii_digit());
    rest[..end.unwrap_or(rest.len())].parse().ok()
}

/// The three sizes behind a directive.
fn sizes_behind(text: &str, word: &str) -> Option<[u32; 3]> {
    let (_, rest) = text.split_once(word)?;
    let mut sizes = rest
        .trim_start()
        .split(|c: char| !c.is_ascii_digit() && c != ' ');
    let mut next = || sizes.next()?.trim().parse().ok();
    Some([next()?, next().unwrap_or(1), next().unwrap_or(1)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use cuspec_kernels::text;

    fn entry(image: &str, name: &str) -> Entry {
        let text = text(image).trim_end_matches('\0');
        let entries = read_entries(text).expect("it is PTX");
        let mut entries = entries.into_iter();
        entries
            .find(|entry| entry.name == name)
            .expect("it is there")
    }

    #[test]
    fn parameters_lie_where_they_are_aligned() {
        let entry = entry("parameters", "parameters");
        let places: Vec<_> = entry
            .parameters
            .iter()
            .map(|p| (p.offset, p.size))
            .collect();
        let expected = [
            (0, 8),
            (8, 1),
            (10, 2),
            (12, 4),
            (16, 8),
            (24, 4),
            (32, 8),
            (48, 48),
        ];
        assert_eq!(places, expected);
        assert_eq!(entry.parameter_bytes, 96);
    }

    #[test]
    fn what_a_block_may_be_is_read() {
        assert_eq!(
            entry("bounded", "at_most_128").max_threads,
            Some([128, 1, 1])
        );
        assert_eq!(
            entry("shapes", "exactly_32").required_threads,
            Some([32, 1, 1])
        );
        assert_eq!(entry("pairs", "pairs").cluster, Some([2, 1, 1]));
        assert_eq!(entry("pairs", "pairs").target, 90);
        assert_eq!(entry("shapes", "holding").shared_bytes, 1024);
        assert_eq!(entry("shapes", "exactly_32").shared_bytes, 0);
        assert!(entry("hungry", "hungry").registers > 128);
        assert!(entry("nothing", "nothing").registers <= 32);
    }

    #[test]
    fn what_does_not_begin_with_its_version_is_no_ptx() {
        assert!(read_entries("garbage .entry one() { ret; }").is_none());
    }
}
