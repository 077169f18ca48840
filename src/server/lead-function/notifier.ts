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

const RETRY_PAUSE_MS = 8_000;
const OTHER_SERVERS_WAIT_MS = 10_000;

/**
 * Returns a notifier. After `notify(id)` or `notifyDue()` it calls for each due message, the newest lead first, until none is
 * due, or until `giveUpAfterMs` after the last `notify` or `notifyDue`.
 * - A failed call is repeated after every other due message was tried and a pause of `RETRY_PAUSE_MS`.
 * - It logs only the first failure of each lead.
 * - A lead that another server stored less than `OTHER_SERVERS_WAIT_MS` ago waits, because that server makes the call.
 * - A crash between call and mark may send a message twice.
 */
export function createNotifier(options: NotifierOptions): LeadNotifier {
  const { store, log, giveUpAfterMs = Number.POSITIVE_INFINITY } = options;
  const { keepAlive = () => {}, now = () => new Date() } = options;
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  /** What this process did last for a lead that is still due. 'sent': only the mark is missing, so no call is repeated. */
  const lastSteps = new Map<string, 'stored' | 'failed' | 'sent'>();
  /** Ids of leads that were tried since the last pause. Kept at a new start, so that old messages get their turn. */
  const triedIds = new Set<string>();
  let isNewLeadStored = false;
  let isWorking = false;
  let giveUpAt = 0;

  function start(): void {
    giveUpAt = now().getTime() + giveUpAfterMs;
    if (isWorking) return;
    isWorking = true;
    keepAlive(sendUntilNoneIsDue());
  }

  async function sendUntilNoneIsDue(): Promise<void> {
    while (now().getTime() < giveUpAt) {
      isNewLeadStored = false;
      try {
        // Listed before each call, because the lead may have been forgotten during the call before.
        const due = await store.listMessagesDue();
        // A lead that was stored while the store listed may be missing.
        if (due.length === 0 && !isNewLeadStored) break;
        const next = due.find((lead) => !triedIds.has(lead.id) && !isLeftToOtherServer(lead));
        if (next !== undefined) {
          triedIds.add(next.id);
          await send(next);
          continue;
        }
        triedIds.clear();
      } catch (error) {
        log(`the messages to the office failed: ${messageOf(error)}`);
      }
      await pause(RETRY_PAUSE_MS);
    }
    isWorking = false;
  }

  /** Returns true if another server stored the lead just now. An edited time that is unreadable or far off gives false. */
  function isLeftToOtherServer({ id, receivedAt }: StoredLead): boolean {
    return !lastSteps.has(id) && Math.abs(now().getTime() - Date.parse(receivedAt)) < OTHER_SERVERS_WAIT_MS;
  }

  /** Sends and marks one message, or logs that the call failed. Rejects if the store failed. */
  async function send(lead: StoredLead): Promise<void> {
    const { id, receipt } = lead;
    const lastStep = lastSteps.get(id);
    const failure = lastStep === 'sent' ? null : await sendToOffice(lead, options, now());
    lastSteps.set(id, failure === null ? 'sent' : 'failed');
    if (failure !== null) {
      if (lastStep !== 'failed') log(`the office has no message about ${receipt} yet: ${failure}`);
      return;
    }
    await store.markMessageSent(id);
    lastSteps.delete(id);
    log(`the office has a message about ${receipt}`);
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
