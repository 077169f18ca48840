import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { requestKind } from '../../content/copy/saved-request';
import type { Delivery } from '../outbox/outbox-state';
import { isReadable, type OutboxItem } from '../rules/outbox-entry';
import { onForgotten } from '../sending/lead-draft';
import type { OutboxView } from '../sending/outbox-view';
import { pageOutbox } from '../sending/page-outbox';
import { type RequestWords, requestWords } from './request-words';

/** How often the texts with a time are updated. */
const CLOCK_MS = 20_000;

interface UseSavedRequestsResult {
  /** The texts of each item of the view, by lead id. */
  wordsById: ReadonlyMap<string, RequestWords>;
  /** The items deleted here and not restored. "Delete everything" in any tab empties the list. */
  deleted: readonly OutboxItem[];
  /** The deliveries that this tab has reported. `title`: the hotel, if this page showed the request before; else its kind. */
  sent: readonly (Pick<Delivery, 'id' | 'at' | 'source'> & { title: string })[];
  /** The time of the texts, in ms since 1970; 0 in the first rendering. */
  now: number;
  /** Call it before you delete an item. Stable. */
  noteDeleted(item: OutboxItem): void;
  /** Call it if this item was restored or not deleted. A later deletion of the same request, another item, stays. Stable. */
  forgetDeleted(item: OutboxItem): void;
}

/**
 * Returns what the list on /saved shows. At once and every 20 s until the component unmounts, it brings the texts that name a
 * time up to date, and reads the outbox into `outboxView`. After a failed read the items stay; if the browser blocks storage,
 * the status of the view becomes 'unavailable'.
 */
export function useSavedRequests(view: OutboxView, isOnline: boolean): UseSavedRequestsResult {
  const { items, lockedIds, willBeWoken } = view;
  const [now, setNow] = useState(0);
  const [deleted, setDeleted] = useState<readonly OutboxItem[]>([]);
  /** The hotel of each request that this page has shown, by lead id; and the items whose hotels were added last. */
  const [hotels, setHotels] = useState<ReadonlyMap<string, string>>(new Map());
  const [addedItems, setAddedItems] = useState<readonly OutboxItem[]>([]);
  if (addedItems !== items) {
    const found = items.filter(isReadable).map(({ id, payload }) => [id, payload.company_name] as const);
    setAddedItems(items);
    setHotels(new Map([...hotels, ...found]));
  }

  useEffect(() => {
    const tick = () => {
      // Not urgent: every text of the list may change.
      startTransition(() => setNow(Date.now()));
      // A tab that dies releases its locks without a message.
      void pageOutbox().refresh();
    };
    tick();
    const timer = setInterval(tick, CLOCK_MS);
    const unsubscribe = onForgotten(() => {
      setDeleted([]);
      setHotels(new Map());
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);

  const wordsById = useMemo(() => {
    const wordsOf = (item: OutboxItem) =>
      requestWords(item, { now, isOnline, isLocked: lockedIds.has(item.id), willBeWoken });
    return new Map(items.map((item) => [item.id, wordsOf(item)]));
  }, [items, lockedIds, willBeWoken, now, isOnline]);
  const sent = view.deliveries
    .filter(({ id }) => view.sentIds.includes(id))
    .map(({ id, at, source }) => ({ id, at, source, title: hotels.get(id) ?? requestKind(source) }));

  return {
    wordsById,
    deleted: deleted.filter((item) => items.every((other) => other.id !== item.id)),
    sent,
    now,
    noteDeleted: useCallback(
      (item: OutboxItem) => setDeleted((all) => [...all.filter(({ id }) => id !== item.id), item]),
      [],
    ),
    forgetDeleted: useCallback(
      (item: OutboxItem) => setDeleted((all) => all.filter((each) => each !== item)),
      [],
    ),
  };
}
