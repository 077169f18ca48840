import { test as base, expect } from 'playwright/test';
import { asLine } from '../../faults/history-event';
import { sequenceOf } from '../../faults/sequence';
import { openSequenceRunner } from '../../faults/sequence-runner';
import { PROCESS_PER_TAB } from '../../support/chromium-options';

/** FAULT_SEEDS: one seed or several, such as 1-30. The default is a short sequence. FAULT_STEPS: only these steps, such as 1,2,5. */
const { FAULT_SEEDS = '3', FAULT_STEPS } = process.env;
const [firstSeed = 0, lastSeed = firstSeed] = FAULT_SEEDS.split('-').map(Number);
const wantedSteps = FAULT_STEPS?.split(',').map(Number);

type SequenceRunner = Awaited<ReturnType<typeof openSequenceRunner>>;

/** A worker runs its sequences with one runner. After a failed one, Playwright starts another worker, and so another runner. */
const test = base.extend<object, { runner: SequenceRunner }>({
  runner: [
    async ({ browser }, use) => {
      const runner = await openSequenceRunner(browser);
      await use(runner);
      await runner.close();
    },
    // The server is started as a process, which takes seconds on a busy machine.
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.use(PROCESS_PER_TAB);

// Several steps may wait for the time limit of the site, which is 20 s.
test.setTimeout(600_000);

for (let seed = firstSeed; seed <= lastSeed; seed += 1)
  test(`with random faults of network and server, the stored leads agree with the notices shown (seed ${seed})`, async ({
    runner,
  }) => {
    const steps = sequenceOf(seed).filter((_, at) => wantedSteps?.includes(at + 1) ?? true);
    const { problems, history } = await runner.run(seed, steps);
    const report = [`FAULT_SEEDS=${seed} npm run test:faults`, ...history.map(asLine)];
    expect(problems, report.join('\n')).toEqual([]);
  });
