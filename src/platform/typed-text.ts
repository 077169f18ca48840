import type { ExternalStore } from './external-store';

/**
 * Returns true while a form of this page holds typed text: the value of a field is not the one in its HTML. It needs no script
 * of the form. Ignores controlled fields of React, which writes their values into the HTML. Code that reloads the page must ask
 * this first.
 */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** No event says that a form with text was closed, or emptied by a script. */
const READ_EVERY_MS = 1_000;

/** The value of `hasTypedText` for React, which renders a change within `READ_EVERY_MS`. */
export const typedTextStore: ExternalStore<boolean> = {
  subscribe(listener) {
    const timer = setInterval(listener, READ_EVERY_MS);
    return () => clearInterval(timer);
  },
  getSnapshot: hasTypedText,
  getServerSnapshot: () => false,
};
