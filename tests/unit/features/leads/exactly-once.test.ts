import fc from 'fast-check';
import { test } from 'vitest';
import { type Fate, type Happening, phone } from './exactly-once-model';

const tab = fc.constantFrom<(0 | 1)[]>(0, 1);
const nth = fc.nat(3);
const fates = fc.array(
  fc.constantFrom<Fate[]>(
    'taken',
    'lost',
    'answer lost',
    'taken twice',
    'silence',
    'refused',
    'broken',
    'taken, then broken',
    'busy',
  ),
  { maxLength: 4 },
);
const death = fc.option(fc.integer({ min: 1, max: 14 }), { freq: 2 });
const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kind('type'), tab, hotel: fc.nat(2) }) },
  { weight: 8, arbitrary: fc.record({ kind: kind('press'), tab, fates, death, both: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('save', 'clear', 'leave', 'reload', 'close'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('open'), tab, nth }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('drain'),
      by: fc.constantFrom<(0 | 1 | 'worker')[]>(0, 1, 'worker'),
      trigger: fc.constantFrom('timer' as const, 'network' as const, 'person' as const, 'last-wake' as const),
      fates,
      death,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('delete', 'retry'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('line'), isUp: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('newer version writes') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('wait'),
      ms: fc.constantFrom(1000, 30_000, 600_000, 7_200_000, -3_600_000),
    }),
  },
);

async function live(happenings: readonly Happening[], hasLocks: boolean): Promise<void> {
  const { happen, check, endWell } = phone({ hasLocks });
  for (const what of happenings) {
    await happen(what);
    await check();
  }
  await endWell();
}

test('whatever happens to the phone, what a person was told of a request is true, and it is stored once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 18 }), (happenings) =>
      live(happenings, true),
    ),
    { numRuns: Number(process.env.MODEL_RUNS ?? 400) },
  );
}, 120_000);

test('the same without Web Locks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 18 }), (happenings) =>
      live(happenings, false),
    ),
    { numRuns: Number(process.env.MODEL_RUNS ?? 150) },
  );
}, 120_000);
