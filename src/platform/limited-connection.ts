/**
 * Returns true if the visitor asked the browser to save data, or the connection is 2G. Only Chromium reports this. Returns
 * false once a worker controls the page, because the site is on this device then.
 */
export function isConnectionLimited(): boolean {
  if (navigator.serviceWorker?.controller || !('connection' in navigator)) return false;
  const { saveData, effectiveType }: Connection = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Not in TypeScript's library: https://wicg.github.io/netinfo/#networkinformation-interface */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}
