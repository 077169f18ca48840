/** Opens the print dialogue for the page as its print styles show it. */
export function printPage(): void {
  window.print();
}

/** Calls `before` just ahead of every print, however it was asked for, and `after` when it is over. Returns the way to stop. */
export function onPrint(before: () => void, after: () => void): () => void {
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
