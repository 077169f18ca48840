import { expect, test } from 'vitest';
import { createCheckSchedule } from '../../../../src/app/updates/check-schedule';

const MINUTE_MS = 60_000;

/** A schedule whose last `failures` checks failed. */
function failedSchedule(failures: number) {
  const schedule = createCheckSchedule();
  for (let i = 0; i < failures; i++) {
    schedule.begin(0);
    schedule.fail();
  }
  return schedule;
}

test('the pauses grow from 30 seconds to 10 minutes', () => {
  const pauses = [0, 1, 2, 3, 4].map((failures) => failedSchedule(failures).fail());
  expect(pauses).toEqual([30_000, 60_000, 120_000, 300_000, 600_000]);
});

test('after the last pause only the network or the visitor starts a check', () => {
  const schedule = failedSchedule(5);
  expect(schedule.fail()).toBeUndefined();
  expect(schedule.isDueOnVisitorReturn(1)).toBe(true);
  expect(schedule.recordNetworkReturn()).toBe(true);
});

test('a success ends the retries, and the next failure begins with the first pause', () => {
  const schedule = failedSchedule(6);
  schedule.begin(0);
  schedule.succeed();
  expect(schedule.recordNetworkReturn()).toBe(false);
  expect(schedule.isDueOnVisitorReturn(1)).toBe(false);
  schedule.begin(0);
  expect(schedule.fail()).toBe(30_000);
});

test('a network that returns during a check makes the next one start at once', () => {
  const schedule = createCheckSchedule();
  schedule.begin(0);
  expect(schedule.recordNetworkReturn()).toBe(false);
  expect(schedule.fail()).toBe(0);
});

test('a network that returned before a check does not shorten the pause after it', () => {
  const schedule = createCheckSchedule();
  schedule.recordNetworkReturn();
  schedule.begin(0);
  expect(schedule.fail()).toBe(30_000);
});

test('without failures a visitor who returns starts a check every 30 minutes', () => {
  const schedule = createCheckSchedule();
  expect(schedule.isDueOnVisitorReturn(0)).toBe(true);
  schedule.begin(0);
  expect(schedule.isDueOnVisitorReturn(30 * MINUTE_MS - 1)).toBe(false);
  expect(schedule.isDueOnVisitorReturn(30 * MINUTE_MS)).toBe(true);
});
