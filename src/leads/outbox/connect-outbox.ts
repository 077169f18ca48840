import { type DrainOptions, drainOutbox } from './drain-outbox';
import { leadEndpoint } from './lead-endpoint';
import { createLeadLocks } from './lead-locks';
import { createOutbox } from './outbox';
import { type OutboxMessage, openOutboxChannel } from './outbox-channel';
import { SEND_TIMEOUT_MS, sendLead } from './send-lead';

/**
 * Connects this tab or worker to the outbox, but sends nothing yet. No method of what it returns rejects.
 * - `outbox`: its methods resolve to `ok` false if storage fails, and `writeLead` also without Web Locks. `locks`: see
 *   `createLeadLocks`.
 * - `drain` (`drainOutbox`) sends the due leads. `broadcast` sends a message to all tabs, this one too.
 * - Every change of an entry or a lock is broadcast as 'changed'. `receive` gets each message of any tab and of the worker.
 */
export function connectOutbox(receive?: (message: OutboxMessage) => void) {
  const broadcast = openOutboxChannel(receive);
  // Every page shows which leads are locked, so that no visitor tries to change them.
  const locks = createLeadLocks(() => broadcast({ type: 'changed' }));
  const outbox = createOutbox({ broadcast, hasLocks: async () => (await locks.lockedIds()) !== null });
  return {
    outbox,
    locks,
    broadcast,
    drain: (options: Pick<DrainOptions, 'onlyId' | 'waitMs' | 'ignoresPauses'> = {}) =>
      drainOutbox({
        ...options,
        outbox,
        locks,
        send: (entry) => sendLead(entry, { ...leadEndpoint(), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }),
      }),
  };
}
