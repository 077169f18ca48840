import { listen } from './listen';

/** Opens the print dialog. */
export function printPage(): void {
  window.print();
}

/** Calls `before` and `after` around every print, also one started from the browser's menu. Returns a stop function. */
export function onPrint(before: () => void, after: () => void): () => void {
  const stops = [listen(window, ['beforeprint'], before), listen(window, ['afterprint'], after)];
  return () => {
    for (const stop of stops) stop();
  };
}
