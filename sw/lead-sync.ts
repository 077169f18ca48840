import type { connectOutbox } from '../src/leads/outbox/connect-outbox';
import { countToBeSent } from '../src/leads/outbox/drain-outbox';

/** A page that sends a lead may be closed at any moment. The worker waits this long for its lock, and then sends the lead. */
const WAIT_FOR_PAGE_MS = 60_000;

/**
 * Sends the leads of the outbox that are due. If `isLastChance`, ignores retry pauses. Waits up to `WAIT_FOR_PAGE_MS` for each
 * lead that a page is sending. Rejects if a lead is still to be sent after that or the outbox cannot be read. Then the browser
 * fires the sync event again, unless this was the last chance.
 */
export async function syncLeads(
  { drain, outbox }: Pick<ReturnType<typeof connectOutbox>, 'drain' | 'outbox'>,
  isLastChance: boolean,
): Promise<void> {
  await drain({ waitMs: WAIT_FOR_PAGE_MS, ignoresPauses: isLastChance });
  const unsent = await countToBeSent(outbox);
  if (unsent !== 0)
    throw new Error(`Leads still to be sent: ${unsent ?? 'unknown, the outbox cannot be read'}`);
}
