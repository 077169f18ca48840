import { messageOf } from '../../helpers/thrown-error';
import type { LeadStore, StoredLead } from '../lead-store/lead-store';
import { type OfficeWebhook, sendToOffice } from './office-message';

export interface NotifierOptions extends OfficeWebhook {
  store: LeadStore;
  log: (line: string) => void;
  /** Asks the platform to let the work finish after the visitor got the answer. */
  keepAlive?: (work: Promise<void>) => void;
}

/** The pauses before the rounds of calls. */
const PAUSES_MS = [0, 8_000, 16_000, 32_000];
/** No call or pause begins later than this after the last new lead. On the free plan Supabase ends a function after 150 s. */
const WORK_TIME_MS = 100_000;
/** A lead that another server stored less than this ago waits, because that server makes the call. */
const OTHER_SERVERS_WAIT_MS = 10_000;

/**
 * Returns a notifier, which sends the office a message for each new lead. Its methods return at once and never throw. After
 * `notify(id)` or `notifyDue()` it sends the messages of `listMessagesDue`, that of the newest lead first. It repeats failed
 * calls after 8, 16 and 32 s. What fails then, or is left after 100 s, is sent after the next `notify` or `notifyDue`.
 * - A lead that another server stored less than 10 s ago waits.
 * - `notify` ends a pause and begins the rounds of calls again, with its lead first.
 * - A message's failure is logged only the first time. A crash between call and mark may send a message twice.
 */
export function createNotifier(options: NotifierOptions) {
  const { store, log, keepAlive = () => {} } = options;
  /** What this process did last for a lead that is still due. 'sent': only the mark is missing, so no call is repeated. */
  const lastSteps = new Map<string, 'stored' | 'failed' | 'sent'>();
  /** Null while the notifier does not work. A new lead aborts it. Then the rounds end early, and begin again with this lead. */
  let rounds: AbortController | null = null;

  const logFailure = (error: unknown) => log(`the messages to the office failed: ${messageOf(error)}`);

  /** Makes rounds of calls until no message is due, or until the one after the last pause. A new lead begins them again. */
  async function sendInRounds(): Promise<void> {
    do {
      rounds = new AbortController();
      const signal = AbortSignal.any([rounds.signal, AbortSignal.timeout(WORK_TIME_MS)]);
      for (const pauseMs of PAUSES_MS) {
        await pause(pauseMs, signal);
        if (signal.aborted || (await sendRound(signal).catch(logFailure))) break;
      }
    } while (rounds.signal.aborted);
    rounds = null;
  }

  /** Makes a call for each due message. Resolves to true if none is due any more. Rejects if the store cannot list them. */
  async function sendRound(signal: AbortSignal): Promise<boolean> {
    let isNoneDue = true;
    for (const lead of await store.listMessagesDue()) {
      if (signal.aborted) return false;
      if (!(await send(lead).catch(logFailure))) isNoneDue = false;
    }
    return isNoneDue;
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

  /** Sends every message that is due. Call it after a restart. While the notifier works, it adds no calls. */
  function notifyDue(): void {
    if (rounds === null) keepAlive(sendInRounds());
  }

  return {
    /** Call this after this process stored a lead. It sends the message of this lead and every other due message. */
    notify(id: string): void {
      lastSteps.set(id, 'stored');
      rounds?.abort();
      notifyDue();
    },
    notifyDue,
  };
}

/** Waits `ms`, but not longer than until `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms === 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.onabort = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
