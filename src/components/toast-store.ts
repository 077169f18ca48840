import type { ReactNode } from 'react';

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

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and gives its id, with which it can be taken away. */
export function showToast(content: ToastContent): number {
  const toast = { ...content, id: nextId++ };
  const others = toasts.filter((other) => content.subject === undefined || other.subject !== content.subject);
  change([...others, toast]);
  return toast.id;
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

/** Takes away what was said on a subject. */
export function dismissToasts(subject: string): void {
  if (toasts.some((toast) => toast.subject === subject)) {
    change(toasts.filter((toast) => toast.subject !== subject));
  }
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
  /** No toast is ever in the prerendered page. */
  onServer: (): readonly Toast[] => NONE,
};

const NONE: readonly Toast[] = [];
