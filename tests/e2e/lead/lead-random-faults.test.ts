import { sequenceOf } from '../../faults/sequence';
import { openStage } from '../../faults/stage';
import { expect, test } from '../../support/site';

// One of the sequences of `npm run test:faults`, chosen for being short.
const seed = 3;

// The server is started and killed as a process, which takes seconds on a busy machine.
test.setTimeout(180_000);

test('with random faults of network and server, the stored leads agree with the notices shown', async ({
  browser,
}) => {
  const stage = await openStage(browser);
  try {
    const { wrong } = await stage.play(seed, sequenceOf(seed));
    expect(wrong, `npm run test:faults -- --seed ${seed}`).toEqual([]);
  } finally {
    await stage.close();
  }
});
