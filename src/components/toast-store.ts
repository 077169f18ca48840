import type { ReactNode } from 'react';
import { createStore, type ExternalStore } from '../platform/external-store';

export interface ToastContent {
  /** `error`: a screen reader reads it at once, and it stays until it is closed. Any other tone: read at the next pause. */
  tone: 'success' | 'neutral' | 'error';
  title: string;
  text?: ReactNode;
  /** Buttons and links. A toast with actions stays until it is closed. */
  actions?: ReactNode;
  /** A new toast removes those of the same group, such as the error of the first try before a second one. */
  group?: string;
}

export interface Toast extends ToastContent {
  id: number;
}

/** How long a toast is shown. Long enough to read two sentences; the page shows the same state afterwards. */
export const TOAST_MS = 10_000;

const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

/**
 * The one toast that is visible: the latest error, else the latest toast. Null if there is none, as in every prerendered page.
 * Every other toast waits, and is later shown for its full time.
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
 * Removes all toasts of the same `group`, if the new toast has one, then adds the toast. The latest error is shown; without
 * one, the latest toast. All others, also one visible until now, wait and are shown later. Returns the id for `dismissToast`.
 */
export function showToast(content: ToastContent): number {
  const toast = { ...content, id: nextId++ };
  if (content.group !== undefined) dismissToasts(content.group);
  toasts.set([...toasts.getSnapshot(), toast]);
  return toast.id;
}

/** Removes the toast with the id that `showToast` returned, shown or waiting. Does nothing if it is already removed. */
export function dismissToast(id: number): void {
  keep((toast) => toast.id !== id);
}

/** Removes all toasts of this `group`, shown or waiting. Changes nothing if there is none. */
export function dismissToasts(group: string): void {
  keep((toast) => toast.group !== group);
}

function keep(isKept: (toast: Toast) => boolean): void {
  const all = toasts.getSnapshot();
  const kept = all.filter(isKept);
  if (kept.length < all.length) toasts.set(kept);
}
