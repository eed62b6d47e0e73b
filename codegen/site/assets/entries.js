// Everything that can be found, as lines: a name, and what else there is behind tabs. A line that
// begins with `=` names what the lines below it belong to. `lists` is put behind this.
window.cuspecEntries = () => {
  "use strict";
  const kinds = {
    function: { weight: 0, to: (name) => `f/${name}.html`, extra: "meant" },
    code: { weight: 0.2, to: (name, extra) => `e/${extra || name}.html` },
    type: { weight: 0.3, to: (name) => `t/${name}.html` },
    enumerator: { weight: 1, to: (name, extra, of) => `t/${of}.html#${name}` },
    constant: { weight: 0.6, to: (name) => `c/${name}.html` },
    library: { weight: 0.5, to: (name, extra, of) => `l/${of}.html#${name}` },
    rule: { weight: 1.4, to: (name, extra, of) => `f/${of}.html#${name}`, name: (name, of) => `${of}/${name}` },
    finding: { weight: 1.6, to: (name, extra) => `n/${extra}.html` },
    scenario: { weight: 1.6, to: (name, extra, of) => `x/${of}/${name}.html`, name: (name, of) => `${of}/${name}` },
    group: { weight: 0.4, to: (name, extra) => `g/${extra}.html` },
    exemplar: { weight: 1.2, to: (name, extra, of) => `d/${of}.html#${name}`, name: (name, of) => `${of}: ${name}` },
    word: { weight: 1.2, to: (name, extra) => extra },
  };
  const out = [];
  for (const [sort, lines] of Object.entries(lists)) {
    const kind = kinds[sort];
    let of = "";
    for (const line of lines.split("\n")) {
      if (line.startsWith("=")) {
        of = line.slice(1);
        continue;
      }
      const [name, text = "", extra = ""] = line.split("\t");
      const meant = kind.extra && extra || undefined;
      out.push({
        name: kind.name ? kind.name(name, of) : name,
        alias: name.toLowerCase(),
        meant,
        text,
        sort: meant ? `programs write ${meant}` : sort === "enumerator" || sort === "library" ? of : sort,
        weight: kind.weight,
        to: kind.to(name, extra, of),
      });
    }
  }
  return out;
};
