import 'fake-indexeddb/auto';
import { createOutbox, type Outbox } from '../../../../src/leads/outbox/outbox';
import type { OutboxMessage } from '../../../../src/leads/outbox/outbox-channel';
import { type OutboxDatabase, openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { randomId } from '../../../../src/platform/random-id';
import { leadOf } from '../../../support/lead-of';
import { serverError } from '../outcomes';

export const BUSY_SERVER = serverError(503, 600_000);

/**
 * Opens an empty outbox with its own clock and disk. `openInTab()` opens the same outbox as another tab does. `database` reads
 * and writes the stored value. `hasStorage` false: the browser stores nothing.
 */
export function openTestOutbox({ hasStorage = true } = {}) {
  const clock = { now: 1_760_000_000_000 };
  const disk = { isFull: false };
  const messages: OutboxMessage[] = [];
  const name = randomId();
  const failure = { ok: false, isBlocked: !hasStorage } as const;
  function openInTab(): Outbox {
    const { read, update } = openOutboxDatabase({ name });
    return createOutbox({
      database: {
        read: async () => (hasStorage ? read() : failure),
        update: async (change) => (hasStorage && !disk.isFull ? update(change) : failure),
      },
      now: () => clock.now,
      broadcast: (message) => messages.push(message),
    });
  }
  return { clock, disk, messages, database: openOutboxDatabase({ name }), openInTab, outbox: openInTab() };
}

/** Hotel A has the id `a` unless another one is given. */
export const submitted = (hotel: string, id = hotel.toLowerCase(), ...correctedIds: string[]) => ({
  payload: leadOf(hotel),
  id,
  correctedIds,
});

export async function saveWaiting(outbox: Outbox, ...hotels: string[]): Promise<void> {
  for (const hotel of hotels) await outbox.writeLead(submitted(hotel), 'waiting');
}

/** What a page and a sender see. */
export async function idsAndStates(outbox: Outbox): Promise<string[]> {
  const read = await outbox.read();
  return read.ok ? read.value.visibleEntries.map(({ id, state }) => `${id} ${state}`) : [];
}

export async function entryOf(outbox: Outbox, id: string) {
  const read = await outbox.read();
  const entry = read.ok ? read.value.visibleEntries.find((other) => other.id === id) : undefined;
  if (entry === undefined || entry.state === 'unreadable') throw new Error(`no entry ${id}`);
  return entry;
}

export async function storedValue(database: OutboxDatabase): Promise<unknown> {
  const read = await database.read();
  return read.ok ? read.value : read;
}

export async function setStoredValue(database: OutboxDatabase, value: unknown): Promise<void> {
  await database.update(() => [value, null]);
}
