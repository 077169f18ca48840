import { expect, test } from 'vitest';
import { beforeYouSign } from '../../../../src/content/copy/before-you-sign';

test('an answer of the owner becomes a term and leaves the list of open questions', () => {
  const unanswered = beforeYouSign({});
  const { terms, missing } = beforeYouSign({ languages: 'We speak English and Kannada.' });
  const term = { title: 'Languages we speak', text: 'We speak English and Kannada.' };
  expect(terms).toEqual([...unanswered.terms, term]);
  expect(unanswered.missing.items.filter((item) => !missing.items.includes(item))).toEqual([
    'the languages we speak',
  ]);
});

test('a blank answer is no answer', () => {
  expect(beforeYouSign({ languages: '' })).toEqual(beforeYouSign({}));
});

test('a sample audit report is a link to its file', () => {
  const link = { href: '/sample-audit.pdf', text: 'Sample audit report (PDF)' };
  const { terms } = beforeYouSign({ sampleAudit: link });
  expect(terms.at(-1)).toMatchObject({ title: 'A sample audit report', link });
});
