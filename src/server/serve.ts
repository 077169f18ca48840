import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { messageOf } from '../domain/message-of';
import { listenLocally } from '../node/listen-locally';
import { readSettings } from '../settings';
import { monthsBefore, readLeadSettings } from './leads/lead-settings';
import { createNotifier } from './leads/notifier';
import { openLocalLeads } from './local-leads';
import { createSiteServer } from './site-server';

// Serves the built site and the lead function on this computer. `npm start` builds first, `npm run serve` does not.
const distDir = resolve('dist');
const port = Number(process.env.PORT?.trim() || 4173);

if (!existsSync(resolve(distDir, 'index.html')) && !existsSync(resolve(distDir, '404.html'))) {
  fail('There is no built site in dist/. Run `npm start`, or `npm run build` first.');
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT must be a number from 0 to 65535, got ${JSON.stringify(process.env.PORT)}.`);
}

const settings = readOrFail(() => readLeadSettings((name) => process.env[name]));
const { leadKey } = readOrFail(() => readSettings(loadEnv('production', process.cwd(), 'VITE_')));
const log = (line: string) => console.log(line);
const store = await openLocalLeads(log).catch((error) =>
  fail(`The leads cannot be opened: ${messageOf(error)}`),
);
const notifier =
  settings.notify && createNotifier({ ...settings.notify, store, readAt: '`npm run leads`', log });

const server = createSiteServer({
  distDir,
  store,
  subscriberFile: resolve('subscribers.jsonl'),
  keys: [leadKey, ...settings.keys],
  limit: settings.limit,
  ceiling: settings.ceiling,
  notifier,
  log,
});

const boundPort = await listenLocally(server, port).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`);
});
console.log(`\n  The site:   http://localhost:${boundPort}`);
console.log(`  Leads go to ${store.location}: see them with \`npm run leads\`\n  Stop with Ctrl+C\n`);

await dailyWork();
setInterval(dailyWork, 24 * 3_600_000);

/** Sends the messages to the office that are still due, and forgets leads older than LEAD_KEEP_MONTHS. */
async function dailyWork(): Promise<void> {
  notifier?.notifyDue();
  if (settings.keepMonths === null) return;
  try {
    const count = await store.forget({ before: monthsBefore(new Date(), settings.keepMonths) });
    if (count > 0) log(`leads older than ${settings.keepMonths} months forgotten: ${count}`);
  } catch (error) {
    log(`old leads NOT forgotten: ${messageOf(error)}`);
  }
}

function readOrFail<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    fail(messageOf(error));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
