import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { parseLeadPayload } from '../../src/leads/rules/lead-check';
import { LEAD_PATH, type LeadPayload } from '../../src/leads/rules/lead-payload';
import { listenLocally } from '../../src/node/listen-locally';
import { distDir } from '../../src/node/paths';
import { startSite } from '../../src/programs/built-site/serve-built-site';
import { readLeadRecords } from './lead-records';
import { type Faults, withFaults } from './server-faults';
import { watchConsole } from './watch-console';

export { expect } from 'playwright/test';

/** The built site on a server of this test's worker, with leads of this test alone. */
export type Site = Awaited<ReturnType<typeof runSite>>;

interface TestFixtures {
  site: Site;
  /** Console warnings and errors that the journey expects; null: none. Any other fails the test. */
  expectedConsole: RegExp | null;
  quietConsole: undefined;
}

export const test = base.extend<TestFixtures, { runningSite: Site }>({
  runningSite: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `kitaki-${browserName}-`));
      const site = await runSite(folder);
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ runningSite }, use) => use(runningSite.url),
  // Automatic for every journey, because the journey before may have stopped the server.
  site: [
    async ({ runningSite }, use) => {
      await runningSite.renew();
      await use(runningSite);
      await runningSite.endTest();
    },
    { auto: true },
  ],
  expectedConsole: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const problems: string[] = [];
      // An offline browser logs an error for each request, and so does a journey that blocks the worker.
      const expected = [
        ...(expectedConsole ? [expectedConsole] : []),
        /net::ERR_INTERNET_DISCONNECTED/,
        /Service Worker registration blocked by Playwright/,
      ];
      watchConsole(context, expected, (text) => problems.push(text));
      await use(undefined);
      expect(problems, 'the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

async function runSite(folder: string) {
  const faults: Faults = { current: null };
  let attempts: IncomingHttpHeaders[] = [];
  let undoAtEnd: (() => Promise<void>)[] = [];
  const wrapHandler = withFaults(faults);
  const { server, port, leadFolder, stop } = await startSite({ distDir, folder, wrapHandler });
  server.on('request', ({ method, url, headers }) => {
    if (method === 'POST' && url === LEAD_PATH) attempts.push(headers);
  });
  async function start(): Promise<void> {
    if (!server.listening) await listenLocally(server, port);
  }
  return {
    /** Stops the server. `start` starts it again on the same port. */
    stop,
    start,
    /** Applies the faults of `setFault` to a handler. */
    wrapHandler,
    /** Origin; also the `baseURL` of every page. */
    url: `http://localhost:${port}`,
    /** Returns the stored leads, in the order of arrival. */
    leads: () => readLeadRecords(leadFolder).map(readLead),
    /** Returns the hotel names of the stored leads, in the same order. */
    hotels: () => readLeadRecords(leadFolder).map(({ company_name }) => String(company_name)),
    /** Returns the records of the lead folder: each lead with its id, receipt and time. */
    rows: () => readLeadRecords(leadFolder),
    /** Returns the headers of every lead request that reached the server, even of failed ones. */
    attempts: (): readonly IncomingHttpHeaders[] => attempts,
    /** Sets the fault of the next requests: one for all, a list with one for each, or null for none. Reset after the test. */
    setFault(fault: Faults['current']): void {
      faults.current = fault;
    },
    /** Runs `undo` when the test has ended, even if it has failed. */
    atEnd: (undo: () => Promise<void>) => void undoAtEnd.push(undo),
    /** The fixture calls it after each test. */
    async endTest(): Promise<void> {
      for (const undo of undoAtEnd.reverse()) await undo();
      undoAtEnd = [];
    },
    /** The fixture calls it before each test. */
    async renew(): Promise<void> {
      attempts = [];
      faults.current = null;
      rmSync(leadFolder, { recursive: true, force: true });
      await start();
    },
  };
}

function readLead(row: Record<string, unknown>): LeadPayload {
  const { received_at: _receivedAt, id: _id, receipt: _receipt, digest: _digest, ...stored } = row;
  const lead = parseLeadPayload(stored);
  if (!lead.ok) throw new Error(`not a lead: ${JSON.stringify(stored)}`);
  return lead.payload;
}
