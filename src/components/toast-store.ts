import type { ReactNode } from 'react';
import { createMemoryStore, type ExternalStore } from '../platform/external-store';

/**
 * What a toast is about. A new toast removes those of the same group, such as the error of the first try before a second one.
 * - `script`: a page's script or the quote dialog, which failed to load.
 * - `lead`: the visitor's submission. `outbox`: leads that were sent from the outbox, or are sent again.
 * - `calculator`: a change of the calculator that Undo takes back, or a damaged link. `share`: the result of sharing.
 * - `received-link`: the question before a link replaces the visitor's own figures.
 */
type ToastGroup = 'script' | 'lead' | 'outbox' | 'calculator' | 'received-link' | 'share';

export interface ToastContent {
  /** Screen readers read an `error` at once, and other tones at the next pause. An `error` stays until it is closed. */
  tone: 'success' | 'neutral' | 'error';
  title: string;
  text?: ReactNode;
  /** Buttons and links. A toast with actions stays until it is closed. */
  actions?: ReactNode;
  group: ToastGroup;
}

export interface Toast extends ToastContent {
  id: number;
}

/** How long a toast is shown. It is enough to read two sentences, and the page shows the same state afterwards. */
export const TOAST_SHOWN_MS = 10_000;

const toasts = createMemoryStore<readonly Toast[]>([]);
let nextId = 1;

/**
 * The visible toast: the latest error, or without errors the latest toast. All other toasts wait, and each is later shown for
 * its full time. It is null if there is no toast, as in every prerendered page.
 */
export const shownToast: ExternalStore<Toast | null> = {
  subscribe: toasts.subscribe,
  getSnapshot() {
    const all = toasts.getSnapshot();
    return all.findLast(({ tone }) => tone === 'error') ?? all.at(-1) ?? null;
  },
  getServerSnapshot: () => null,
};

/**
 * Adds a toast, and removes earlier ones of its `group`. Returns the id for `dismissToast`. The new toast waits while an error
 * is shown, unless it is an error too (`shownToast`). A toast that was visible may be shown again later.
 */
export function showToast(content: ToastContent): number {
  const toast = { ...content, id: nextId++ };
  dismissToasts(content.group);
  toasts.set([...toasts.getSnapshot(), toast]);
  return toast.id;
}

/** Removes the toast with the id that `showToast` returned, shown or waiting. Does nothing if it is already removed. */
export function dismissToast(id: number): void {
  filterToasts((toast) => toast.id !== id);
}

/** Removes all toasts of this `group`, shown or waiting. Does nothing if the group has no toast. */
export function dismissToasts(group: ToastGroup): void {
  filterToasts((toast) => toast.group !== group);
}

function filterToasts(isKept: (toast: Toast) => boolean): void {
  const all = toasts.getSnapshot();
  const kept = all.filter(isKept);
  if (kept.length < all.length) toasts.set(kept);
}
