/** Returns true with Save-Data or on 2G, unless a worker controls this page, because then the site is on the device already. */
export function isConnectionLimited(): boolean {
  return !navigator.serviceWorker?.controller && isSaveDataOr2g();
}

/** Returns true with Save-Data or on 2G. Returns false in Safari and Firefox, which do not report the connection. */
export function isSaveDataOr2g(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType }: Connection = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** TypeScript's library lacks it: https://wicg.github.io/netinfo/#networkinformation-interface */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}
