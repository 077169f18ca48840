import { hash } from 'node:crypto';
import { parseFrontMatter, withoutFrontMatter } from '../mdx-source';
import type { ContentFile } from './content-check';

/** Returns the first 8 hexadecimal digits of the SHA-256 of an MDX text, trimmed and without front matter. */
export function textDigest(source: string): string {
  return hash('sha256', withoutFrontMatter(source).trim()).slice(0, 8);
}

/**
 * Returns one reminder for each MDX file in legal/ whose `textDigest` differs from `reviewedText`: its text changed after the
 * review. The reminder names the value to set. Ignores other files. Throws if a legal text has no YAML front matter.
 */
export function reviewReminders(files: readonly ContentFile[]): string[] {
  return files
    .filter(({ name }) => /^legal\/.*\.mdx$/.test(name))
    .flatMap(({ name, text }) => {
      const { reviewed, reviewedText } = parseFrontMatter(text, `content/${name}`);
      const digest = textDigest(text);
      if (reviewedText === digest) return [];
      return [
        `src/content/${name} changed after its review of ${reviewed}. Read it, set "reviewed" to that day and "reviewedText" to "${digest}".`,
      ];
    });
}
