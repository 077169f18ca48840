import { parse } from 'yaml';
import { messageOf } from '../helpers/thrown-error';

/**
 * Returns the front matter of an MDX file, the YAML between the two `---` lines at its start. Dates stay text. Throws an error
 * that names `file` if the front matter is missing or no valid YAML mapping. Does not check the fields.
 */
export function parseFrontMatter(source: string, file: string): Record<string, unknown> {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/.exec(source)?.[1];
  if (yaml === undefined) throw new Error(`${file}: must begin with front matter between two lines "---"`);
  const value = parseYaml(yaml, file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${file}: the front matter must be fields, "name: value" on each line`);
  return { ...value };
}

function parseYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}

/** Returns an MDX text without its front matter and the white space after it, or unchanged if it has no front matter. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^---\r?\n[\s\S]*?\r?\n---\s*/, '');
}

/**
 * Returns the text of an MDX file that visitors read. Removes the front matter, lines that begin with `import` or `export`,
 * tags with their attributes, and addresses of links. Markdown signs and the text between tags stay.
 */
export function readableText(source: string): string {
  return withoutFrontMatter(source)
    .replace(/^(?:import|export)\b.*$/gm, '')
    .replace(/<[A-Z][^>]*\/>/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
}

/** Returns the number of words in a plain text. A word is a part between white space with a letter or digit of any script. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
