/**
 * Asks the browser not to delete this site's data when the device is low on space. Firefox would show the visitor a question,
 * so Firefox is asked only if `canAskVisitor`. Returns at once, and ignores the answer and all errors.
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
