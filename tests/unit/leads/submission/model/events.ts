import type { NetworkFault } from '../../../../support/network-faults';

/** What can happen to one lead request. `NetworkFault` describes it; '503' has a Retry-After. */
export const MODEL_FAULTS = [
  'pass',
  'drop',
  'lose-answer',
  'twice',
  'hang',
  '422',
  '500',
  'stored-502',
  '503',
] as const satisfies readonly NetworkFault[];

export type ModelFault = (typeof MODEL_FAULTS)[number];

export type TabNumber = 0 | 1;

/** After so many steps of the work that begins now, the tab or worker dies. null: it lives. */
export type StepsUntilDeath = number | null;

/**
 * One event on a phone with two tabs and a worker. `hotel`: the same number is the same lead. `nth`: a saved lead by its place
 * in the outbox.
 */
export type ModelEvent =
  | { kind: 'type'; tab: TabNumber; hotel: number; isRespelled: boolean }
  | {
      kind: 'submit';
      tab: TabNumber;
      faults: ModelFault[];
      stepsUntilDeath: StepsUntilDeath;
      inBothTabs: boolean;
    }
  | { kind: 'save' | 'clear' | 'leave' | 'reload' | 'reload and clear' | 'close'; tab: TabNumber }
  | { kind: 'open'; tab: TabNumber; nth: number }
  | {
      kind: 'drain';
      by: TabNumber | 'worker';
      ignoresPauses: boolean;
      faults: ModelFault[];
      stepsUntilDeath: StepsUntilDeath;
    }
  | { kind: 'delete' | 'retry'; nth: number }
  | { kind: 'network'; isUp: boolean }
  | { kind: 'newer version writes' }
  | { kind: 'wait'; ms: number };
