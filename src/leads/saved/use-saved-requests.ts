import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { requestKind } from '../../content/copy/saved-request';
import { isReadable, type OutboxItem } from '../rules/outbox-entry';
import { onForgotten } from '../sending/lead-draft';
import type { OutboxView } from '../sending/outbox-view';
import { pageOutbox } from '../sending/page-outbox';
import { requestWords } from './request-words';

/** How often the texts with a time are updated. */
const CLOCK_MS = 20_000;

/**
 * Returns what the list shows: the `items` of the view; `wordsById`, their texts by lead id, as at `now`; `deleted`, those
 * that were deleted on this page; `sent`, those that this tab has announced as sent. Every 20 s it updates the texts and reads
 * the outbox. Call `noteDeleted` for a deleted request, and `forgetDeleted` if it was restored or could not be deleted.
 */
export function useSavedRequests(view: OutboxView, isOnline: boolean) {
  const [now, setNow] = useState(0);
  const [deleted, setDeleted] = useState<readonly OutboxItem[]>([]);
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const [titled, setTitled] = useState<readonly OutboxItem[]>([]);
  if (titled !== view.items) {
    const found = view.items.filter(isReadable).map(({ id, payload }) => [id, payload.company_name] as const);
    setTitled(view.items);
    setTitles(new Map([...titles, ...found]));
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
      setTitles(new Map());
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
    .map(({ id, at, source }) => ({ id, at, source, title: titles.get(id) ?? requestKind(source) }));

  return {
    items,
    wordsById,
    deleted: deleted.filter((item) => items.every((other) => other.id !== item.id)),
    /** The delivered requests. `title`: the hotel, if this page showed the request before; else its kind. */
    sent,
    now,
    noteDeleted: useCallback((item: OutboxItem) => setDeleted((all) => [...without(item.id, all), item]), []),
    forgetDeleted: useCallback((id: string) => setDeleted((all) => without(id, all)), []),
  };
}

const without = (unwanted: string, all: readonly OutboxItem[]) => all.filter(({ id }) => id !== unwanted);
