import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { setRevisions } from '../../../../src/site-build/precache/revisions';
import { temporaryFolder } from '../../../support/temporary-folder';

const FILES = { 'about.html': '<h1>About</h1>', 'scenes/night.svg': '<svg/>', 'assets/a-1.js': 'script' };
const RULES = "/*\n  Content-Security-Policy: default-src 'self'\n";

function revisionsOf(headers: string, changed: Partial<typeof FILES> = {}): unknown[] {
  const folder = temporaryFolder({ ...FILES, ...changed, _headers: headers });
  const entries = ['/about', '/scenes/night.svg', '/assets/a-1.js'].map((url) => ({
    url,
    revision: null,
    size: 1,
  }));
  return setRevisions(entries, folder).map(({ revision }) => revision);
}

test('a revision begins with the SHA-256 of the file', () => {
  const hashes = Object.values(FILES).map((text) => hash('sha256', text, 'base64url'));
  const revisions = revisionsOf(RULES);
  expect(revisions.map((revision) => String(revision).split('.')[0])).toEqual(hashes);
});

test('a new header gives pages a new revision, and no other file', () => {
  const [page, ...others] = revisionsOf(RULES);
  const [newPage, ...newOthers] = revisionsOf(RULES.replace("'self'", "'none'"));
  expect(newPage).not.toBe(page);
  expect(newOthers).toEqual(others);
});

test('a changed file has a new revision, and it alone', () => {
  const [page, drawing, script] = revisionsOf(RULES);
  const [newPage, ...others] = revisionsOf(RULES, { 'about.html': '<h1>About us</h1>' });
  expect(newPage).not.toBe(page);
  expect(others).toEqual([drawing, script]);
});
