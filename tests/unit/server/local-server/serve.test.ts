import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../../../../src/node/listen-locally';
import { rootDir } from '../../../../src/node/paths';
import { readLeadRecords, writeRecord } from '../../../support/lead-records';
import { LEAD } from '../../../support/lead-service';
import { temporaryFolder } from '../../../support/temporary-folder';

/** Returns a folder with these files and a built site. `npm run serve` uses the folder it is started in. */
function newFolder(files: Record<string, string> = {}): string {
  const folder = temporaryFolder({ 'dist/index.html': 'home', ...files });
  symlinkSync(join(rootDir, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function start(folder: string, variables: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(rootDir, 'src/server/local-server/serve.ts')],
    {
      cwd: folder,
      env: { ...process.env, PORT: '0', LEAD_FOLDER: '', ...variables },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/**
 * Resolves to the address of the server, with the network address that it listens on. If the server ends, rejects with the text
 * of its errors.
 */
async function addressOf(child: ChildProcess): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk));
  if (child.stdout !== null) {
    for await (const line of createInterface(child.stdout)) {
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (address === undefined) continue;
      child.stdout.resume();
      return address.replace('localhost', '127.0.0.1');
    }
  }
  await new Promise((resolve) => (child.exitCode === null ? child.on('close', resolve) : resolve(null)));
  throw new Error(errors);
}

const send = (address: string, id: string, key: string) =>
  fetch(`${address}/functions/v1/lead-proxy`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}`, 'Idempotency-Key': id },
    body: JSON.stringify(LEAD),
  });

async function startHook() {
  const texts: string[] = [];
  let status = 500;
  const hook = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => texts.push(JSON.parse(chunk).text));
    request.on('end', () => response.writeHead(status).end());
  });
  const port = await listenLocally(hook);
  onTestFinished(() => {
    hook.closeAllConnections();
    hook.close();
  });
  return { url: `http://127.0.0.1:${port}/`, texts, work: () => (status = 200) };
}

test('two servers with one lead folder store each lead once, even when one of them is killed', async () => {
  const folder = newFolder();
  const variables = { LEAD_KEY: 'new-key, old-key' };
  const [one, other] = [start(folder, variables), start(folder, variables)];
  const addresses = await Promise.all([addressOf(one), addressOf(other)]);
  const ids = Array.from({ length: 15 }, (_, n) => `lead-${n}`);
  const answers = await Promise.all(
    ids.flatMap((id) => addresses.map((address, at) => send(address, id, at === 0 ? 'new-key' : 'old-key'))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  one.kill('SIGKILL');
  expect((await send(addresses[1] ?? '', 'last', 'local-public-key')).status).toBe(200);
  expect((await send(addresses[1] ?? '', 'no', 'other-key')).status).toBe(401);
  const stored = readLeadRecords(join(folder, 'leads'));
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids, 'last'].sort());
});

test('a message not sent when the server was killed is sent when it starts again, and old leads are forgotten', async () => {
  const folder = newFolder();
  const hook = await startHook();
  const leadFolder = join(folder, 'leads');
  writeRecord(leadFolder, { received_at: '2024-01-01T00:00:00.000Z', id: 'old', ...LEAD });
  const unread = { LEAD_ORIGINS: 'hotel.example', VITE_PIXEL_ID: 'x' };
  const variables = { LEAD_NOTIFY_URL: hook.url, LEAD_KEEP_MONTHS: '12', ...unread };
  const first = start(folder, variables);
  const answer = await send(await addressOf(first), 'one', 'local-public-key');
  expect(answer.status).toBe(200);
  await expect.poll(() => hook.texts.length).toBe(1);
  first.kill('SIGKILL');
  hook.work();
  const dueCount = () => readdirSync(leadFolder).filter((file) => file.endsWith('.due')).length;
  expect(dueCount()).toBe(1);
  // So long ago that the new server does not leave the message to another one.
  const received_at = new Date(Date.now() - 11_000).toISOString();
  writeRecord(leadFolder, { ...readLeadRecords(leadFolder)[1], received_at });
  await addressOf(start(folder, variables));
  await expect.poll(() => hook.texts).toHaveLength(2);
  expect(hook.texts[1]).toContain('Pine Ridge, Munnar, Kerala (contact form)');
  await expect.poll(dueCount).toBe(0);
  expect(readLeadRecords(leadFolder).map(({ email_id }) => email_id)).toEqual(['', LEAD.email_id]);
});

test('the server does not start if the lead folder cannot be opened', async () => {
  const failure = await addressOf(start(newFolder({ leads: 'no folder' }), {})).catch(
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/^The leads cannot be opened: .*leads/m);
  expect(failure).not.toContain('    at ');
});

test('with wrong settings the server does not start, and prints each reason without a stack', async () => {
  const variables = { LEAD_NOTIFY_URL: 'hooks.slack.com', LEAD_LIMIT: 'many' };
  const failure = await addressOf(start(newFolder(), variables)).catch((error: Error) => error.message);
  expect(failure).toContain('LEAD_NOTIFY_URL must be');
  expect(failure).toContain('LEAD_LIMIT must be');
  expect(failure).not.toContain('    at ');
});

test('the server accepts the VITE_LEAD_KEY of .env, and does not start with a wrong one', async () => {
  const folder = newFolder({ '.env': 'VITE_LEAD_KEY=key-of-env\n' });
  const address = await addressOf(start(folder, {}));
  expect((await send(address, 'one', 'key-of-env')).status).toBe(200);
  const failure = await addressOf(start(folder, { VITE_LEAD_KEY: 'two words' })).catch(String);
  expect(failure).toContain('VITE_LEAD_KEY must be');
});
