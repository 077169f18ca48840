import type { QueueItem } from '../rules/lead-queue';
import { isFreshlyBegun } from '../rules/outbox-entry';
import { randomId } from './random-id';
import { underWebLock } from './web-lock';

/** A lead in somebody's hand: a form that sends or corrects it, or whoever sends from the outbox. Nobody else touches it meanwhile. */
export type LeadHold = {
  readonly id: string;
  /** Lets it go; a second call does nothing. The browser does the same when the page or worker dies. */
  release(): void;
};

export type LeadHolds = {
  /** Takes a lead in hand. `waitMs`: how long to wait for whoever has it now. null: they still have it. */
  take(id: string, waitMs: number): Promise<LeadHold | null>;
  /** The leads in somebody's hand, in any tab or worker. */
  held(): Promise<ReadonlySet<string>>;
  /** False where the browser has no locks for us: then only this page's own holds are known, and others go by the clock. */
  readonly isShared: boolean;
};

/** Whether somebody whose hold is not seen here may be sending an item: where holds are not shared, the clock says so. */
export function isBegunUnseen(
  item: QueueItem,
  { isShared }: Pick<LeadHolds, 'isShared'>,
  now: number,
): boolean {
  return !isShared && item.state !== 'unreadable' && isFreshlyBegun(item, now);
}

const PREFIX = 'kitaki-lead ';

/** The holds of this browser: one Web Lock for each lead, named after its number. `onChange`: this context has taken or let go of one. */
export function leadHolds(onChange: () => void = () => undefined): LeadHolds {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? ownHolds(onChange) : lockHolds(locks, onChange);
}

/** Holds as Web Locks, seen by every tab and worker. Where the browser denies its locks, a lead is handed out without one. */
export function lockHolds(locks: LockManager, onChange: () => void): LeadHolds {
  return {
    isShared: true,
    take(id, waitMs) {
      return new Promise((resolve) => {
        const holdIt = () => new Promise<void>((release) => resolve({ id, release }));
        const isOver = underWebLock(locks, `${PREFIX}${id}`, waitMs, () => {
          const held = holdIt();
          onChange();
          return held;
        });
        void isOver.then((run) => {
          if (run.ran) return onChange();
          // Denied, with site data blocked: no other page of ours is given the outbox either.
          resolve(run.why === 'denied' ? { id, release() {} } : null);
        });
      });
    },
    async held() {
      try {
        const { held = [] } = await locks.query();
        const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
        return new Set(names.map((name) => name.slice(PREFIX.length)));
      } catch {
        return new Set();
      }
    },
  };
}

/** How often to look whether a lead has been let go. */
const LOOK_EVERY_MS = 200;

/** For browsers without Web Locks (Safari before 15.4): the holds of this page alone. */
export function ownHolds(onChange: () => void): LeadHolds {
  const holders = new Map<string, string>();
  return {
    isShared: false,
    async take(id, waitMs) {
      for (let waited = 0; holders.has(id); waited += LOOK_EVERY_MS) {
        if (waited >= waitMs) return null;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      const holder = randomId();
      holders.set(id, holder);
      onChange();
      return {
        id,
        release() {
          if (holders.get(id) !== holder) return;
          holders.delete(id);
          onChange();
        },
      };
    },
    held: () => Promise.resolve(new Set(holders.keys())),
  };
}
