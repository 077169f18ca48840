import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../components/use-store';
import { leadKind } from '../../content/copy/leads/saved-card';
import { onlineStatus } from '../../platform/online-status';
import { isReadable, type OutboxEntry } from '../rules/outbox-entry';
import { deleteEverythingEvent } from '../tab/delete-everything-event';
import { announcedLeads, outboxView } from '../tab/outbox-view';
import { tabConnection } from '../tab/tab-connection';
import { deleteSavedLead, restoreSavedLead } from './change-saved-lead';
import { leadCardContent } from './lead-card-content';

/** How often the outbox is read, and the texts with a time are updated. */
const REFRESH_EVERY_MS = 20_000;

/**
 * Returns what /saved shows. Reads the outbox into `outboxView` on mount and every 20 s.
 * - `leads`: each entry of the outbox with the content of its card. `status` says if the outbox could be read.
 * - `deleteLead` resolves to 'deleted', 'gone' (no longer there) or the failure; `restoreLead` to false if it failed.
 * - `deleted`: the leads deleted while this page is shown, until they are restored or "Delete everything" is used in any tab.
 * - `sent`: the deliveries that this tab has shown, with a title. `now`: when the outbox was last read, 0 before.
 */
export function useSavedLeads() {
  const { status, visibleEntries, deliveries, lockedIds, isSyncRegistered } = useStore(outboxView);
  const isOnline = useStore(onlineStatus);
  const { sentIds } = useStore(announcedLeads);
  const now = useRefreshTime();
  const hotels = useSeenHotels(visibleEntries);
  const [deleted, setDeleted] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => deleteEverythingEvent.subscribe(() => setDeleted([])), []);

  const contentOf = (entry: OutboxEntry) =>
    leadCardContent(entry, { now, isOnline, isLocked: lockedIds.has(entry.id), isSyncRegistered });
  /** `title` is the hotel, or the kind of a lead that this page did not show. */
  const sent = deliveries
    .filter(({ id }) => sentIds.includes(id))
    .map(({ id, at, source }) => ({ id, at, source, title: hotels.get(id) ?? leadKind(source) }));

  const removeFromDeleted = (entry: OutboxEntry) =>
    // Another object with this id, deleted later, stays.
    setDeleted((all) => all.filter((other) => other !== entry));

  async function deleteLead(entry: OutboxEntry) {
    // Before the deletion: when the entry is gone, the card with Undo must replace it at once, so that nothing moves.
    setDeleted((all) => [...all.filter(({ id }) => id !== entry.id), entry]);
    const result = await deleteSavedLead(entry.id);
    if (result !== 'deleted') removeFromDeleted(entry);
    return result;
  }

  async function restoreLead(entry: OutboxEntry): Promise<boolean> {
    const isRestored = await restoreSavedLead(entry);
    if (isRestored) removeFromDeleted(entry);
    return isRestored;
  }

  return {
    status,
    leads: visibleEntries.map((entry) => ({ entry, content: contentOf(entry) })),
    deleted: deleted.filter((entry) => visibleEntries.every((other) => other.id !== entry.id)),
    sent,
    now,
    deleteLead,
    restoreLead,
  };
}

/** Reads the outbox into `outboxView` on mount and by a timer. Returns the `now` of `useSavedLeads`. */
function useRefreshTime(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const refresh = () => {
      setNow(Date.now());
      // A tab that dies releases its locks without a message.
      void tabConnection().refreshAndTrack();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * Returns the hotel of each readable lead that this page has shown, by lead id. "Delete everything" empties the map. A ref, not
 * state: a name is read only after its lead has left the list, so adding one need not render.
 */
function useSeenHotels(entries: readonly OutboxEntry[]): ReadonlyMap<string, string> {
  const hotels = useRef(new Map<string, string>()).current;
  useEffect(() => {
    for (const { id, payload } of entries.filter(isReadable)) hotels.set(id, payload.company_name);
  }, [entries, hotels]);
  useEffect(() => deleteEverythingEvent.subscribe(() => hotels.clear()), [hotels]);
  return hotels;
}
