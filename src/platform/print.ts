import { combineCleanups, listen } from './listen';

/** Asks the browser for its print dialog. Browsers inside other apps may ignore this. */
export function printPage(): void {
  window.print();
}

/** Calls `onStart` before every print, and `onEnd` after it, even if it is cancelled. Returns a function that stops both. */
export function onPrint(onStart: () => void, onEnd: () => void): () => void {
  return combineCleanups([listen(window, ['beforeprint'], onStart), listen(window, ['afterprint'], onEnd)]);
}
