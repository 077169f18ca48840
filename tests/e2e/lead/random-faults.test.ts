import { sequenceOf } from '../../faults/sequence';
import { openSequenceRunner } from '../../faults/sequence-runner';
import { PROCESS_PER_TAB } from '../../support/chromium-options';
import { expect, test } from '../../support/site';

test.use(PROCESS_PER_TAB);

// One of the sequences of `npm run test:faults`, chosen for being short.
const SEED = 3;

// The server is started and killed as a process, which takes seconds on a busy machine.
test.setTimeout(180_000);

test('with random faults of network and server, the stored leads agree with the notices shown', async ({
  browser,
}) => {
  const runner = await openSequenceRunner(browser);
  try {
    const { problems } = await runner.run(SEED, sequenceOf(SEED));
    expect(problems, `npm run test:faults -- --seed ${SEED}`).toEqual([]);
  } finally {
    await runner.close();
  }
});
