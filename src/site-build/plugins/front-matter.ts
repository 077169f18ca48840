import { parse } from 'yaml';

/**
 * The YAML between the two `---` lines at the start of an MDX file, as plain data. Dates stay text.
 * Throws, naming the file, when there is none, or when it is not a YAML mapping. What the fields must be is the
 * business of the collection that reads them.
 */
export function parseFrontMatter(source: string, file: string): Record<string, unknown> {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/.exec(source)?.[1];
  if (yaml === undefined) throw new Error(`${file}: must begin with front matter between two lines of "---"`);
  const value = parseYaml(yaml, file);
  if (!isRecord(value))
    throw new Error(`${file}: the front matter must be fields, "name: value" on each line`);
  return value;
}

function parseYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What is left of an MDX file for a reader: no front matter, no imports, no drawn figures and no addresses of links.
 * The signs of Markdown stay, for `wordCount` counts no run without a letter or a digit.
 */
export function readableText(source: string): string {
  return source
    .replace(/^---\r?\n[\s\S]*?\r?\n---\s*/, '')
    .replace(/^(?:import|export)\b.*$/gm, '')
    .replace(/<[A-Z][^>]*\/>/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
}
