import { existsSync } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';

/** The file of newsletter addresses, in the folder from which a program was started. */
export const SUBSCRIBER_FILE = 'subscribers.jsonl';

/**
 * Returns false for a text that cannot be a mail address: it has white space or not exactly one @, or the @ is first or last.
 * The form checks an address exactly. This rule makes sure that each stored address can be forgotten.
 */
export function canBeMailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Appends a mail address with the time, even if it is known. A missing file is created. Rejects if it cannot be written. */
export async function storeSubscriber(subscriberFile: string, email: string): Promise<void> {
  const record = { received_at: new Date().toISOString(), email };
  // The line break comes first, because a full disk or a power cut may have left an incomplete line.
  await appendFile(subscriberFile, `\n${JSON.stringify(record)}`, { mode: 0o600, flush: true });
}

/**
 * Overwrites with spaces each line of the file that has this mail address, in capitals or small letters. So a server may append
 * a line at the same time. Resolves to true if there was such a line, and to false if no line has it or the file is missing.
 * Rejects if the file cannot be read or written; some lines may be overwritten already.
 */
export async function forgetSubscriber(subscriberFile: string, email: string): Promise<boolean> {
  if (!existsSync(subscriberFile)) return false;
  const address = JSON.stringify(email).toLowerCase();
  const file = await open(subscriberFile, 'r+');
  try {
    // In latin1 each byte is one character, so that `index` is a position in the file.
    const lines = [...(await file.readFile('latin1')).matchAll(/[^\n]+/g)].filter(([line]) =>
      Buffer.from(line, 'latin1').toString().toLowerCase().includes(address),
    );
    for (const { 0: line, index } of lines) await file.write(' '.repeat(line.length), index);
    await file.sync();
    return lines.length > 0;
  } finally {
    await file.close();
  }
}
