import { createRandom } from '../../src/helpers/random';
import type { LeadFormName } from '../../src/leads/rules/form-fields';
import type { NetworkFault } from '../support/network-faults';

/**
 * What follows a submission. `outcome`: wait for the notice. `next`: the next step follows at once. The others happen during
 * the sending.
 */
export type AfterSubmission = 'outcome' | 'reload' | 'close' | 'leave' | 'offline' | 'kill' | 'next';

/** One action of the visitor, the network or the server. A step that is impossible in the current state is skipped. */
export type Step =
  | { do: 'fill'; form: LeadFormName }
  | { do: 'submit'; times: 1 | 2; fault: NetworkFault; faultCount: number; after: AfterSubmission }
  | {
      do:
        | 'save-later'
        | 'clear'
        | 'reload'
        | 'close-tab'
        | 'change-tab'
        | 'offline'
        | 'online'
        | 'kill-server'
        | 'start-server';
    }
  | { do: 'follow-link' | 'load-page'; path: string }
  | { do: 'send-now'; fault: NetworkFault; faultCount: number }
  | { do: 'correct'; thenSubmit: boolean; fault: NetworkFault; faultCount: number; after: AfterSubmission }
  | { do: 'delete'; undo: boolean };

type Weighted<Value> = readonly (readonly [weight: number, value: Value])[];

const NETWORK_FAULTS: Weighted<NetworkFault> = [
  [5, 'pass'],
  [5, 'drop'],
  [6, 'lose-answer'],
  [4, 'delay'],
  [3, 'twice'],
  [3, '500'],
  [2, '503'],
  [3, '422'],
  [3, 'stored-502'],
  // These last 20 s, the timeout of the site.
  [1, 'hang'],
  [1, 'late'],
];

const AFTERS: Weighted<AfterSubmission> = [
  [10, 'outcome'],
  [3, 'reload'],
  [3, 'close'],
  [2, 'leave'],
  [2, 'offline'],
  [1, 'kill'],
  [1, 'next'],
];

const PATHS = ['/faq', '/saved', '/contact', '/about'] as const;

/** Returns 6 to 12 steps; always the same for the same seed. */
export function sequenceOf(seed: number): Step[] {
  const next = createRandom(seed * 7919 + 1);
  const below = (count: number) => Math.floor(next() * count);
  const chance = (share: number) => next() < share;
  function pick<Value>(from: Weighted<Value>): Value {
    let at = next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of from) {
      at -= weight;
      if (at < 0) return value;
    }
    throw new Error('nothing to pick from');
  }
  // After a reset connection Chromium repeats a POST several times, so only many faults in a row act like a lost network.
  const faultCount = () =>
    pick<number>([
      [3, 1],
      [1, 2],
      [4, 20],
    ]);
  const path = () => PATHS[below(PATHS.length)] ?? '/faq';
  const fill = (): Step => ({ do: 'fill', form: chance(0.7) ? 'contact' : 'quote' });
  const submit = (): Step => ({
    do: 'submit',
    times: chance(0.2) ? 2 : 1,
    fault: pick(NETWORK_FAULTS),
    faultCount: faultCount(),
    after: pick(AFTERS),
  });
  const steps: Weighted<() => Step[]> = [
    [10, () => [fill(), submit()]],
    [4, () => [submit()]],
    [3, () => [{ do: 'offline' }, fill(), submit()]],
    [3, () => [fill()]],
    [4, () => [{ do: 'save-later' }]],
    [2, () => [{ do: 'clear' }]],
    [3, () => [{ do: 'reload' }]],
    [2, () => [{ do: 'close-tab' }]],
    [3, () => [{ do: 'change-tab' }]],
    [2, () => [{ do: 'offline' }]],
    [4, () => [{ do: 'online' }]],
    [1, () => [{ do: 'kill-server' }]],
    [2, () => [{ do: 'start-server' }]],
    [2, () => [{ do: 'follow-link', path: path() }]],
    [2, () => [{ do: 'load-page', path: path() }]],
    [3, () => [{ do: 'send-now', fault: pick(NETWORK_FAULTS), faultCount: faultCount() }]],
    [
      4,
      () => [
        {
          do: 'correct',
          thenSubmit: chance(0.8),
          fault: pick(NETWORK_FAULTS),
          faultCount: faultCount(),
          after: pick(AFTERS),
        },
      ],
    ],
    [3, () => [{ do: 'delete', undo: chance(0.3) }]],
  ];
  const wanted = 6 + below(7);
  const sequence: Step[] = [fill(), submit()];
  while (sequence.length < wanted) sequence.push(...pick(steps)());
  return sequence.slice(0, 12);
}

/** Returns the step as one line of a report. */
export function stepText(step: Step): string {
  const { do: verb, ...rest } = step;
  return [verb, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(' ');
}
