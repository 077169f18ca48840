import type { LeadPayload } from '../../domain/lead';
import { leadFingerprint } from '../../domain/lead';
import type { DrainTrigger, QueuedLead } from '../../domain/outbox-entry';
import { type DrainReport, drainOutbox } from '../../outbox/drain-outbox';
import { createLeadStore, type LeadStore } from '../../outbox/lead-store';
import { createOutboxChannel } from '../../outbox/outbox-channel';
import { registerLeadSync } from '../../platform/background-sync';
import { announceSent } from './announce-sent';
import { sendToOffice } from './lead-endpoint';
import { outboxView } from './outbox-view';

/** `id`: of the saved lead, which may have been there before. */
export type KeepResult = { kind: 'kept'; id: string } | { kind: 'not-kept' };

/** The outbox as this tab uses it. */
export interface PageOutbox {
  store: LeadStore;
  /** Saves a lead to be sent later, by the worker where the browser wakes one, else by an open page. */
  keep(payload: LeadPayload): Promise<KeepResult>;
  /** The lead that asks the same and still waits here; null when there is none, or nothing can be read. */
  findTwin(payload: LeadPayload): Promise<QueuedLead | null>;
  drain(trigger: DrainTrigger): Promise<DrainReport>;
  /** Reads the outbox again and counts what has arrived since. */
  refresh(): Promise<void>;
}

let outbox: PageOutbox | undefined;

/** The one outbox of this tab, opened at first use. Hears every change, in this tab, another one or the worker. */
export function pageOutbox(): PageOutbox {
  outbox ??= openPageOutbox();
  return outbox;
}

function openPageOutbox(): PageOutbox {
  const channel = createOutboxChannel();
  const store = createLeadStore({ announce: channel.announce });

  async function refresh(): Promise<void> {
    const [queue, log] = await Promise.all([store.listLeads(), store.listDeliveries()]);
    if (!queue.ok || !log.ok) outboxView.change({ status: 'unavailable' });
    else outboxView.change({ status: 'read', items: queue.items, deliveries: log.deliveries });
  }

  channel.subscribe((message) => {
    void refresh();
    if (message.type === 'delivered') void announceSent(store, [message.id]);
  });

  return {
    store,
    refresh,
    async keep(payload) {
      const added = await store.addLead(payload);
      if (!added.ok) return { kind: 'not-kept' };
      void registerLeadSync();
      return { kind: 'kept', id: added.lead.id };
    },
    async findTwin(payload) {
      const queue = await store.listLeads();
      if (!queue.ok) return null;
      const fingerprint = leadFingerprint(payload);
      return (
        queue.items
          .filter((item) => item.state !== 'unreadable')
          .find((lead) => lead.fingerprint === fingerprint) ?? null
      );
    },
    drain(trigger) {
      // No keepalive here: an answer nobody sees would send the lead a second time.
      return drainOutbox({ store, trigger, send: (payload) => sendToOffice(payload, { keepalive: false }) });
    },
  };
}
