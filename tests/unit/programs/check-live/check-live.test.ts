import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { rootDir } from '../../../../src/node/paths';
import { openLiveHost, withHeader } from './live-host';

/** Runs the command as `npm run check:live` does. */
function runCommand(...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const command = ['--import', 'tsx', 'src/programs/check-live/check-live.ts', ...args];
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, command, { cwd: rootDir }, (error, out, errors) => {
      if (child.exitCode === null) reject(error);
      else resolve({ code: child.exitCode, out, errors });
    });
  });
}

test('the exit code is 0 for a correct site, and 1 with a report for a site with a fault', async () => {
  const right = await openLiveHost();
  expect(await runCommand(`${right.origin}/`)).toMatchObject({ code: 0, errors: '' });
  const wrong = await openLiveHost({ site: (answer) => withHeader(answer, 'Referrer-Policy', null) });
  const { code, out } = await runCommand(wrong.origin);
  expect([code, out]).toEqual([1, expect.stringContaining('Referrer-Policy is not sent')]);
});

test('for a site that cannot be reached, the exit code is 1 and only an error is printed', async () => {
  const { code, out, errors } = await runCommand('http://localhost:1');
  expect([code, out]).toEqual([1, '']);
  expect(errors).toBe('http://localhost:1 cannot be reached: no answer (bad port). Nothing was checked.\n');
});

test.each([
  [[]],
  [['www.kitaki.example']],
  [['http://www.kitaki.example']],
  [['https://www.kitaki.example/about']],
  [['https://www.kitaki.example', '--unknown']],
  [['https://www.kitaki.example', '--lead-host', 'leads.example']],
])('for the arguments %j, the exit code is 2 and the usage is printed', async (args) => {
  const { code, out, errors } = await runCommand(...args);
  expect([code, out, errors]).toEqual([2, '', expect.stringContaining('npm run check:live -- ')]);
});
