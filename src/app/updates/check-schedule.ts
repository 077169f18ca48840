/** An installed iOS app never looks for a new version by itself, and a tab may stay open for weeks. */
const CHECK_EVERY_MS = 30 * 60_000;

/** The pauses after the first, second, … failure in a row, of a check or of the installation that it began. */
const RETRY_PAUSES_MS = [30_000, 60_000, 120_000, 300_000, 600_000];

/**
 * Creates the schedule by which a page checks its worker. It decides when a check must begin. The caller sets the timers, and
 * reports each check by `begin`, then `succeed` or `fail`.
 */
export function createCheckSchedule() {
  let lastCheck = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let hasNetworkReturned = false;
  return {
    /** Call it when a check begins. `now` is in ms. */
    begin(now: number): void {
      lastCheck = now;
      hasNetworkReturned = false;
    },
    /** Call it when the worker is installed and no newer version is being installed. */
    succeed(): void {
      failures = 0;
    },
    /**
     * Call it when the check failed, or the installation that it began. Returns the pause before the next check in ms, from
     * `RETRY_PAUSES_MS`, or 0 if the network returned during the failed check. Returns undefined after more failures in a row
     * than there are pauses. The next check then begins when the network or the visitor returns.
     */
    fail(): number | undefined {
      failures += 1;
      return hasNetworkReturned ? 0 : RETRY_PAUSES_MS[failures - 1];
    },
    /** Call it when the network returns. Returns true if a check must begin: from a failure until `succeed`. */
    recordNetworkReturn(): boolean {
      hasNetworkReturned = true;
      return failures > 0;
    },
    /** Returns true if a check must begin: from a failure until `succeed`, or if none began within `CHECK_EVERY_MS`. */
    isDueOnVisitorReturn: (now: number): boolean => failures > 0 || now - lastCheck >= CHECK_EVERY_MS,
  };
}
