import { messageOf } from '../../helpers/message-of';
import type { LeadStore, StoredLead } from '../lead-store/lead-store';
import { type OfficeWebhook, sendToOffice } from './office-message';

/** Sends the office a message for each new lead. The methods return at once and never throw. */
export interface LeadNotifier {
  /** Call this after this process stored a lead. It sends the message of this lead next, then every other due message. */
  notify: (id: string) => void;
  /** Sends every message that is due. Call it after a restart. It does nothing while the notifier works. */
  notifyDue: () => void;
}

export interface NotifierOptions extends OfficeWebhook {
  store: LeadStore;
  log: (line: string) => void;
  /** Asks the platform to let the work finish after the visitor got the answer. */
  keepAlive?: (work: Promise<void>) => void;
  /** How long failed calls are repeated after the last start, in milliseconds. The default is as long as the server runs. */
  giveUpAfterMs?: number;
  now?: () => Date;
  pause?: (ms: number) => Promise<void>;
}

const RETRY_PAUSE_MS = 8000;
/** The server that stored a lead makes the first call. Another server waits for this time. */
const OTHER_SERVERS_WAIT_MS = 10_000;

/**
 * Returns a notifier, which `notify(id)` and `notifyDue()` start. It sends due messages one at a time and marks them as sent.
 * After a failure it waits `RETRY_PAUSE_MS` or until a new lead. It logs each lead's first failure. It stops if no message is
 * due, or `giveUpAfterMs` after its last start. A crash may send a message twice.
 */
export function createNotifier(options: NotifierOptions): LeadNotifier {
  const { store, log, now = () => new Date() } = options;
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  /** How often this process tried to send a due message, by lead id. 0 means that it has just stored the lead. */
  const attempts = new Map<string, number>();
  const attemptsFor = (id: string) => attempts.get(id) ?? 0;
  /** Ids of leads whose call worked, but whose mark is not stored. Their call is not repeated. */
  const unmarked = new Set<string>();
  /** Returns true if a lead was stored just now. A time that the office edited to an unreadable or far one gives false. */
  const isFresh = (receivedAt: string) =>
    Math.abs(now().getTime() - Date.parse(receivedAt)) < OTHER_SERVERS_WAIT_MS;
  let isWorking = false;
  let hasNewLead = false;
  let endPause = () => {};
  let giveUpAt = 0;

  function start(): void {
    giveUpAt = now().getTime() + (options.giveUpAfterMs ?? Number.POSITIVE_INFINITY);
    if (isWorking) return;
    isWorking = true;
    const work = sendUntilNoneIsDue();
    options.keepAlive?.(work);
  }

  async function sendUntilNoneIsDue(): Promise<void> {
    while (now().getTime() < giveUpAt) {
      hasNewLead = false;
      const result = await sendNext();
      if (result === 'sent' || hasNewLead) continue;
      if (result === 'none-due') break;
      const newLead = new Promise<void>((resolve) => {
        endPause = resolve;
      });
      await Promise.race([pause(RETRY_PAUSE_MS), newLead]);
    }
    isWorking = false;
  }

  /** Sends one message. Resolves to 'not-sent' after a failure, or if each due message is left to another server for now. */
  async function sendNext(): Promise<'sent' | 'not-sent' | 'none-due'> {
    try {
      const due = await store.listDue();
      if (due.length === 0) return 'none-due';
      // The fewest attempts come first, so a lead whose call always fails delays no other. Among equals the newest comes first.
      const [next] = due
        .filter(({ id, receivedAt }) => attempts.has(id) || !isFresh(receivedAt))
        .toSorted((a, b) => attemptsFor(a.id) - attemptsFor(b.id));
      return next !== undefined && (await send(next)) ? 'sent' : 'not-sent';
    } catch (error) {
      log(`the messages to the office failed: ${messageOf(error)}`);
      return 'not-sent';
    }
  }

  /** Sends and marks one message. Resolves to false if the call failed. Rejects if the store failed. */
  async function send(lead: StoredLead): Promise<boolean> {
    const { id, receipt } = lead;
    attempts.set(id, attemptsFor(id) + 1);
    const failure = unmarked.has(id) ? null : await sendToOffice(lead, options, now());
    if (failure !== null) {
      if (attemptsFor(id) === 1) log(`the office has no message about ${receipt} yet: ${failure}`);
      return false;
    }
    unmarked.add(id);
    await store.setOfficeMessageSent(id);
    log(`the office has a message about ${receipt}`);
    for (const known of [attempts, unmarked]) known.delete(id);
    return true;
  }

  return {
    notify(id) {
      attempts.set(id, 0);
      hasNewLead = true;
      endPause();
      start();
    },
    notifyDue() {
      // Every health check of the deployed function calls this, and anyone can send one. So it must not add calls.
      if (!isWorking) start();
    },
  };
}
