import { isLeadSyncRegistered } from '../../platform/background-sync';
import { type DrainReport, drainOutbox } from '../outbox/drain-outbox';
import { isBegunUnseen, type LeadHolds, leadHolds } from '../outbox/lead-hold';
import { createLeadStore, type LeadStore } from '../outbox/lead-store';
import { createOutboxChannel, type OutboxChannel } from '../outbox/outbox-channel';
import type { DrainTrigger } from '../rules/outbox-entry';
import { noteOutbox } from './outbox-view';
import { sendFromPage } from './send-from-page';

/** The outbox as this tab uses it. */
export interface PageOutbox extends Pick<OutboxChannel, 'announce' | 'subscribe'> {
  store: LeadStore;
  holds: LeadHolds;
  drain(trigger: DrainTrigger): Promise<DrainReport>;
  /** Does something to a lead that is in nobody's hand. null: it stayed in somebody's for `waitMs`. */
  whileHeld<Value>(id: string, waitMs: number, task: () => Promise<Value>): Promise<Value | null>;
  /** Reads the outbox again. */
  refresh(): Promise<void>;
}

let outbox: PageOutbox | undefined;

/** The one outbox of this tab, opened at first use. Hears every change, in this tab, another one or the worker. */
export function pageOutbox(): PageOutbox {
  outbox ??= openPageOutbox();
  return outbox;
}

function openPageOutbox(): PageOutbox {
  const { announce, subscribe } = createOutboxChannel();
  // What is in hand is seen by every page, so that nobody offers to touch it.
  const holds = leadHolds(() => announce({ type: 'changed' }));
  const store = createLeadStore({ announce, holds });

  async function refresh(): Promise<void> {
    const [journal, held, willBeWoken] = await Promise.all([
      store.read(),
      holds.held(),
      isLeadSyncRegistered(),
    ]);
    if (!journal.ok) return noteOutbox({ status: 'unavailable' });
    const { items, deliveries } = journal;
    const now = Date.now();
    const unseen = items.filter((item) => isBegunUnseen(item, holds, now));
    const inHand = new Set([...held, ...unseen.map(({ id }) => id)]);
    noteOutbox({ status: 'read', items, deliveries, inHand, willBeWoken });
  }

  subscribe(({ type }) => {
    if (type !== 'forgotten') void refresh();
  });

  return {
    store,
    holds,
    announce,
    subscribe,
    refresh,
    drain: (trigger) =>
      drainOutbox({ store, holds, trigger, send: (lead) => sendFromPage(lead, { isFromForm: false }) }),
    async whileHeld(id, waitMs, task) {
      const hold = await holds.take(id, waitMs);
      return hold === null ? null : task().finally(hold.release);
    },
  };
}
