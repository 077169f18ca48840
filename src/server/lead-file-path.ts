import { resolve } from 'node:path';

/** Where the local server keeps its leads: LEAD_FILE, or `leads.jsonl` in the folder the command runs in. */
export function leadFilePath(): string {
  return resolve(process.env.LEAD_FILE?.trim() || 'leads.jsonl');
}
