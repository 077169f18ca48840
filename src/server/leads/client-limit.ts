type Admission =
  /** The lead is counted. `giveBack` uncounts it, if it was not stored. */
  | { readonly isAdmitted: true; readonly giveBack: () => void }
  /** The client has reached the limit. After `waitMs` its next lead is admitted. */
  | { readonly isAdmitted: false; readonly waitMs: number };

export interface ClientLimit {
  /**
   * Counts one lead of a client, unless the client has reached the limit. `client`: the result of `clientOf`; '' is an unknown
   * client, which has no limit. `now`: milliseconds since 1970.
   */
  admit: (client: string, now: number) => Admission;
}

const WINDOW_MS = 10 * 60_000;

/**
 * Creates a limit of `most` leads per client in ten minutes; 0: no limit. The counts are in memory, for the `maxClients`
 * clients that sent last.
 */
export function createClientLimit(most: number, maxClients = 10_000): ClientLimit {
  // The client that sent last is the last entry: each admission deletes its entry and adds it again.
  const times = new Map<string, number[]>();
  return {
    admit(client, now) {
      if (most === 0 || client === '') return { isAdmitted: true, giveBack: () => undefined };
      // Ignore times in the future: the clock was set back after these leads were counted.
      const recent = (times.get(client) ?? []).filter((time) => time > now - WINDOW_MS && time <= now);
      const oldest = recent.at(-most);
      if (oldest !== undefined) return { isAdmitted: false, waitMs: oldest + WINDOW_MS - now };
      recent.push(now);
      times.delete(client);
      times.set(client, recent);
      if (times.size > maxClients) {
        const [first = client] = times.keys();
        times.delete(first);
      }
      return { isAdmitted: true, giveBack: () => giveBack(client, now) };
    },
  };

  function giveBack(client: string, time: number): void {
    const counted = times.get(client) ?? [];
    const at = counted.lastIndexOf(time);
    if (at >= 0) counted.splice(at, 1);
  }
}
