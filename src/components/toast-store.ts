import type { ReactNode } from 'react';
import { createStore, type ExternalStore } from '../platform/external-store';

export interface ToastContent {
  /** `error` interrupts a screen reader and stays until it is closed; the others wait their turn. */
  tone: 'success' | 'neutral' | 'error';
  title: string;
  text?: ReactNode;
  /** Buttons and links. A toast with actions stays until it is closed. */
  actions?: ReactNode;
  /** Toasts of one subject replace each other: a second try must not stand under the first one's error. */
  subject?: string;
}

export interface Toast extends ToastContent {
  id: number;
}

/** Long enough to read two sentences; the list and the page say the same afterwards. */
export const TOAST_MS = 10_000;

/** No toast is ever in the prerendered page. */
const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

/**
 * The toast that is seen: one at a time, an error before the rest, and the latest of its kind. Those behind it wait until it
 * leaves, and are then seen for their own time.
 */
export const shownToast: ExternalStore<Toast | null> = {
  subscribe: toasts.subscribe,
  getSnapshot() {
    const all = toasts.getSnapshot();
    return all.findLast(({ tone }) => tone === 'error') ?? all.at(-1) ?? null;
  },
  getServerSnapshot: () => null,
};

/** Shows a toast and gives its id, with which it can be taken away. */
export function showToast(content: ToastContent): number {
  const toast = { ...content, id: nextId++ };
  if (content.subject !== undefined) dismissToasts(content.subject);
  toasts.set([...toasts.getSnapshot(), toast]);
  return toast.id;
}

export function dismissToast(id: number): void {
  keep((toast) => toast.id !== id);
}

/** Takes away what was said on a subject. */
export function dismissToasts(subject: string): void {
  keep((toast) => toast.subject !== subject);
}

function keep(isKept: (toast: Toast) => boolean): void {
  const before = toasts.getSnapshot();
  const after = before.filter(isKept);
  if (after.length < before.length) toasts.set(after);
}
