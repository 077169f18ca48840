/** Opens the print dialog. */
export function printPage(): void {
  window.print();
}

/** Calls `before` and `after` around every print, also one started from the browser's menu. Returns a function that stops it. */
export function onPrint(before: () => void, after: () => void): () => void {
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
