import type { DrainTrigger } from '../rules/outbox-entry';
import { drainOutbox } from './drain-outbox';
import type { LeadEndpoint } from './lead-endpoint';
import { createLeadLocks } from './lead-locks';
import { createOutbox } from './outbox';
import { type OutboxMessage, openOutboxChannel } from './outbox-channel';
import { sendLead } from './send-lead';

/** How to send the outbox. `only`: the lead id of the one lead to send. `waitMs`: how long to wait for locked leads. */
export type DrainRequest = {
  readonly trigger: DrainTrigger;
  readonly only?: string | undefined;
  readonly waitMs: number;
};

/**
 * Opens the outbox of this tab or worker, with its locks and its channel; sends nothing yet. `receive` gets every message of
 * tabs and worker, also its own. Every change of an entry or a lock is announced as 'changed'. `announce` sends a message to
 * all of them. `drain` sends the due leads to the endpoint, and resolves as `drainOutbox` does. None of the methods rejects.
 */
export function openOutbox(endpoint: LeadEndpoint, receive?: (message: OutboxMessage) => void) {
  const announce = openOutboxChannel(receive);
  // Every page shows which leads are locked, so that no visitor tries to change them.
  const locks = createLeadLocks(() => announce({ type: 'changed' }));
  const outbox = createOutbox({ announce });
  const send = (entry: Parameters<typeof sendLead>[0]) => sendLead(entry, endpoint);
  const drain = (request: DrainRequest) => drainOutbox({ outbox, locks, send, ...request });
  return { announce, locks, outbox, drain };
}
