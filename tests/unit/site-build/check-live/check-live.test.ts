import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { readArguments } from '../../../../src/site-build/check-live/read-arguments';
import { rootDir } from '../../../../src/site-build/paths';
import { openLiveHost, withHeader } from './live-host';

/** Runs the command as `npm run check:live` does: a process of Node, which takes seconds on a busy computer. */
function runCommand(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const command = ['--import', 'tsx', 'src/site-build/check-live/check-live.ts', ...args];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, command, { cwd: rootDir }, (error, out, errors) => {
      if (child.exitCode === null) reject(error);
      else resolve({ code: child.exitCode, out, errors });
    });
  });
}

const slow = { timeout: 30_000 };

test(
  'a site that is right ends with 0, and one with a fault with 1 and a report that names it',
  slow,
  async () => {
    const right = await openLiveHost();
    expect(await runCommand(`${right.origin}/`)).toMatchObject({ code: 0, errors: '' });
    const wrong = await openLiveHost({ site: (answer) => withHeader(answer, 'Referrer-Policy', null) });
    const { code, out } = await runCommand(wrong.origin, '--lead-host', wrong.leadHost);
    expect([code, out]).toEqual([1, expect.stringContaining('Referrer-Policy is not sent')]);
  },
);

test('a site that cannot be reached ends with 1 and says so, without a table', slow, async () => {
  const { code, out, errors } = await runCommand('http://localhost:1');
  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain('http://localhost:1 cannot be reached');
});

test('arguments that cannot be used end with 2 and say how to use the command', slow, async () => {
  const { code, out, errors } = await runCommand('www.kitaki.example');
  expect([code, out, errors]).toEqual([2, '', expect.stringContaining('npm run check:live -- ')]);
});

test('a site and what is expected of its leads are read from the arguments', () => {
  expect(readArguments(['https://www.kitaki.example/'])).toEqual({
    origin: 'https://www.kitaki.example',
    lead: {},
  });
  const args = ['--lead-key', 'key', 'http://localhost:4173', '--lead-host', 'https://leads.example'];
  expect(readArguments(args)).toEqual({
    origin: 'http://localhost:4173',
    lead: { host: 'https://leads.example', key: 'key' },
  });
});

test.each([
  [[]],
  [['http://www.kitaki.example']],
  [['https://www.kitaki.example/about']],
  [['https://www.kitaki.example', 'more']],
  [['https://www.kitaki.example', '--lead-host', 'leads']],
  [['https://www.kitaki.example', '--lead-key']],
  [['https://www.kitaki.example', '--unknown']],
])('the arguments %j cannot be used', (args) => {
  expect(readArguments(args)).toEqual({ error: expect.any(String) });
});
