import { spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { rootDir } from '../../../../src/node/paths';
import { leadBasePath } from '../../../../src/server/lead-folder/lead-files';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import { parseLeadsCommand } from '../../../../src/server/office/leads-command';
import { writeRecord } from '../../../support/lead-records';
import { createLeadService, LEAD, leadRequest } from '../../../support/lead-service';
import { newLeadFolder } from '../../../support/temporary-folder';

async function openOffice() {
  const folder = newLeadFolder();
  const store = await openLeadFolder(folder);
  const subscriberFile = join(dirname(folder), 'subscribers.jsonl');
  const run = (...args: string[]) => parseLeadsCommand(args)(store, subscriberFile);
  return { ...createLeadService(store), folder, store, subscriberFile, run };
}

/** Returns the receipts at the beginning of each lead in a list. */
const listed = (text: string) => text.match(/^[A-Z\d]{2}-[A-Z\d]{3}/gm);

/** Two ids with the same receipt. */
const [twin, otherTwin] = ['id-9809', 'id-11244'];

describe('the commands', () => {
  test('--new lists the leads whose status was not changed', async () => {
    const { send, run } = await openOffice();
    for (const id of ['one', 'two']) await send(leadRequest(id));
    expect(await run('--status', receiptOf('one').toLowerCase(), 'contacted')).toEqual({
      isOk: true,
      text: `${receiptOf('one')} Pine Ridge: contacted\n`,
    });
    // The day and time on the clock of this computer.
    expect((await run()).text).toMatch(new RegExp(`${receiptOf('one')}  \\d+ \\w+ 2025, \\d\\d:\\d\\d`));
    expect((await run()).text).toContain(' · contacted');
    const { text } = await run('--new');
    expect(listed(text)).toEqual([receiptOf('two')]);
    expect((await run('--new', '--csv')).text.trim().split('\r\n')).toHaveLength(2);
  });

  test('--since a day begins at midnight on the clock of this computer', async () => {
    const { folder, store, run } = await openOffice();
    const write = (date: Date, id: string) =>
      writeRecord(folder, { received_at: date.toISOString(), id, ...LEAD });
    write(new Date(2026, 9, 31, 23, 59, 59), 'before');
    write(new Date(2026, 10, 1), 'on');
    expect(await store.list()).toHaveLength(2);
    const { text } = await run('--since', '2026-11-01');
    expect(listed(text)).toEqual([receiptOf('on')]);
  });

  test('a lead with an unreadable time is not forgotten by age, and is marked and listed with every --since', async () => {
    const { folder, store, run } = await openOffice();
    writeRecord(folder, { received_at: 'last Monday', id: 'one', ...LEAD });
    expect(await store.forget({ before: new Date('2999-01-01') })).toBe(0);
    const { text } = await run('--since', '2026-11-01');
    expect(text).toContain(`${receiptOf('one')}  time unreadable, so LEAD_KEEP_MONTHS skips it`);
    await store.forget({ email: LEAD.email_id });
    expect((await run()).text).not.toContain('unreadable');
  });

  test('if two leads have one receipt, the error lists their ids, and the command accepts an id', async () => {
    const { send, run, store } = await openOffice();
    expect(receiptOf(twin)).toBe(receiptOf(otherTwin));
    for (const id of [twin, otherTwin]) await send(leadRequest(id));
    const { isOk, text } = await run('--status', receiptOf(twin), 'contacted');
    expect(isOk).toBe(false);
    expect(text).toMatch(
      new RegExp(`^2 leads have the receipt ${receiptOf(twin)}.*${otherTwin}.*${twin}`, 's'),
    );
    expect((await run('--status', twin, 'contacted')).isOk).toBe(true);
    expect((await store.list()).map(({ payload }) => payload.status)).toEqual(['Lead', 'contacted']);
  });

  test('a copy of a lead file, such as one of a sync program, has the status of its lead', async () => {
    const { send, run, folder } = await openOffice();
    await send(leadRequest('one'));
    cpSync(`${leadBasePath(folder, 'one')}.json`, join(folder, 'conflicted copy.json'));
    expect((await run('--status', receiptOf('one'), 'contacted')).isOk).toBe(true);
    expect((await run('--new')).text).toBe('None of 2 leads.\n');
  });

  test('--status of a lead whose file was renamed is an error, because no status is stored', async () => {
    const { send, run, folder } = await openOffice();
    await send(leadRequest('one'));
    renameSync(`${leadBasePath(folder, 'one')}.json`, join(folder, 'Pine Ridge.json'));
    const { isOk, text } = await run('--status', receiptOf('one'), 'contacted');
    expect(isOk).toBe(false);
    expect(text).toContain('its file was renamed');
    expect(listed((await run('--new')).text)).toEqual([receiptOf('one')]);
  });

  test('an unknown receipt is an error', async () => {
    const { run } = await openOffice();
    expect(await run('--status', 'K7-Q4M', 'contacted')).toEqual({
      isOk: false,
      text: 'There is no lead K7-Q4M.\n',
    });
  });

  test('--forget prints the number of leads, and a forgotten lead keeps its mark', async () => {
    const { send, run } = await openOffice();
    for (const id of ['one', 'two']) await send(leadRequest(id));
    const texts = [];
    for (let n = 0; n < 2; n += 1) texts.push((await run('--forget', 'DESK@hotel.example')).text);
    expect(texts).toEqual([
      'Forgotten: 2 leads of DESK@hotel.example.\n',
      'There is no lead of DESK@hotel.example.\n',
    ]);
    expect((await run()).text).toContain(' · forgotten');
    expect((await run('--new')).text).toBe('None of 2 leads.\n');
    expect((await run('--status', receiptOf('one'), 'contacted')).isOk).toBe(false);
    expect((await run()).text).toContain(' · forgotten');
  });

  test('--forget also deletes the newsletter address, and no other', async () => {
    const { subscriberFile, run } = await openOffice();
    const lines = [
      '{"received_at":"é',
      ...['a@b.in', 'Désk@hotel.example', 'the-désk@hotel.example'].map((email) =>
        JSON.stringify({ received_at: '', email }),
      ),
    ];
    writeFileSync(subscriberFile, lines.join('\n'));
    const { text } = await run('--forget', 'DÉSK@hotel.example');
    expect(text).toBe('There is no lead of DÉSK@hotel.example. Newsletter address deleted.\n');
    const kept = readFileSync(subscriberFile, 'utf8')
      .split('\n')
      .map((line) => line.trim());
    expect(kept).toEqual([lines[0], lines[1], '', lines[3]]);
  });

  test('--forget says that the leads are forgotten if the file of newsletter addresses cannot be changed', async () => {
    const { send, folder, run } = await openOffice();
    await send(leadRequest('one'));
    const command = parseLeadsCommand(['--forget', LEAD.email_id]);
    const { isOk, text } = await command(await openLeadFolder(folder), folder);
    expect([isOk, text]).toEqual([false, expect.stringContaining('Forgotten: 1 lead of')]);
    expect(text).toContain('was not changed');
    expect((await run()).text).toContain('forgotten');
  });
});

test.each([
  [['--cvs'], 'Unknown option'],
  [['contacted'], 'Unknown argument'],
  [['--since'], 'argument missing'],
  [['--since', 'yesterday'], 'needs a day'],
  [['--since', '2026-02-30'], 'needs a day'],
  [['--status', 'K7-Q4M'], 'one status'],
  [['--status', '', 'contacted'], 'one status'],
  [['--status', ' ', 'contacted'], 'one status'],
  [['--status', 'K7-Q4M', ' '], 'one status'],
  [['--status', 'K7-Q4M', 'called', 'twice'], 'one status'],
  [['--forget'], 'argument missing'],
  [['--forget', 'Hill View'], 'needs a mail address'],
  [['--forget', ''], 'needs a mail address'],
  [['--new', '--forget', 'a@b.in'], 'without any other option'],
  [['--status', 'K7-Q4M', 'contacted', '--csv'], 'without any other option'],
])('the arguments %j are refused: %s', (args, reason) => {
  expect(() => parseLeadsCommand(args)).toThrow(reason);
});

describe('the process', () => {
  function run(args: string[], folder: string, isPipeCut = false) {
    return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/office/leads-cli.ts', ...args], {
        cwd: rootDir,
        env: { ...process.env, LEAD_FOLDER: folder, LEAD_DATABASE_URL: '' },
      });
      let [output, errors] = ['', ''];
      if (isPipeCut) child.stdout.destroy();
      else child.stdout.on('data', (chunk: Buffer) => (output += chunk));
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
      child.on('close', (code) => resolve({ code, output, errors }));
    });
  }

  test('the command ends without an error when the reader closes the pipe', async () => {
    const { folder } = await openOffice();
    for (let n = 0; n < 100; n += 1)
      writeRecord(folder, { id: `lead-${n}`, received_at: '2026-11-01T00:00:00.000Z', ...LEAD });
    expect(await run([], folder, true)).toEqual({ code: 0, output: '', errors: '' });
  });

  test('the command changes a status in the lead folder', async () => {
    const { send, folder } = await openOffice();
    await send(leadRequest('one'));
    expect(await run(['--status', receiptOf('one'), 'contacted'], folder)).toEqual({
      code: 0,
      output: `${receiptOf('one')} Pine Ridge: contacted\n`,
      errors: '',
    });
    expect((await run([], folder)).output).toMatch(/ · contacted\n +Pine Ridge/);
  });

  test('for wrong arguments the command prints the usage and ends with exit code 1', async () => {
    const { folder } = await openOffice();
    const usage = await run(['--cvs'], folder);
    expect([usage.code, usage.output]).toEqual([1, '']);
    expect(usage.errors).toContain('--forget owner@example.org');
    expect(usage.errors).not.toContain('    at ');
  });
});
