import { existsSync } from 'node:fs';
import { openLeadFile } from './file-leads';
import { leadsCsv } from './lead-csv';
import { leadFilePath } from './lead-file-path';
import { leadsText } from './lead-text';

// `npm run leads`: what came in, newest first; with `-- --csv` as a table for a spreadsheet.
const [format, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (format !== undefined && format !== '--csv')) {
  console.error('Usage: npm run leads, or: npm run --silent leads -- --csv > leads.csv');
  process.exit(1);
}
const path = leadFilePath();
if (!existsSync(path)) console.error(`There is no file ${path} yet: the first lead makes it.`);

const leads = await (await openLeadFile(path)).list();
// Written whole before the end, also into a pipe.
process.stdout.write(format === '--csv' ? leadsCsv(leads) : `${leadsText(leads)}\n`);
