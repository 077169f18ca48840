import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../components/use-store';
import { networkStatus } from '../../platform/network-status';
import type { RemovedLead } from '../outbox/outbox-state';
import type { LeadSource } from '../rules/lead';
import type { QueueItem } from '../rules/lead-queue';
import { outboxView } from '../sending/outbox-view';
import { pageOutbox } from '../sending/page-outbox';
import type { Circumstances } from './request-words';

/** A request that has arrived. `title`: the hotel, where it was seen here before it went. */
export interface SentRequest {
  id: string;
  at: number;
  source: LeadSource;
  title: string | null;
}

/** How often the words about time are said anew. */
const CLOCK_MS = 20_000;

/** Everything the list of requests shows: what waits, what was deleted here, what has just arrived. */
export function useSavedRequests() {
  const view = useStore(outboxView);
  const isOnline = useStore(networkStatus);
  const [now, setNow] = useState(0);
  /** They may come back while the page is open. */
  const [deleted, setDeleted] = useState<readonly RemovedLead[]>([]);
  const titles = useRef(new Map<string, string>());
  for (const item of view.items) {
    if (item.state !== 'unreadable') titles.current.set(item.id, item.payload.company_name);
  }

  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      // Nobody announces that a tab with a request in hand has died.
      void pageOutbox().refresh();
    };
    tick();
    const timer = setInterval(tick, CLOCK_MS);
    return () => clearInterval(timer);
  }, []);

  const sent = view.deliveries
    .filter(({ id }) => view.sentIds.includes(id))
    .map(({ id, at, source }): SentRequest => ({ id, at, source, title: titles.current.get(id) ?? null }));

  return {
    status: view.status,
    items: view.items,
    deleted: deleted.filter(({ item }) => view.items.every((other) => other.id !== item.id)),
    sent,
    circumstancesOf: (item: QueueItem): Circumstances => ({
      now,
      isOnline,
      isInHand: view.inHand.has(item.id),
      willBeWoken: view.willBeWoken,
    }),
    now,
    noteDeleted: (removed: RemovedLead) =>
      setDeleted((before) => [...before.filter(({ item }) => item.id !== removed.item.id), removed]),
    forgetDeleted: (id: string) => setDeleted((before) => before.filter(({ item }) => item.id !== id)),
  };
}
