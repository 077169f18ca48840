import type { Page } from 'playwright';

/** The fields of the stored outbox that tests read (src/leads/rules/outbox-format.ts). */
interface StoredOutbox {
  leads: { id: string; replacedEntries: string[] }[];
  deliveries: { isReported: boolean }[];
}

/** What to write into the stored outbox and into its first entry. */
interface OutboxChange {
  outbox?: Record<string, unknown>;
  entry?: Record<string, unknown>;
}

/** Resolves to the outbox that the browser of a page has stored. Rejects if it cannot be read. */
export function readOutbox(page: Page): Promise<StoredOutbox> {
  return changeOutbox(page, null);
}

/** Changes the stored outbox of a page's browser, and resolves to it. Writes nothing for null. Rejects if that fails. */
export function changeOutbox(page: Page, change: OutboxChange | null): Promise<StoredOutbox> {
  return page.evaluate(async (change) => {
    const resultOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // The names are written here again, because they must stay: browsers have stored leads under them.
    const database = await resultOf(indexedDB.open('kitaki-outbox'));
    const store = database.transaction('outbox', change ? 'readwrite' : 'readonly').objectStore('outbox');
    const stored: StoredOutbox = { leads: [], deliveries: [], ...(await resultOf(store.get('outbox'))) };
    if (change) {
      Object.assign(stored, change.outbox);
      Object.assign(stored.leads[0] ?? {}, change.entry);
      await resultOf(store.put(stored, 'outbox'));
    }
    database.close();
    return stored;
  }, change);
}
