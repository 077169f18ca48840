import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import requireBuild from '../../src/node/require-build';
import { launchBrowser } from '../../src/programs/find-browser';
import { asLine } from './history-event';
import { sequenceOf, stepText } from './sequence';
import { openSequenceRunner } from './sequence-runner';

// `npm run test:faults`: random sequences on the built site, on a network that drops, delays and repeats requests.
const { values } = parseArgs({
  options: {
    /** Runs one seed and prints its history. */
    seed: { type: 'string' },
    /** Runs these steps of the seed, counted from 1: for a search for the fewest that fail. */
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    workers: { type: 'string', default: '2' },
  },
});

requireBuild();
const browser = await launchBrowser();
const startedAt = Date.now();
const first = Number(values.seed ?? values.from);
const seeds = Array.from(
  { length: values.seed === undefined ? Number(values.count) : 1 },
  (_, n) => first + n,
);
const failed: number[] = [];
let steps = 0;
await Promise.all(Array.from({ length: Number(values.workers) }, () => runSeeds(browser)));
await browser.close();
console.log(
  failed.length === 0
    ? `All sequences passed: ${steps} steps in ${seconds(startedAt)}`
    : `Failed seeds: ${failed.join(', ')} (${steps} steps, ${seconds(startedAt)}). Repeat: npm run test:faults -- --seed ${failed[0]}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runSeeds(on: Browser): Promise<void> {
  let runner = await openSequenceRunner(on);
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const wanted = values.only?.split(',').map(Number);
    const sequence = sequenceOf(seed).filter((_, at) => wanted === undefined || wanted.includes(at + 1));
    const begunAt = Date.now();
    const { problems, history, rowCount, doneStepCount } = await runner.run(seed, sequence);
    steps += doneStepCount;
    const summary = `${doneStepCount} of ${sequence.length} steps, ${rowCount} rows, ${seconds(begunAt)}`;
    console.log(`seed ${seed}: ${problems.length === 0 ? 'passed' : 'FAILED'} (${summary})`);
    if (problems.length > 0) {
      failed.push(seed);
      console.log(problems.map((text) => `  ! ${text}`).join('\n'));
      console.log(sequence.map((step, at) => `  ${at + 1}. ${stepText(step)}`).join('\n'));
    }
    if (problems.length > 0 || values.seed !== undefined) console.log(history.map(asLine).join('\n'));
    if (problems.length > 0) {
      await runner.close();
      runner = await openSequenceRunner(on);
    }
  }
  await runner.close();
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
