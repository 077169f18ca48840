/**
 * Asks the browser not to clear what this site keeps when the phone runs out of space. Some ask the person, some decide by
 * themselves; nothing here depends on the answer.
 */
export function askToKeepStorage(): void {
  try {
    // Missing on plain http and in Safari before 15.2.
    navigator.storage?.persist?.().catch(() => undefined);
  } catch {
    // Site data is blocked: there is nothing to keep.
  }
}
