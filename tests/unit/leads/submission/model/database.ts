import { expect } from 'vitest';
import { ownProperty } from '../../../../../src/helpers/untrusted-data';
import type { OutboxDatabase } from '../../../../../src/leads/outbox/outbox-database';
import type { ReadableEntry } from '../../../../../src/leads/rules/outbox-entry';

function leadsOf(stored: unknown): unknown[] {
  const leads = ownProperty(stored, 'leads');
  return Array.isArray(leads) ? leads : [];
}

const idOf = (lead: unknown) => String(ownProperty(lead, 'id'));

/** Returns the outbox database of a phone, in which a newer version of the site may write too. It is empty at first. */
export function fakeDatabase() {
  let stored: unknown;
  /** The ids of the entries into which a newer version has written a field. */
  const marked = new Set<string>();

  const database: OutboxDatabase = {
    async read() {
      return { ok: true, value: structuredClone(stored) };
    },
    async update(change) {
      const [next, value] = change(structuredClone(stored));
      stored = structuredClone(next);
      // A removed entry takes its fields with it. A later submission may write a new entry with the same id.
      const ids = new Set(leadsOf(stored).map(idOf));
      for (const id of marked) if (!ids.has(id)) marked.delete(id);
      return { ok: true, value };
    },
  };

  return {
    ...database,

    /** Writes an unknown field into every entry, as a newer version may. */
    writeAsNewerVersion(): void {
      for (const lead of leadsOf(stored)) {
        marked.add(idOf(lead));
        Object.assign(Object(lead), { tomorrow: 'kept' });
      }
    },

    /** Fails if an entry has lost the field of the newer version. */
    check(saved: readonly ReadableEntry[]): void {
      for (const entry of saved)
        if (marked.has(entry.id)) expect(ownProperty(entry, 'tomorrow')).toBe('kept');
    },
  };
}
