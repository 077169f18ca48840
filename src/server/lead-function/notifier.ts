import { messageOf } from '../../helpers/message-of';
import type { LeadStore, StoredLead } from '../lead-store/lead-store';
import { type OfficeWebhook, sendToOffice } from './office-message';

/** Sends the office a message for each new lead. The methods return at once and never throw. */
export interface LeadNotifier {
  /** Call this after this process stored a lead. It sends the message of this lead and every other due message. */
  notify: (id: string) => void;
  /** Sends every message that is due. Call it after a restart. While the notifier works, it adds no calls. */
  notifyDue: () => void;
}

export interface NotifierOptions extends OfficeWebhook {
  store: LeadStore;
  log: (line: string) => void;
  /** Asks the platform to let the work finish after the visitor got the answer. */
  keepAlive?: (work: Promise<void>) => void;
  /** In milliseconds. By default it never gives up. */
  giveUpAfterMs?: number;
  now?: () => Date;
  pause?: (ms: number) => Promise<void>;
}

/** A pause after failed calls is a multiple of this, so that a new lead ends it within 8 s. */
const PAUSE_MS = 8_000;
const MAX_PAUSE_COUNT = 3_600_000 / PAUSE_MS;
/** A lead that another server stored less than this ago waits, because that server makes the call. */
const OTHER_SERVERS_WAIT_MS = 10_000;

/**
 * Returns a notifier. After `notify(id)` or `notifyDue()` it sends each due message, that of the newest lead first. The
 * notifier repeats this until no message is due, or until `giveUpAfterMs` after the last `notify` or `notifyDue`. A new lead
 * comes before those listed. The notifier logs only the first failure of each lead. A crash between call and mark may send a
 * message twice.
 */
export function createNotifier(options: NotifierOptions): LeadNotifier {
  const { store, log, giveUpAfterMs = Number.POSITIVE_INFINITY } = options;
  const { keepAlive = () => {}, now = () => new Date() } = options;
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  /** What this process did last for a lead that is still due. 'sent': only the mark is missing, so no call is repeated. */
  const lastSteps = new Map<string, 'stored' | 'failed' | 'sent'>();
  let isNewLeadStored = false;
  /** In milliseconds since 1970. It is 0 while the notifier does not work. */
  let giveUpAt = 0;

  const isInterrupted = () => isNewLeadStored || now().getTime() >= giveUpAt;
  const logFailure = (error: unknown) => log(`the messages to the office failed: ${messageOf(error)}`);

  function start(): void {
    const isWorking = giveUpAt > 0;
    giveUpAt = now().getTime() + giveUpAfterMs;
    if (!isWorking) keepAlive(sendUntilNoneIsDue());
  }

  async function sendUntilNoneIsDue(): Promise<void> {
    // Doubled while no call works, up to an hour. A new lead or a success resets it.
    let pauseCount = 1;
    while (now().getTime() < giveUpAt) {
      if (isNewLeadStored) pauseCount = 1;
      isNewLeadStored = false;
      const due = await store.listMessagesDue().catch(logFailure);
      // A lead that was stored while the store listed may be missing.
      if (due?.length === 0 && !isNewLeadStored) break;
      let doneCount = 0;
      for (const lead of due ?? [])
        if (!isInterrupted() && (await send(lead).catch(logFailure))) doneCount += 1;
      if (doneCount > 0) pauseCount = 1;
      if (doneCount === due?.length) continue;
      for (let n = 0; n < pauseCount && !isInterrupted(); n += 1) await pause(PAUSE_MS);
      pauseCount = Math.min(pauseCount * 2, MAX_PAUSE_COUNT);
    }
    giveUpAt = 0;
  }

  /** Sends and marks one message. Resolves to true if it is not due any more. Rejects if the store failed. */
  async function send(lead: StoredLead): Promise<boolean> {
    const { id, receipt, receivedAt } = lead;
    const lastStep = lastSteps.get(id);
    // An edited time that is unreadable or far off is not new.
    const isNew = Math.abs(now().getTime() - Date.parse(receivedAt)) < OTHER_SERVERS_WAIT_MS;
    if (isNew && lastStep === undefined) return false;
    // The lead may have been forgotten since it was listed.
    if (!(await store.isMessageDue(id))) {
      lastSteps.delete(id);
      return true;
    }
    const failure = lastStep === 'sent' ? null : await sendToOffice(lead, options, now());
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
    notify(id) {
      lastSteps.set(id, 'stored');
      isNewLeadStored = true;
      start();
    },
    notifyDue: start,
  };
}
