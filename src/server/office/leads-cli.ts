import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf } from '../../helpers/thrown-error';
import { readLeadLocations } from '../../settings/local-settings';
import { openLeadFolder } from '../lead-folder/lead-folder';
import type { LeadStore } from '../lead-store/lead-store';
import { SUBSCRIBER_FILE } from '../newsletter/subscriber-file';
import { connectPostgres } from './connect-postgres';
import { parseLeadsCommand, USAGE } from './leads-command';

// `npm run leads` lists, changes and forgets the leads of the lead folder, or of the table of LEAD_DATABASE_URL.

// A program such as `head` closes the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  const run = parseOrExit();
  const { store, close } = await openStore();
  const { isOk, text } = await run(store, resolve(SUBSCRIBER_FILE));
  await close();
  // `process.exit` here would cut the text that a pipe has not taken yet.
  (isOk ? process.stdout : process.stderr).write(text);
  process.exitCode = isOk ? 0 : 1;
} catch (error) {
  exitWith(`The leads cannot be read or written: ${messageOf(error)}`);
}

function parseOrExit(): ReturnType<typeof parseLeadsCommand> {
  try {
    return parseLeadsCommand(process.argv.slice(2));
  } catch (error) {
    exitWith(`${messageOf(error)}\n\n${USAGE}`);
  }
}

async function openStore(): Promise<{ store: LeadStore; close: () => Promise<void> }> {
  const { databaseUrl, folder } = readLeadLocations(process.env);
  if (databaseUrl !== null) return connectPostgres(databaseUrl);
  const store = await openLeadFolder(folder);
  if (!existsSync(store.location))
    console.error(`There is no folder ${store.location} yet: the first lead creates it.`);
  return { store, close: async () => {} };
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
