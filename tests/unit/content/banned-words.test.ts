import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../src/node/list-files';
import { rootDir } from '../../../src/node/paths';
import { bannedWordFaults } from './banned-words';

const contentDir = join(rootDir, 'src/content');

test('no text of the site has a banned word', () => {
  const files = listFiles(contentDir).filter((file) => /\.(?:ts|mdx)$/.test(file));
  expect(files.length).toBeGreaterThan(30);
  const faults = files.flatMap((file) =>
    bannedWordFaults(file.slice(1), readFileSync(join(contentDir, file), 'utf8')),
  );
  expect(faults).toEqual([]);
});

test('the error about a banned word names the file, the line and what to write instead', () => {
  const text = "export const copy = {\n  text: 'We keep your house lit.',\n};";
  expect(bannedWordFaults('copy/home.ts', text)).toEqual([
    'content/copy/home.ts:2: "your house": say your hotel',
  ]);
});

test('a word may be banned in copy/ only', () => {
  const text = "const text = 'It is sent by itself.';";
  expect(bannedWordFaults('copy/leads/outbox.ts', text)).toHaveLength(1);
  expect(bannedWordFaults('articles/pace/index.mdx', text)).toEqual([]);
});

test('a comment may contain banned words, and a plain sentence has no fault', () => {
  const text = "/** Your house. */\n// as we report it\nconst text = 'Your hotel sells more rooms.';";
  expect(bannedWordFaults('copy/home.ts', text)).toEqual([]);
});

test.each(['Tomorrow’s rate set tonight', 'every bad review answered'])(
  'the promise "%s" is refused',
  (sentence) => {
    expect(bannedWordFaults('articles/pace/index.mdx', sentence)).toHaveLength(1);
  },
);
