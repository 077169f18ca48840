import { combineCleanups, listen } from './listen';

/** Asks the browser for its print dialog. Browsers inside other apps may ignore this. */
export function printPage(): void {
  window.print();
}

/** Calls `before` before every print, and `after` after it, even if it is cancelled. Returns a function that stops both. */
export function onPrint(before: () => void, after: () => void): () => void {
  return combineCleanups([listen(window, ['beforeprint'], before), listen(window, ['afterprint'], after)]);
}
