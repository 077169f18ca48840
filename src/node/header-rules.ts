interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Returns the rules of a `_headers` file (Netlify, Cloudflare Pages) in their order, for `headersFor`. A rule is a path line
 * that begins with `/`, then indented lines `Name: value`. In paths, `*` matches any text and `:name` one segment. Skips blank
 * lines and `#` comments. Throws on any other line, and on a header before the first path.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: pathPattern(line.trim()), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined)
      throw new Error(`_headers: cannot read "${line}"`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/**
 * Returns the headers of all rules that match the whole `path`, with names in lower case. Several values of one header are
 * joined with ", " in their order. Returns {} if no rule matches.
 */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []))) {
    const key = name.toLowerCase();
    found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`;
  }
  return found;
}

function pathPattern(path: string): RegExp {
  const parts = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^${parts.join('.*')}$`);
}
