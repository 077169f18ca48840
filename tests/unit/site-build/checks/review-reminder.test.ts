import { expect, test } from 'vitest';
import { reviewReminders, textDigest } from '../../../../src/site-build/checks/review-reminder';

const text = (body: string, reviewedText: string) =>
  `---\nreviewed: 2026-11-22\nreviewedText: "${reviewedText}"\n---\n${body}\n`;

test('the reminder names a legal text that changed after its review, with the fingerprint to set', () => {
  const changed = text('We keep nothing.', textDigest('We keep less.'));
  expect(reviewReminders([{ name: 'legal/privacy.mdx', text: changed }])).toEqual([
    `src/content/legal/privacy.mdx changed after its review of 2026-11-22. Read it, set "reviewed" to that day and "reviewedText" to "${textDigest('We keep nothing.')}".`,
  ]);
});

test('an unchanged text needs no reminder, even if its front matter changed', () => {
  const body = 'We keep nothing.';
  expect(reviewReminders([{ name: 'legal/terms.mdx', text: text(body, textDigest(body)) }])).toEqual([]);
});

test('other content gets no reminder', () => {
  expect(reviewReminders([{ name: 'articles/pace/index.mdx', text: text('Pace.', 'none') }])).toEqual([]);
});
