import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { readSettings } from '../settings';
import { openLeadFile } from './file-leads';
import { leadFilePath } from './lead-file-path';
import { createClientLimit, readLeadLimit } from './leads/client-limit';
import { openLineFile } from './line-file';
import { listenLocally } from './listen-locally';
import { createSiteServer } from './site-server';

// The site as built, on this computer alone: `npm start` builds first, `npm run serve` does not.
const distDir = resolve('dist');
const leadFile = leadFilePath();
const port = Number(process.env.PORT ?? 4173);

if (!existsSync(resolve(distDir, 'index.html')) && !existsSync(resolve(distDir, '404.html'))) {
  fail('There is no built site in dist/. Run `npm start`, or `npm run build` first.');
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT must be a number from 0 to 65535, got ${JSON.stringify(process.env.PORT)}.`);
}

const server = await createSiteServer({
  distDir,
  book: await openLeadFile(leadFile),
  subscriberFile: openLineFile(resolve('subscribers.jsonl')),
  key: readSettings(loadEnv('production', process.cwd(), 'VITE_')).leadKey,
  limit: createClientLimit(readLeadLimit(process.env.LEAD_LIMIT)),
  log: (line) => console.log(line),
});

const boundPort = await listenLocally(server, port).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run serve`);
});
console.log(`\n  The site:   http://localhost:${boundPort}`);
console.log(`  Leads go to ${leadFile}: see them with \`npm run leads\`\n  Stop with Ctrl+C\n`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
