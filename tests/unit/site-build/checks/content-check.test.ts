import { expect, test } from 'vitest';
import {
  bannedWordFaults,
  headingFaults,
  labelFaults,
  readingTimeFaults,
} from '../../../../src/site-build/checks/content-check';

const page = (main: string, path = '/about') => ({ path, html: `<body><main>${main}</main></body>` });

test('the error about a banned word names the file, the line and what to write instead', () => {
  const text = "export const copy = {\n  text: 'We keep your house lit.',\n};";
  expect(bannedWordFaults({ name: 'copy/home.ts', text })).toEqual([
    'content/copy/home.ts:2: "your house": say your hotel',
  ]);
});

test('a word may be banned in copy/ only', () => {
  const text = "const text = 'It is sent by itself.';";
  expect(bannedWordFaults({ name: 'copy/outbox.ts', text })).toHaveLength(1);
  expect(bannedWordFaults({ name: 'articles/pace/index.mdx', text })).toEqual([]);
});

test('a comment may contain banned words, and a plain sentence has no fault', () => {
  const text = "/** Your house. */\n// as we report it\nconst text = 'Your hotel sells more rooms.';";
  expect(bannedWordFaults({ name: 'copy/home.ts', text })).toEqual([]);
});

test('a repeated heading is a fault, even with another level or markup', () => {
  expect(headingFaults(page('<h2 id="a">Terms</h2><h3><a href="#b">Terms</a></h3><h2>Prices</h2>'))).toEqual([
    '/about: the heading "Terms" is repeated',
  ]);
});

test('a figure of the company must have its label next to it', () => {
  expect(labelFaults(page('<p>45% across our hotels.</p>'))).toEqual([
    '/about: 45% has no label near it, in "45% across our hotels."',
  ]);
  expect(labelFaults(page('<dt>Average revenue growth</dt><dd>45<small>%</small></dd>'))).toEqual([]);
});

test('the end of a range is no figure, and articles are not checked for labels', () => {
  expect(labelFaults(page('<p>RevPAR growth of 18-32%</p>'))).toEqual([]);
  expect(labelFaults(page('<p>45% is a claim.</p>', '/blog/claim'))).toEqual([]);
});

test.each([
  [1680, 0],
  [1440, 0],
  [1428, 0],
  [1400, 1],
  [2000, 1],
])('%i words said to take 8 minutes: %i fault', (wordCount, faults) => {
  expect(readingTimeFaults({ path: '/blog/pace', wordCount, readingMinutes: 8 })).toHaveLength(faults);
});

test.each(['Tomorrow’s rate set tonight', 'every bad review answered'])(
  'the promise "%s" is refused',
  (sentence) => {
    expect(bannedWordFaults({ name: 'articles/pace/index.mdx', text: sentence })).toHaveLength(1);
  },
);
