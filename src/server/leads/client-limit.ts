export type Admission =
  /** Counted; `giveBack` takes it back, for a lead that was not stored after all. */
  | { readonly isAdmitted: true; readonly giveBack: () => void }
  /** Too many: the next one is let in after this time. */
  | { readonly isAdmitted: false; readonly waitMs: number };

export interface ClientLimit {
  /** `client` is what `clientOf` makes of an address; '' stands for one that is not known, and is never held back. */
  admit: (client: string, now: number) => Admission;
}

const WINDOW_MS = 10 * 60_000;

/**
 * At most `most` leads of one client in ten minutes; 0 is no limit. Kept in memory, of the `maxClients` that came last.
 */
export function createClientLimit(most: number, maxClients = 10_000): ClientLimit {
  // From the one that came longest ago to the latest, as a Map keeps what is set anew.
  const times = new Map<string, number[]>();
  return {
    admit(client, now) {
      if (most === 0 || client === '') return { isAdmitted: true, giveBack: () => undefined };
      // A time ahead of the clock is from before it was set back.
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
