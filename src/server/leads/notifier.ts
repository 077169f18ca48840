import { messageOf } from '../../domain/message-of';
import type { LeadStore, StoredLead } from './lead-store';
import { officeMessage } from './office-message';

/** Sends the office a message for each new lead. The methods return at once and never throw. */
export interface LeadNotifier {
  /** Call this after a lead is stored: sends its message, then the messages of older leads that are still due. */
  notify: (id: string) => void;
  /** Sends every message that is due; call it after a restart. Does nothing while messages are being sent. */
  notifyDue: () => void;
}

export interface NotifierOptions {
  store: LeadStore;
  url: string;
  /** With a secret the message is the whole lead, signed. Null: the message is one line of text. */
  secret: string | null;
  /** Where the office can read the whole lead; part of the text. */
  readAt: string;
  log: (line: string) => void;
  /** Asks the platform to let the work finish after the visitor got the answer. */
  keepAlive?: (work: Promise<void>) => void;
  /** Repeat failed calls for this many milliseconds after the last new lead. Undefined: as long as the server runs. */
  giveUpAfterMs?: number;
  fetch?: typeof fetch;
  now?: () => Date;
  pause?: (ms: number) => Promise<void>;
}

const CALL_MS = 8000;
const PAUSE_MS = 8000;
const CALLS_AT_ONCE = 5;
const MAX_CALLS = 20;
/** The server that stored a lead makes the first call. Another server waits for this time. */
const OTHERS_MS = 10_000;

/**
 * Returns a notifier, which calls `url` for each lead whose message is due, and marks the message as sent after a status 2xx.
 * After a failure it tries again every eight seconds, until no message is due, or until `giveUpAfterMs` after its last start
 * (`notify`, `notifyDue`). The next start sends the rest. If the server stops between a call and its mark, the office gets that
 * message twice.
 */
export function createNotifier(options: NotifierOptions): LeadNotifier {
  const { store, log, now = () => new Date() } = options;
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  // Ids of leads whose call is not finished. In memory only: a restart loses no message, because the store has them.
  /** This process stored the lead. */
  const own = new Set<string>();
  const underWay = new Set<string>();
  /** The call worked, and the store does not have the state 'sent' yet. The call is not repeated. */
  const answered = new Set<string>();
  /** The number of failed calls since the process started. */
  const failures = new Map<string, number>();
  let isRetrying = false;
  let giveUpAt = 0;

  function start(): void {
    giveUpAt = now().getTime() + (options.giveUpAfterMs ?? Number.POSITIVE_INFINITY);
    const work = sendUntilNoneIsDue();
    options.keepAlive?.(work);
  }

  async function sendUntilNoneIsDue(): Promise<void> {
    let isLeft = await sendDue();
    if (isRetrying) return;
    isRetrying = true;
    while (isLeft && now().getTime() < giveUpAt) {
      await pause(PAUSE_MS);
      isLeft = await sendDue();
    }
    isRetrying = false;
  }

  /** Sends the messages that are due, until a call fails. Returns true if messages are left. */
  async function sendDue(): Promise<boolean> {
    try {
      while (underWay.size < MAX_CALLS) {
        const next = nextIds(await store.listDue(failures));
        const isSent = await Promise.all(next.map(sendOne));
        if (next.length === 0 || isSent.includes(false)) break;
      }
      return (await store.listDue(failures)).length > 0;
    } catch (error) {
      log(`the messages to the office failed: ${messageOf(error)}`);
      return true;
    }
  }

  /** New leads of this process come first, then the order of the list. So leads that always fail do not delay the others. */
  function nextIds(due: readonly StoredLead[]): string[] {
    const newIds = [...own].filter((id) => !failures.has(id));
    const dueIds = due.filter((entry) => own.has(entry.id) || !isFresh(entry)).map(({ id }) => id);
    return [...new Set([...newIds, ...dueIds])].filter((id) => !underWay.has(id)).slice(0, CALLS_AT_ONCE);
  }

  /** Whether a lead was stored just now. False if the office edited its time to another text or to a time far ahead. */
  function isFresh({ receivedAt }: StoredLead): boolean {
    return Math.abs(now().getTime() - Date.parse(receivedAt)) < OTHERS_MS;
  }

  /** Sends one message and sets its state to 'sent'. Returns false if the call failed; rejects if the store failed. */
  async function sendOne(id: string): Promise<boolean> {
    underWay.add(id);
    try {
      // Read again: since it was listed, the lead may have been forgotten, or another server may have sent its message.
      const entry = await store.findDue(id);
      if (entry !== null) {
        const failure = answered.has(id) ? null : await call(entry);
        if (failure !== null) {
          if (!failures.has(id)) log(`the office has no message about ${entry.receipt} yet: ${failure}`);
          failures.set(id, (failures.get(id) ?? 0) + 1);
          return false;
        }
        answered.add(id);
        await store.setOfficeMessageSent(id);
        log(`the office has a message about ${entry.receipt}`);
      }
      for (const known of [own, answered, failures]) known.delete(id);
      return true;
    } finally {
      underWay.delete(id);
    }
  }

  /** Calls `url`. Returns null for a status 2xx in time, else what went wrong. */
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
    notify(id) {
      own.add(id);
      start();
    },
    notifyDue() {
      // Every health check of the deployed function calls this, and health checks are public. So it adds no parallel calls.
      if (!isRetrying && underWay.size === 0) start();
    },
  };
}
