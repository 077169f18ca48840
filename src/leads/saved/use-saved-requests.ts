import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { requestKind } from '../../content/copy/saved-request';
import { isReadable, type OutboxItem } from '../rules/outbox-entry';
import { onForgotten } from '../sending/lead-draft';
import type { OutboxView } from '../sending/outbox-view';
import { pageOutbox } from '../sending/page-outbox';
import { requestWords } from './request-words';

/** How often the texts with a time are updated. */
const CLOCK_MS = 20_000;

/** The hotel of each request that this page has shown, by lead id. `items`: the last ones whose hotels were added. */
interface KnownTitles {
  items: readonly OutboxItem[];
  titles: ReadonlyMap<string, string>;
}

/**
 * Returns what the list shows: `items` of the view; `wordsById`, their texts by lead id; `deleted`, the items deleted here and
 * not restored; `sent`, the deliveries that this tab has reported; `now`, the time of the texts. `now` is 0 first; after that,
 * every 20 s until the component unmounts, it is set to the present, and the outbox is read (a failed read changes nothing).
 * Call `noteDeleted` with an item before you delete it, and `forgetDeleted` with it if it was restored or not deleted.
 * "Delete everything" in any tab empties `deleted`.
 */
export function useSavedRequests(view: OutboxView, isOnline: boolean) {
  const [now, setNow] = useState(0);
  const [deleted, setDeleted] = useState<readonly OutboxItem[]>([]);
  const [known, setKnown] = useState<KnownTitles>({ items: [], titles: new Map() });
  if (known.items !== view.items) {
    const found = view.items.filter(isReadable).map(({ id, payload }) => [id, payload.company_name] as const);
    setKnown({ items: view.items, titles: new Map([...known.titles, ...found]) });
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
      setKnown(({ items }) => ({ items, titles: new Map() }));
    });
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);

  const { items, lockedIds, willBeWoken } = view;
  const wordsById = useMemo(() => {
    const wordsOf = (item: OutboxItem) =>
      requestWords(item, { now, isOnline, isLocked: lockedIds.has(item.id), willBeWoken });
    return new Map(items.map((item) => [item.id, wordsOf(item)]));
  }, [items, lockedIds, willBeWoken, now, isOnline]);
  const sent = view.deliveries
    .filter(({ id }) => view.sentIds.includes(id))
    .map(({ id, at, source }) => ({ id, at, source, title: known.titles.get(id) ?? requestKind(source) }));

  return {
    items,
    wordsById,
    deleted: deleted.filter((item) => items.every((other) => other.id !== item.id)),
    /** The delivered requests. `title`: the hotel, if this page showed the request before; else its kind. */
    sent,
    now,
    noteDeleted: useCallback(
      (item: OutboxItem) => setDeleted((all) => [...all.filter(({ id }) => id !== item.id), item]),
      [],
    ),
    /** Compares the item, not its id: the same request may have been deleted again meanwhile. */
    forgetDeleted: useCallback(
      (item: OutboxItem) => setDeleted((all) => all.filter((each) => each !== item)),
      [],
    ),
  };
}
