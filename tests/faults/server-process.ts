import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { rootDir } from '../../src/node/paths';
import { readLeadRecords } from '../support/lead-records';
import type { StoredRow } from './history-event';

/** The server of `npm run serve` as a separate process with its own lead folder. */
export type ServerProcess = ReturnType<typeof serverProcess>;

/** Returns the server, which is not started yet. Its first start chooses the port, and later starts keep it. */
export function serverProcess(leadFolder: string) {
  let child: ChildProcess | null = null;
  let port = 0;

  /** Resolves when the server listens: at once if it runs. */
  async function start(): Promise<void> {
    if (child !== null) return;
    const started = spawn(process.execPath, ['--import', 'tsx', 'src/server/local-server/serve.ts'], {
      cwd: rootDir,
      env: { ...process.env, PORT: String(port), LEAD_FOLDER: leadFolder, LEAD_LIMIT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    for await (const line of createInterface(started.stdout)) {
      const found = /http:\/\/localhost:(\d+)/.exec(line);
      if (found === null) continue;
      port = Number(found[1]);
      // The server continues to log what it stores. Its output is ignored.
      started.stdout.resume();
      return;
    }
    throw new Error(`the server ended before it listened on port ${port}`);
  }

  return {
    port: () => port,
    start,
    /** Ends the process without a signal that it can handle, like a power cut. */
    async kill(): Promise<void> {
      if (child === null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      child = null;
      await ended;
    },
    /** Reads the lead folder. */
    rows: () => readLeadRecords(leadFolder).map(readRow),
  };
}

function readRow({ id, receipt, company_name, email_id }: Record<string, unknown>): StoredRow {
  return { id: String(id), receipt: String(receipt), hotel: String(company_name), email: String(email_id) };
}
