import { get, promisifyRequest, type UseStore, update } from 'idb-keyval';

/**
 * Why the database did not answer. 'blocked': there is none for us (private mode, switched off);
 * 'full': no room left; 'timeout': it did not answer in time, and nothing was written; 'failed': anything else.
 */
export type StoreFailure = {
  readonly ok: false;
  readonly reason: 'blocked' | 'full' | 'timeout' | 'failed';
};

export type StoreResult<Value> = ({ readonly ok: true } & Value) | StoreFailure;

/** The stored values of the outbox, by key. Nothing rejects and nothing hangs: trouble is a value. */
export type OutboxDatabase = {
  read(key: string): Promise<StoreResult<{ value: unknown }>>;
  /** Changes one value in one transaction: `change` sees what is stored and returns what replaces it, and its answer. */
  update<Answer>(
    key: string,
    change: (stored: unknown) => { value: unknown; answer: Answer },
  ): Promise<StoreResult<{ answer: Answer }>>;
};

const DATABASE = 'kitaki-outbox';
const OBJECT_STORE = 'outbox';

/** Longer than a slow phone needs for a write, short enough for a person who waits for the answer. */
const DEFAULT_TIMEOUT_MS = 4000;

/** The outbox's own database. It opens at first use, once, and again after the browser closed it. */
export function openOutboxDatabase({
  // Only looked up when it is needed: with site data blocked, the mere look can throw.
  indexedDb = () => globalThis.indexedDB,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: {
  readonly indexedDb?: () => IDBFactory | undefined;
  readonly timeoutMs?: number;
} = {}): OutboxDatabase {
  let opening: Promise<IDBDatabase> | null = null;

  function forget(which: Promise<IDBDatabase>): void {
    if (opening === which) opening = null;
  }

  function open(): Promise<IDBDatabase> {
    if (opening !== null) return opening;
    const factory = indexedDb();
    if (!factory) throw new NoDatabaseError();
    const request = factory.open(DATABASE);
    request.onupgradeneeded = () => request.result.createObjectStore(OBJECT_STORE);
    const opened = promisifyRequest(request);
    opening = opened;
    opened.then(
      (database) => {
        // A late answer to an opening that was given up: nobody will use this connection.
        if (opening !== opened) return database.close();
        database.onclose = () => forget(opened);
        // Another tab deletes the database: an open connection would hold it up for ever.
        database.onversionchange = () => {
          database.close();
          forget(opened);
        };
      },
      () => forget(opened),
    );
    return opened;
  }

  /** One operation of idb-keyval with a time limit, after which its transaction is undone. */
  async function limited<T>(operation: (store: UseStore) => Promise<T>): Promise<T> {
    let transaction: IDBTransaction | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const within: UseStore = async (mode, callback) => {
      const connection = open();
      const database = await connection;
      if (isOver) throw new TimeLimitError();
      try {
        // 'strict': the answer "saved" comes after the disk has it, so that a dying battery does not make it a lie.
        transaction = database.transaction(OBJECT_STORE, mode, { durability: 'strict' });
      } catch (error) {
        // Safari can close a connection without saying so: the next call opens a new one.
        forget(connection);
        throw error;
      }
      return callback(transaction.objectStore(OBJECT_STORE));
    };

    const limit = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new TimeLimitError());
      timer = setTimeout(() => {
        isOver = true;
        if (transaction === null) opening = null;
        if (transaction === null || undo(transaction)) giveUp();
        // It is being committed this moment and cannot be undone: its own answer counts, if it comes.
        else timer = setTimeout(giveUp, timeoutMs);
      }, timeoutMs);
    });
    const work = operation(within);
    // The loser of the race may still fail later; that must not surface as an unhandled rejection.
    work.catch(() => undefined);
    try {
      return await Promise.race([work, limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function settled<Value>(run: () => Promise<Value>): Promise<StoreResult<Value>> {
    try {
      return { ok: true, ...(await twiceIfClosed(run)) };
    } catch (error) {
      return { ok: false, reason: reasonOf(error) };
    }
  }

  return {
    read: (key) =>
      settled(async () => ({ value: await limited<unknown>((store) => get<unknown>(key, store)) })),
    update: <Answer>(key: string, change: (stored: unknown) => { value: unknown; answer: Answer }) =>
      settled(() =>
        limited(async (store) => {
          const answers: Answer[] = [];
          const write = (stored: unknown) => {
            const changed = change(stored);
            answers.push(changed.answer);
            return changed.value;
          };
          await update<unknown>(key, write, store);
          const [answer] = answers;
          if (answer === undefined) throw new Error('the change was never asked for');
          return { answer };
        }),
      ),
  };
}

/** A connection the browser closed behind our back shows itself once; the second try has a new one. */
async function twiceIfClosed<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (nameOf(error) !== 'InvalidStateError') throw error;
    return run();
  }
}

class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

/** Whether the transaction could still be undone. */
function undo(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch (error) {
    if (nameOf(error) === 'InvalidStateError') return false;
    throw error;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

function reasonOf(error: unknown): StoreFailure['reason'] {
  switch (nameOf(error)) {
    case 'TimeLimitError':
      return 'timeout';
    case 'QuotaExceededError':
      return 'full';
    // How browsers answer in private windows and with site data blocked.
    case 'SecurityError':
    case 'InvalidStateError':
    case 'UnknownError':
    case 'NotAllowedError':
    case 'NoDatabaseError':
      return 'blocked';
    default:
      return 'failed';
  }
}
