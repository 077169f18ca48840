import { existsSync } from 'node:fs';
import { openLeadFile } from './file-leads';
import { leadFilePath } from './lead-file-path';
import { openLeadTable } from './lead-table';
import type { LeadStore } from './leads/lead-store';
import { parseLeadsCommand, runLeadsCommand, USAGE } from './leads-command';

// `npm run leads`: what came in, and what the office does with it.

// `| head` ends the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  const command = parseOrExit();
  const { store, close } = await openStore();
  const { isOk, text } = await runLeadsCommand(command, store);
  await close();
  // Written whole before the end, also into a pipe.
  (isOk ? process.stdout : process.stderr).write(text);
  process.exitCode = isOk ? 0 : 1;
} catch (error) {
  console.error(
    `The leads cannot be read or written: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}

function parseOrExit(): ReturnType<typeof parseLeadsCommand> {
  try {
    return parseLeadsCommand(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(1);
  }
}

/** The table of LEAD_DATABASE_URL, if it is set, else the lead file. */
async function openStore(): Promise<{ store: LeadStore; close: () => Promise<void> }> {
  const databaseUrl = process.env.LEAD_DATABASE_URL?.trim() ?? '';
  if (databaseUrl !== '') return openLeadTable(databaseUrl);
  const path = leadFilePath();
  if (!existsSync(path)) console.error(`There is no file ${path} yet: the first lead makes it.`);
  return { store: await openLeadFile(path), close: async () => {} };
}
