/** An installed iOS app never looks for a new version by itself, and a tab may stay open for weeks. */
const CHECK_EVERY_MS = 30 * 60_000;

/** The pauses after the first, second, … failure in a row, of a check or of the installation that it began. */
const RETRY_PAUSES_MS = [30_000, 60_000, 120_000, 300_000, 600_000];

/**
 * Returns an object that decides when a page checks its worker. The caller sets timers and reports each check by
 * `begin(now)`, then `succeed()` or `fail()`. `fail` returns ms until the next: 30 s to 10 min for five failures in a row, then
 * undefined; 0 if the network returned since `begin`. `networkReturned()` and `visitorReturned(now)` return true from a failure
 * to `succeed`, even during a check; `visitorReturned` also before any `begin`, and 30 min after it.
 */
export function createCheckSchedule() {
  let lastCheck = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let hasNetworkReturned = false;
  return {
    /** A check begins. `now`: in ms. */
    begin(now: number): void {
      lastCheck = now;
      hasNetworkReturned = false;
    },
    /** The worker is installed, and no newer version is being installed. */
    succeed(): void {
      failures = 0;
    },
    /**
     * The check failed, or the installation that it began. Returns the pause before the next check, in ms: 0 if the network
     * returned during this one. Undefined after the last pause: the next check begins when the network or the visitor returns.
     */
    fail(): number | undefined {
      failures += 1;
      return hasNetworkReturned ? 0 : RETRY_PAUSES_MS[failures - 1];
    },
    /** Returns true if a check must begin, because the last one failed. */
    networkReturned(): boolean {
      hasNetworkReturned = true;
      return failures > 0;
    },
    /** Returns true if a check must begin: the last one failed, or began 30 minutes before `now`. */
    visitorReturned: (now: number): boolean => failures > 0 || now - lastCheck >= CHECK_EVERY_MS,
  };
}
