import { createHash } from 'node:crypto';
import { bodyOf, parseFrontMatter } from '../plugins/front-matter';
import type { ContentFile } from './content-check';

/** Returns the fingerprint of a text without its front matter: the first 8 hexadecimal digits of its SHA-256. */
export function textFingerprint(source: string): string {
  return createHash('sha256').update(bodyOf(source).trim()).digest('hex').slice(0, 8);
}

/**
 * Returns one reminder for each legal text that changed after its last review. `reviewedText` in its front matter is the
 * fingerprint of the text that the reviewer read on the day `reviewed`. Throws an error that names the file if a legal text has
 * no front matter.
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
