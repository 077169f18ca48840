/**
 * Asks the browser not to delete this site's data when the device is low on space. Firefox shows the visitor a question, so it
 * is skipped unless `canAskVisitor`. Returns at once, and ignores the answer and all errors.
 */
export function requestPersistentStorage({ canAskVisitor }: { canAskVisitor: boolean }): void {
  if (!canAskVisitor && /Firefox\//.test(navigator.userAgent)) return;
  try {
    // `navigator.storage` is missing on http.
    navigator.storage?.persist().catch(() => undefined);
  } catch {
    // Storage is blocked, so there is nothing to keep.
  }
}
