import { expect } from 'vitest';
import { ownProperty } from '../../../../../src/helpers/untrusted-data';
import { type OutboxDatabase, openOutboxDatabase } from '../../../../../src/leads/outbox/outbox-database';
import type { ReadableEntry } from '../../../../../src/leads/rules/outbox-entry';

function leadsOf(stored: unknown): unknown[] {
  const leads = ownProperty(stored, 'leads');
  return Array.isArray(leads) ? leads : [];
}

const idOf = (lead: unknown) => String(ownProperty(lead, 'id'));

/** The outbox database of a phone, in which a newer version of the site may write too. */
export function fakeDatabase(name: string) {
  /** The ids of the entries into which a newer version has written a field. */
  const marked = new Set<string>();

  /** Opens the database for a page or worker of this version. */
  function open(): OutboxDatabase {
    const database = openOutboxDatabase({ name });
    return {
      ...database,
      update: (change) =>
        database.update((stored) => {
          const changed = change(stored);
          // A removed entry takes its fields with it. A later submission may write a new entry with the same id.
          const ids = new Set(leadsOf(changed.value).map(idOf));
          for (const id of marked) if (!ids.has(id)) marked.delete(id);
          return changed;
        }),
    };
  }

  return {
    open,

    /** Writes an unknown field into every entry, as a newer version may. */
    async writeAsNewerVersion(): Promise<void> {
      await openOutboxDatabase({ name }).update((stored) => {
        const leads = leadsOf(stored);
        if (leads.length === 0) return { value: stored, result: {} };
        for (const lead of leads) marked.add(idOf(lead));
        const changed = leads.map((lead) => ({ ...Object(lead), tomorrow: 'kept' }));
        return { value: { ...Object(stored), leads: changed }, result: {} };
      });
    },

    /** Fails if an entry has lost the field of the newer version. */
    check(saved: readonly ReadableEntry[]): void {
      for (const entry of saved)
        if (marked.has(entry.id)) expect(ownProperty(entry, 'tomorrow')).toBe('kept');
    },
  };
}
