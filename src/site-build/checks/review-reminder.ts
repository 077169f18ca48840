import { createHash } from 'node:crypto';
import { bodyOf, parseFrontMatter } from '../mdx/front-matter';
import type { ContentFile } from './content-check';

/** Returns 8 hexadecimal digits: the start of the SHA-256 of an MDX file's trimmed text without front matter. */
export function textFingerprint(source: string): string {
  return createHash('sha256').update(bodyOf(source).trim()).digest('hex').slice(0, 8);
}

/**
 * Returns one reminder for each MDX file in legal/ whose text changed after its review, because `textFingerprint` differs from
 * `reviewedText`. It names the value to set. Ignores other files. Throws if a legal text has no YAML front matter.
 */
export function reviewReminders(files: readonly ContentFile[]): string[] {
  return files
    .filter(({ name }) => /^legal\/.*\.mdx$/.test(name))
    .flatMap(({ name, text }) => {
      const { reviewed, reviewedText } = parseFrontMatter(text, `content/${name}`);
      const fingerprint = textFingerprint(text);
      if (reviewedText === fingerprint) return [];
      return [
        `src/content/${name} changed after its review of ${reviewed}. Read it, set "reviewed" to that day and "reviewedText" to "${fingerprint}".`,
      ];
    });
}
