import { underWebLock } from './web-lock';

/**
 * Gives the tabs of this browser their turns at submitting the same lead. `fingerprint`: of the lead, see
 * `leadFingerprint`. `submit` is told whether a tab has just delivered that very lead, and answers with
 * whether it is delivered now. `ran: false`: another tab has been at it for too long; nothing was done here.
 */
export type SubmissionTurn = <Value>(
  fingerprint: string,
  submit: (isJustDelivered: boolean) => Promise<{ readonly isDelivered: boolean; readonly value: Value }>,
) => Promise<{ readonly ran: true; readonly value: Value } | { readonly ran: false }>;

/** An attempt (20 s), and one from the outbox before it. */
const PATIENCE_MS = 45_000;

/** Two presses in two tabs within this time are one request; a later one is the person's own wish. */
const DELIVERED_FOR_MS = 5_000;

/** The turns of this browser. Where it has no Web Locks (Safari before 15.4) a tab knows only of itself. */
export function defaultSubmissionTurn(): SubmissionTurn {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? noTurns : webTurns(locks);
}

const noTurns: SubmissionTurn = async (_fingerprint, submit) => ({
  ran: true,
  value: (await submit(false)).value,
});

/**
 * One Web Lock is the turn, another one, held for a few seconds, the note that the lead has been delivered: both live
 * in the browser's memory, so that nothing about a lead that has left the device is written down.
 */
export function webTurns(locks: LockManager, patienceMs = PATIENCE_MS): SubmissionTurn {
  return async (fingerprint, submit) => {
    const note = `kitaki-delivered ${fingerprint}`;
    const turn = await underWebLock(locks, `kitaki-submit ${fingerprint}`, patienceMs, async () => {
      const { held = [] } = await locks.query();
      const { value, isDelivered } = await submit(held.some(({ name }) => name === note));
      if (isDelivered) await hold(locks, note);
      return value;
    });
    if (turn.ran) return turn;
    return turn.why === 'taken' ? { ran: false } : noTurns(fingerprint, submit);
  };
}

/** Resolves once the note is held; it goes by itself, or with the page. */
function hold(locks: LockManager, note: string): Promise<void> {
  return new Promise((resolve) => {
    const isOver = locks.request(note, { ifAvailable: true }, () => {
      resolve();
      return new Promise((over) => setTimeout(over, DELIVERED_FOR_MS));
    });
    isOver.catch(() => resolve());
  });
}
