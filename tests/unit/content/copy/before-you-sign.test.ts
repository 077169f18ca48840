import { expect, test } from 'vitest';
import { beforeYouSign } from '../../../../src/content/copy/before-you-sign';

test('while the owner has answered nothing, every open question is listed as not published yet', () => {
  const { terms, missing } = beforeYouSign({});
  expect(terms).toHaveLength(8);
  expect(missing.items).toHaveLength(13);
  expect(missing.items.join(' ')).toMatch(/languages.*sample audit.*cap of our share.*logins.*CIN/);
});

test('an answer of the owner becomes a term and leaves the list', () => {
  const { terms, missing } = beforeYouSign({ languages: 'We speak English and Kannada.' });
  expect(terms).toContainEqual({
    title: 'Languages we speak',
    text: 'We speak English and Kannada.',
  });
  expect(missing.items).toHaveLength(12);
  expect(missing.items).not.toContain('the languages we speak');
});

test('a blank answer is no answer', () => {
  expect(beforeYouSign({ languages: '' })).toEqual(beforeYouSign({}));
});

test('a sample audit report is a link to its file', () => {
  const link = { href: '/sample-audit.pdf', text: 'Sample audit report (PDF)' };
  const { terms } = beforeYouSign({ sampleAudit: link });
  expect(terms.at(-1)).toMatchObject({ title: 'A sample audit report', link });
});
