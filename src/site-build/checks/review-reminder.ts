import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseFrontMatter, withoutFrontMatter } from '../../content/mdx-source';
import { listFiles } from '../../node/list-files';

/** Returns the first 8 hexadecimal digits of the SHA-256 of an MDX text, trimmed and without front matter. */
export function textDigest(source: string): string {
  return hash('sha256', withoutFrontMatter(source).trim()).slice(0, 8);
}

/**
 * Returns one reminder for each MDX file in `folder` whose `textDigest` differs from `reviewedText`: its text changed after the
 * review. The reminder names the value to set. Throws if the folder is missing, or a text has no YAML front matter.
 */
export function reviewReminders(folder: string): string[] {
  return listFiles(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = folder + name;
      const text = readFileSync(file, 'utf8');
      const { reviewed, reviewedText } = parseFrontMatter(text, file);
      const digest = textDigest(text);
      if (reviewedText === digest) return [];
      return [
        `${file} changed after its review of ${reviewed}. Read it, set "reviewed" to that day and "reviewedText" to "${digest}".`,
      ];
    });
}
