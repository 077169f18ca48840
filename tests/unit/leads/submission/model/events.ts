/** What can happen to one lead request on its way to the server and back. */
export const NETWORK_FAULTS = [
  'pass',
  'lost',
  'answer lost',
  'stored twice',
  'no answer',
  'answered 422',
  'answered 500',
  'stored, answered 502',
  'answered 503 with Retry-After',
] as const;

export type NetworkFault = (typeof NETWORK_FAULTS)[number];

export type TabNumber = 0 | 1;

/** After so many steps of the work that begins now, the tab or worker dies. null: it lives. */
export type StepsUntilDeath = number | null;

/**
 * One event on a phone with two tabs and a worker. `hotel`: the same number is the same lead. `nth`: a saved lead by
 * its place in the outbox.
 */
export type ModelEvent =
  | { kind: 'type'; tab: TabNumber; hotel: number; isRespelled: boolean }
  | {
      kind: 'submit';
      tab: TabNumber;
      faults: NetworkFault[];
      stepsUntilDeath: StepsUntilDeath;
      inBothTabs: boolean;
    }
  | { kind: 'save' | 'clear' | 'leave' | 'reload' | 'reload and clear' | 'close'; tab: TabNumber }
  | { kind: 'open'; tab: TabNumber; nth: number }
  | {
      kind: 'drain';
      by: TabNumber | 'worker';
      ignoresPauses: boolean;
      faults: NetworkFault[];
      stepsUntilDeath: StepsUntilDeath;
    }
  | { kind: 'delete' | 'retry'; nth: number }
  | { kind: 'network'; isUp: boolean }
  | { kind: 'newer version writes' }
  | { kind: 'wait'; ms: number };
