/**
 * Returns true if the connection is limited (`savesData`) and no worker answers for this page yet. Once one does, the
 * site is on this device already.
 */
export function isConnectionLimited(): boolean {
  return !navigator.serviceWorker?.controller && savesData();
}

/** Returns true if the visitor asked the browser to save data, or the connection is 2G. Only Chromium tells. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType }: Connection = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Not in TypeScript's library: https://wicg.github.io/netinfo/#networkinformation-interface */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}
