import { expect, test } from 'vitest';
import { reviewReminders, textDigest } from '../../../../src/site-build/checks/review-reminder';
import { temporaryFolder } from '../../../support/temporary-folder';

const text = (body: string, reviewedText: string) =>
  `---\nreviewed: 2026-11-22\nreviewedText: "${reviewedText}"\n---\n${body}\n`;

test('the reminder names a legal text that changed after its review, with the fingerprint to set', () => {
  const folder = temporaryFolder({
    'privacy.mdx': text('We keep nothing.', textDigest('We keep less.')),
  });
  expect(reviewReminders(folder)).toEqual([
    `${folder}/privacy.mdx changed after its review of 2026-11-22. Read it, set "reviewed" to that day and "reviewedText" to "${textDigest('We keep nothing.')}".`,
  ]);
});

test('an unchanged text needs no reminder, even if its front matter changed', () => {
  const body = 'We keep nothing.';
  expect(reviewReminders(temporaryFolder({ 'terms.mdx': text(body, textDigest(body)) }))).toEqual([]);
});

test('only MDX files are read', () => {
  expect(reviewReminders(temporaryFolder({ 'note.txt': text('Pace.', 'none') }))).toEqual([]);
});
