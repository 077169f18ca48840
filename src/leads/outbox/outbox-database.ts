import { createStore, promisifyRequest } from 'idb-keyval';
import { errorName } from '../../helpers/thrown-error';

/**
 * `ok` false: The database gave no result, and the change was aborted, if still possible. `isBlocked` is true if the browser
 * stores nothing for us.
 */
export type StorageResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly isBlocked: boolean };

/** Reads and changes the one stored value of the outbox. No method rejects. */
export interface OutboxDatabase {
  /** Returns the stored value, or undefined if nothing is stored. */
  read(): Promise<StorageResult<unknown>>;
  /** Runs in one transaction. Stores the `next` that `change` returns, unless it is the same, and resolves to its `result`. */
  update<Result>(
    change: (stored: unknown) => readonly [next: unknown, result: Result],
  ): Promise<StorageResult<Result>>;
}

type Work<Value> = (store: IDBObjectStore) => Promise<Value>;

/** The name of the database, and of the channel between tabs and worker. */
export const OUTBOX_NAME = 'kitaki-outbox';
const OBJECT_STORE = 'outbox';
/**
 * Entries and delivery log change together, so they are one value. With 200 leads it has 125 KB. At four times CPU slowdown a
 * change occupies the main thread for 7 ms and is on the disk after 16 ms. With one lead it takes 1.5 ms and 5 ms.
 */
const KEY = 'outbox';

/** Longer than a slow phone needs for a write, short enough for a visitor who waits for the result. */
const DEFAULT_TIMEOUT_MS = 4_000;

/** Browsers throw these with site data blocked, and a ReferenceError if there is no IndexedDB at all. */
const BLOCKED_ERRORS = ['SecurityError', 'NotAllowedError', 'ReferenceError'];

/**
 * Returns the database with this name. The first call of `read` or `update` opens it.
 * - A call that fails resolves to `ok` false, after three times `timeoutMs` at most. The next call tries again.
 * - If `change` throws, or the time is up, the change is aborted. A change that the browser already commits may be stored.
 */
export function openOutboxDatabase({
  name = OUTBOX_NAME,
  timeoutMs = DEFAULT_TIMEOUT_MS,
} = {}): OutboxDatabase {
  let connection = createStore(name, OBJECT_STORE);

  /** Runs one transaction. After `timeoutMs` the transaction is aborted, and the promise rejects. */
  async function runInTime<Value>(mode: IDBTransactionMode, work: Work<Value>): Promise<Value> {
    let transaction: IDBTransaction | undefined;
    let isTimeUp = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<never>((_, reject) => {
      const fail = () => reject(new Error('The database gave no result in time'));
      timer = setTimeout(() => {
        isTimeUp = true;
        try {
          transaction?.abort();
          // The database did not open: the next call opens it again.
          if (!transaction) connection = createStore(name, OBJECT_STORE);
          fail();
        } catch {
          // A transaction that is being committed cannot be aborted. Wait for its result once more.
          timer = setTimeout(fail, timeoutMs);
        }
      }, timeoutMs);
    });
    // Without IndexedDB `connection` throws at once. Inside `then` that rejects `result`, and `finally` stops the timer.
    const result = Promise.resolve().then(() =>
      // idb-keyval hides its connection: get it through an empty transaction.
      connection('readonly', ({ transaction: { db } }) => {
        if (isTimeUp) throw new Error('The database opened too late');
        // 'strict': the result comes after the disk has the data, so that "saved" stays true when the battery dies.
        transaction = db.transaction(OBJECT_STORE, mode, { durability: 'strict' });
        return work(transaction.objectStore(OBJECT_STORE));
      }),
    );
    return Promise.race([result, limit]).finally(() => clearTimeout(timer));
  }

  async function run<Value>(mode: IDBTransactionMode, work: Work<Value>): Promise<StorageResult<Value>> {
    try {
      const value = await runInTime(mode, work).catch((error: unknown) => {
        if (errorName(error) !== 'InvalidStateError') throw error;
        // Safari can close a connection without an event: open a new one.
        connection = createStore(name, OBJECT_STORE);
        return runInTime(mode, work);
      });
      return { ok: true, value };
    } catch (error) {
      return { ok: false, isBlocked: BLOCKED_ERRORS.includes(errorName(error)) };
    }
  }

  return {
    read: () => run('readonly', (store) => promisifyRequest<unknown>(store.get(KEY))),

    update: (change) =>
      run('readwrite', async (store) => {
        const stored = await promisifyRequest<unknown>(store.get(KEY));
        const [next, result] = change(stored);
        if (next !== stored) store.put(next, KEY);
        await promisifyRequest(store.transaction);
        return result;
      }),
  };
}
