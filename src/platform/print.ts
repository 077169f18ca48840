import { listen, stopAll } from './listen';

/** Asks the browser for its print dialog. Browsers inside other apps may ignore it. */
export function printPage(): void {
  window.print();
}

/** Calls back before and after every print, also one from the browser's menu. Returns a function that stops both. */
export function onPrint(before: () => void, after: () => void): () => void {
  return stopAll([listen(window, ['beforeprint'], before), listen(window, ['afterprint'], after)]);
}
