import type { LeadStore, StoredLead } from './lead-store';
import { officeMessage } from './office-message';

/** Tells the office of new leads. No method waits for the office or rejects. */
export interface LeadNotifier {
  /** The lead with this id was stored just now: call at once. Also tries again all older leads that are still due. */
  tell: (id: string) => void;
  /** Tries again every lead that is due, for instance after a restart. */
  tellDue: () => void;
  /** Begins no further call. */
  stop: () => void;
}

export interface NotifierOptions {
  store: LeadStore;
  url: string;
  /** With it the whole lead is sent and signed; null: one line of text. */
  secret: string | null;
  /** Where the office reads the rest of a lead. */
  readAt: string;
  log: (line: string) => void;
  /** Keeps a platform from stopping the work with the answer to the visitor. */
  keepAlive?: (work: Promise<void>) => void;
  /** How long failed calls are made again, counted from the last new lead; without it, as long as the server runs. */
  giveUpAfterMs?: number;
  fetch?: typeof fetch;
  now?: () => Date;
  pause?: (ms: number) => Promise<void>;
}

/** How long one call may take, and the pause before failed ones are made again: together less than 20 s. */
const CALL_MS = 8000;
const PAUSE_MS = 8000;
/** Calls that start together, and the most at the same time. */
const CALLS_AT_ONCE = 5;
const MAX_CALLS = 20;
/** A due lead that another server stored is left to that server for the time of its first call. */
const OTHERS_MS = 10_000;

/**
 * Calls `url` once for each lead whose notice is due, and notes in the store that it was told. A call that fails is made
 * again after a pause. What is due stands in the store, so it survives a restart; a lead may be told twice if the server
 * dies between call and note.
 */
export function createNotifier(options: NotifierOptions): LeadNotifier {
  const { store, log, pause = wait, now = () => new Date() } = options;
  /** The leads that this process stored and has not told of. */
  const ownIds = new Set<string>();
  /** How often the call failed, by lead. */
  const failures = new Map<string, number>();
  const underWay = new Set<string>();
  /** The leads whose call went through. Only the note may be missing, if the store failed; the call is not made again. */
  const told = new Set<string>();
  let isRetrying = false;
  let isStopped = false;
  let giveUpAt = 0;

  function start(): void {
    giveUpAt = now().getTime() + (options.giveUpAfterMs ?? Number.POSITIVE_INFINITY);
    const work = tellUntilNoneIsDue();
    options.keepAlive?.(work);
  }

  async function tellUntilNoneIsDue(): Promise<void> {
    let isLeft = await tellAll();
    if (isRetrying) return;
    isRetrying = true;
    while (isLeft && !isStopped && now().getTime() < giveUpAt) {
      await pause(PAUSE_MS);
      isLeft = await tellAll();
    }
    isRetrying = false;
  }

  /** Calls for every lead that is due, until a call fails. True if leads are left. */
  async function tellAll(): Promise<boolean> {
    try {
      while (!isStopped && underWay.size < MAX_CALLS) {
        const next = nextOf(await store.listDue());
        const isTold = await Promise.all(next.map(callAndNote));
        if (next.length === 0 || isTold.includes(false)) break;
      }
      return (await store.listDue()).length > 0;
    } catch (error) {
      log(`the office could not be told: ${messageOf(error)}`);
      return true;
    }
  }

  /** Those that failed least come first, so that one lead that always fails does not keep the others waiting. */
  function nextOf(due: readonly StoredLead[]): StoredLead[] {
    const isMine = ({ id, receivedAt }: StoredLead) =>
      ownIds.has(id) || now().getTime() - Date.parse(receivedAt) >= OTHERS_MS;
    return due
      .filter((entry) => isMine(entry) && !underWay.has(entry.id))
      .toSorted((a, b) => failedCalls(a) - failedCalls(b))
      .slice(0, CALLS_AT_ONCE);
  }

  function failedCalls({ id }: StoredLead): number {
    return failures.get(id) ?? 0;
  }

  async function callAndNote(entry: StoredLead): Promise<boolean> {
    underWay.add(entry.id);
    try {
      const failure = told.has(entry.id) ? null : await call(entry);
      if (failure !== null) {
        if (failedCalls(entry) === 0) log(`the office is not told of ${entry.receipt} yet: ${failure}`);
        failures.set(entry.id, failedCalls(entry) + 1);
        return false;
      }
      told.add(entry.id);
      await store.setNoticeSent(entry.id);
      log(`the office is told of ${entry.receipt}`);
      failures.delete(entry.id);
      ownIds.delete(entry.id);
      return true;
    } finally {
      underWay.delete(entry.id);
    }
  }

  /** Null for an answer 2xx in time, else what went wrong. */
  async function call(entry: StoredLead): Promise<string | null> {
    const { url, secret, readAt, fetch: post = fetch } = options;
    try {
      const message = await officeMessage(entry, { secret, readAt, now: now() });
      const response = await post(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(CALL_MS),
        ...message,
      });
      await response.body?.cancel();
      return response.ok ? null : `LEAD_NOTIFY_URL answered ${response.status}`;
    } catch (error) {
      return `LEAD_NOTIFY_URL did not answer (${messageOf(error)})`;
    }
  }

  return {
    tell(id) {
      ownIds.add(id);
      start();
    },
    tellDue() {
      // Anybody may ask for the health of the function, which comes here: no more calls than there are anyway.
      if (!isRetrying && underWay.size === 0) start();
    },
    stop() {
      isStopped = true;
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
