import { messageOf } from '../../helpers/thrown-error';
import type { LeadStore, StoredLead } from '../lead-store/lead-store';
import { type OfficeWebhook, sendToOffice } from './office-message';

export interface NotifierOptions extends OfficeWebhook {
  store: LeadStore;
  log: (line: string) => void;
  /** Asks the platform to let the work finish after the visitor got the answer. */
  keepAlive?: (work: Promise<void>) => void;
  /** In milliseconds. By default it never gives up. */
  giveUpAfterMs?: number;
}

/** The first pause after failed calls. */
const FIRST_PAUSE_MS = 8_000;
const MAX_NOTIFY_PAUSE_MS = 3_600_000;
/** A lead that another server stored less than this ago waits, because that server makes the call. */
const OTHER_SERVERS_WAIT_MS = 10_000;

/**
 * Returns a notifier, which sends the office a message for each new lead. Its methods return at once and never throw. After
 * `notify(id)` or `notifyDue()` it sends each due message, that of the newest lead first. It repeats this until no message is
 * due, or until `giveUpAfterMs` after the last of these calls.
 * - A lead that another server stored less than 10 s ago waits.
 * - `notify` ends a pause, and its lead comes first.
 * - A message's failure is logged only the first time. A crash between call and mark may send a message twice.
 */
export function createNotifier(options: NotifierOptions) {
  const { store, log, keepAlive = () => {}, giveUpAfterMs = Number.POSITIVE_INFINITY } = options;
  /** What this process did last for a lead that is still due. 'sent': only the mark is missing, so no call is repeated. */
  const lastSteps = new Map<string, 'stored' | 'failed' | 'sent'>();
  let isWorking = false;
  /** In milliseconds since 1970. */
  let giveUpAt = 0;
  /** A new lead aborts it. Then the round of calls and its pause end early, and the next round begins with this lead. */
  let round = new AbortController();

  const remainingMs = () => giveUpAt - Date.now();
  const logFailure = (error: unknown) => log(`the messages to the office failed: ${messageOf(error)}`);

  function start(): void {
    giveUpAt = Date.now() + giveUpAfterMs;
    if (!isWorking) keepAlive(sendUntilNoneIsDue());
  }

  async function sendUntilNoneIsDue(): Promise<void> {
    isWorking = true;
    // It doubles while no call works. A new lead or a call that works resets it.
    let pauseMs = FIRST_PAUSE_MS;
    while (remainingMs() > 0) {
      if (round.signal.aborted) pauseMs = FIRST_PAUSE_MS;
      round = new AbortController();
      const { signal } = round;
      // Undefined if the store failed.
      const due = await store.listMessagesDue().catch(logFailure);
      let doneCount = 0;
      for (const lead of due ?? []) {
        if (signal.aborted || remainingMs() <= 0) break;
        if (await send(lead).catch(logFailure)) doneCount += 1;
      }
      // Even after an empty list: a lead that was stored while the store listed may be missing in it.
      if (signal.aborted) continue;
      if (due?.length === 0) break;
      if (doneCount > 0) pauseMs = FIRST_PAUSE_MS;
      if (doneCount === due?.length) continue;
      await pause(Math.min(pauseMs, remainingMs()), signal);
      pauseMs = Math.min(pauseMs * 2, MAX_NOTIFY_PAUSE_MS);
    }
    isWorking = false;
  }

  /** Sends and marks one message. Resolves to true if it is not due any more. Rejects if the store failed. */
  async function send(lead: StoredLead): Promise<boolean> {
    const { id, receipt, receivedAt } = lead;
    const lastStep = lastSteps.get(id);
    // An edited time that is unreadable or far off is not new.
    const isNew = Math.abs(Date.now() - Date.parse(receivedAt)) < OTHER_SERVERS_WAIT_MS;
    if (isNew && lastStep === undefined) return false;
    // The lead may have been forgotten since it was listed.
    if (!(await store.find(id))?.isMessageDue) {
      lastSteps.delete(id);
      return true;
    }
    const failure = lastStep === 'sent' ? null : await sendToOffice(lead, options);
    lastSteps.set(id, failure === null ? 'sent' : 'failed');
    if (failure !== null) {
      if (lastStep !== 'failed') log(`the office has no message about ${receipt} yet: ${failure}`);
      return false;
    }
    await store.markMessageSent(id);
    lastSteps.delete(id);
    log(`the office has a message about ${receipt}`);
    return true;
  }

  return {
    /** Call this after this process stored a lead. It sends the message of this lead and every other due message. */
    notify(id: string): void {
      lastSteps.set(id, 'stored');
      round.abort();
      start();
    },
    /** Sends every message that is due. Call it after a restart. While the notifier works, it adds no calls. */
    notifyDue: start,
  };
}

/** Waits `ms`, but not longer than until `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.onabort = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
