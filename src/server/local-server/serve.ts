import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { messageOf } from '../../helpers/thrown-error';
import { listenLocally } from '../../node/listen-locally';
import { readLeadLocations, readServerSettings } from '../../settings/local-settings';
import { openLeadFolder } from '../lead-folder/lead-folder';
import { createNotifier } from '../lead-function/notifier';
import { SUBSCRIBER_FILE } from '../newsletter/subscriber-file';
import { monthsBefore } from './months-before';
import { createSiteHandler } from './site-handler';

// Serves the built site and the lead function on this computer. `npm start` builds first, `npm run serve` does not.
try {
  await serve();
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

async function serve(): Promise<void> {
  const distDir = resolve('dist');
  if (!existsSync(resolve(distDir, 'index.html')) && !existsSync(resolve(distDir, '404.html')))
    throw new Error('There is no built site in dist/. Run `npm start`, or `npm run build` first.');
  // Of .env only this variable counts.
  const environment = { ...process.env, ...loadEnv('production', process.cwd(), 'VITE_LEAD_KEY') };
  const { port, keepMonths, officeWebhook, ...handlerSettings } = readServerSettings(environment);
  const log = (line: string) => console.log(line);
  const store = await openLeadFolder(readLeadLocations(environment).folder).catch((error) => {
    throw new Error(`The leads cannot be opened: ${messageOf(error)}`);
  });
  const notifier =
    officeWebhook && createNotifier({ ...officeWebhook, store, leadsLocation: '`npm run leads`', log });
  const handler = createSiteHandler({
    distDir,
    store,
    subscriberFile: resolve(SUBSCRIBER_FILE),
    ...handlerSettings,
    notify: notifier?.notify,
    log,
  });

  const boundPort = await listenLocally(createServer(handler), port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const advice = `Stop what runs there, or choose another: PORT=${port + 1} npm run serve`;
    throw new Error(`Port ${port} is taken. ${advice}`);
  });
  log(`\n  The site:   http://localhost:${boundPort}`);
  log(`  Leads go to ${store.location}: see them with \`npm run leads\`\n  Stop with Ctrl+C\n`);

  await dailyWork();
  setInterval(dailyWork, 24 * 3_600_000);

  /** Sends the messages to the office that are still due, and forgets leads older than LEAD_KEEP_MONTHS. */
  async function dailyWork(): Promise<void> {
    notifier?.notifyDue();
    if (keepMonths === null) return;
    try {
      const count = await store.forget({ before: monthsBefore(new Date(), keepMonths) });
      if (count > 0) log(`leads older than ${keepMonths} months forgotten: ${count}`);
    } catch (error) {
      log(`old leads NOT forgotten: ${messageOf(error)}`);
    }
  }
}
