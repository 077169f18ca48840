import type { ExternalStore } from './external-store';

/**
 * Returns true while a form of this page holds typed text: the value of a field is not the one in its HTML. Works before the
 * form's script has loaded. Does not see text in controlled fields: React writes that text into the HTML. Code that reloads the
 * page must ask this first.
 */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Polled, because no event says that a form with text was closed, or emptied by a script. */
const READ_EVERY_MS = 1_000;

/** The value of `hasTypedText`. React shows a change at most one second late. */
export const typedTextStore: ExternalStore<boolean> = {
  subscribe(listener) {
    const timer = setInterval(listener, READ_EVERY_MS);
    return () => clearInterval(timer);
  },
  getSnapshot: hasTypedText,
  getServerSnapshot: () => false,
};
