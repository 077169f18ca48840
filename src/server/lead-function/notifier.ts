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
  /** How long failed calls are repeated after the last start, in milliseconds. The default is as long as the server runs. */
  giveUpAfterMs?: number;
  now?: () => Date;
  pause?: (ms: number) => Promise<void>;
}

const RETRY_PAUSE_MS = 8_000;
/** The server that stored a lead makes the first call. Another server waits for this time. */
const OTHER_SERVERS_WAIT_MS = 10_000;

/**
 * Returns a notifier, which `notify(id)` and `notifyDue()` start.
 * - It calls once for each due message, the newest lead first. A new lead comes next, so no failing call delays it.
 * - A failed call is repeated after every other due message was tried and a pause of `RETRY_PAUSE_MS`.
 * - It logs only the first failure of each lead.
 * - It stops if no message is due, or `giveUpAfterMs` after its last start.
 * - A crash between call and mark may send a message twice.
 */
export function createNotifier(options: NotifierOptions): LeadNotifier {
  const { store, log, giveUpAfterMs = Number.POSITIVE_INFINITY } = options;
  const { keepAlive = () => {}, now = () => new Date() } = options;
  const pause = options.pause ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  /** Ids of leads that this process has stored since it began to send. */
  const ownIds = new Set<string>();
  /** Ids of leads that were tried since the last pause. Kept at a new start, so that old messages get their turn. */
  const triedIds = new Set<string>();
  /** What the last call achieved, for leads that are still due. 'sent': only the mark is missing, so no call is repeated. */
  const callResults = new Map<string, 'failed' | 'sent'>();
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
      const ownCount = ownIds.size;
      try {
        // Listed before each call, because the lead may have been forgotten during the call before.
        const due = await store.listMessagesDue();
        // A lead that was stored while the store listed may be missing.
        if (due.length === 0 && ownIds.size === ownCount) break;
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
    ownIds.clear();
    isWorking = false;
  }

  /** Returns true if another server stored the lead just now. An edited time that is unreadable or far off gives false. */
  function isLeftToOtherServer({ id, receivedAt }: StoredLead): boolean {
    return !ownIds.has(id) && Math.abs(now().getTime() - Date.parse(receivedAt)) < OTHER_SERVERS_WAIT_MS;
  }

  /** Sends and marks one message, or logs that the call failed. Rejects if the store failed. */
  async function send(lead: StoredLead): Promise<void> {
    const { id, receipt } = lead;
    const failure = callResults.get(id) === 'sent' ? null : await sendToOffice(lead, options, now());
    if (failure !== null) {
      if (!callResults.has(id)) log(`the office has no message about ${receipt} yet: ${failure}`);
      callResults.set(id, 'failed');
      return;
    }
    callResults.set(id, 'sent');
    await store.markMessageSent(id);
    callResults.delete(id);
    log(`the office has a message about ${receipt}`);
  }

  return {
    notify(id) {
      ownIds.add(id);
      start();
    },
    notifyDue: start,
  };
}
