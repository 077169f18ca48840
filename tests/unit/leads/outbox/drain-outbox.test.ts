import { expect, test } from 'vitest';
import { countToBeSent, type DrainOptions, drainOutbox } from '../../../../src/leads/outbox/drain-outbox';
import { createLeadLocks } from '../../../../src/leads/outbox/lead-locks';
import type { Outbox } from '../../../../src/leads/outbox/outbox';
import { type SendOutcome, UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { createFakeLocks } from '../../../support/fake-locks';
import { DELIVERED, REFUSED, serverError } from '../outcomes';
import { idsAndStates, openTestOutbox, saveWaiting, submitted } from './test-outbox';

const HOUR = 3_600_000;

/** An empty outbox, its locks, and one sender that drains it. */
function openSender() {
  const { clock, disk, outbox } = openTestOutbox();
  const locks = createLeadLocks(() => undefined, createFakeLocks());
  const sent: string[] = [];
  return {
    clock,
    disk,
    outbox,
    locks,
    /** The ids in the order in which they were sent. */
    sent,
    /**
     * Runs one drain, in which the server gives these answers in turn, and 200 to each further lead. Resolves to the number of
     * leads that are still to be sent.
     */
    async drain(answers: SendOutcome[] = [], more: Partial<DrainOptions> = {}): Promise<number | null> {
      await drainOutbox({
        outbox,
        locks,
        send: async ({ id }) => {
          sent.push(id);
          return answers.shift() ?? DELIVERED;
        },
        ...more,
      });
      return countToBeSent(outbox);
    },
    submit: (id: string, state: 'submitting' | 'waiting', ...correctedIds: string[]) =>
      outbox.writeLead(submitted(id, id, ...correctedIds), state),
    saveWaiting: (...ids: string[]) => saveWaiting(outbox, ...ids),
    /** Resolves to the function that releases the lock. */
    async lock(id: string): Promise<() => void> {
      const release = await locks.acquire(id, 0);
      if (release === null) throw new Error(`${id} is locked`);
      return release;
    },
    idsAndStates: () => idsAndStates(outbox),
  };
}

test('leads are sent in the order they were saved, each under its lock, and leave the outbox', async () => {
  const { drain, saveWaiting, locks, sent, idsAndStates } = openSender();
  await saveWaiting('a', 'b', 'c');
  const send: DrainOptions['send'] = async ({ id }) => {
    sent.push(id);
    expect(await locks.lockedIds()).toEqual(new Set([id]));
    return DELIVERED;
  };
  expect(await drain([], { send })).toBe(0);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(await idsAndStates()).toEqual([]);
  expect(await locks.lockedIds()).toEqual(new Set());
});

test.each([
  ['no network', UNANSWERED],
  ['429', serverError(429)],
  ['503 with a pause', serverError(503, 0)],
])('%s stops the drain', async (_, outcome) => {
  const { drain, saveWaiting, sent } = openSender();
  await saveWaiting('a', 'b');
  expect(await drain([outcome])).toBe(2);
  expect(sent).toEqual(['a']);
});

test.each([500, 503, 401, 404])('%d on one lead does not stop the others', async (status) => {
  const { drain, saveWaiting, sent, idsAndStates } = openSender();
  await saveWaiting('a', 'b');
  expect(await drain([serverError(status)])).toBe(1);
  expect(sent).toEqual(['a', 'b']);
  expect(await idsAndStates()).toEqual(['a waiting']);
});

test('the pause that the server asked for ends with its time, or when the visitor presses "Send now"', async () => {
  const { drain, saveWaiting, sent, clock } = openSender();
  await saveWaiting('a');
  await drain([serverError(503, HOUR)]);
  clock.now += HOUR - 1;
  await drain();
  expect(sent).toEqual(['a']);
  await drain([serverError(503, HOUR)], { ignoresPauses: true });
  expect(sent).toEqual(['a', 'a']);
  clock.now += HOUR;
  await drain();
  expect(sent).toEqual(['a', 'a', 'a']);
});

test('while the phone waits for the limit of the server, no lead is sent, not even a new one', async () => {
  const { drain, saveWaiting, sent, clock } = openSender();
  await saveWaiting('a');
  await drain([serverError(429, HOUR)]);
  await saveWaiting('b');
  expect(await drain()).toBe(2);
  expect(sent).toEqual(['a']);
  clock.now += HOUR;
  await drain();
  expect(sent).toEqual(['a', 'b', 'a']);
});

test('a lead that always fails is tried after the others, even when it stops the drain', async () => {
  const { drain, saveWaiting, sent } = openSender();
  await saveWaiting('a', 'b');
  await drain([UNANSWERED]);
  await drain([DELIVERED, UNANSWERED]);
  expect(sent).toEqual(['a', 'b', 'a']);
});

test('"Send now" sends one lead alone', async () => {
  const { drain, saveWaiting, sent } = openSender();
  await saveWaiting('a', 'b');
  expect(await drain([], { ignoresPauses: true, onlyId: 'b' })).toBe(1);
  expect(sent).toEqual(['b']);
});

test('a refused lead waits for the visitor and does not stop the others', async () => {
  const { drain, saveWaiting, sent, outbox, idsAndStates } = openSender();
  await saveWaiting('a', 'b');
  expect(await drain([REFUSED])).toBe(0);
  await drain([], { ignoresPauses: true });
  expect(sent).toEqual(['a', 'b']);
  expect(await idsAndStates()).toEqual(['a attention']);
  await outbox.saveAndMakeDue('a');
  expect(await drain()).toBe(0);
});

test('a lead whose page or worker died is sent with its id, whether a form or the outbox was sending it', async () => {
  const { drain, saveWaiting, submit, sent, outbox } = openSender();
  await saveWaiting('a');
  await outbox.beginSending('a');
  await submit('b', 'submitting');
  expect(await drain()).toBe(0);
  expect(sent).toEqual(['a', 'b']);
});

test('a locked lead is left to its holder, even by "Send now", and does not stop the others', async () => {
  const { drain, saveWaiting, sent, lock } = openSender();
  await saveWaiting('a', 'b', 'c');
  const releaseForm = await lock('b');
  expect(await drain([], { ignoresPauses: true })).toBe(1);
  expect(sent).toEqual(['a', 'c']);
  releaseForm();
  expect(await drain()).toBe(0);
});

test('with `waitMs`, a locked lead is sent after the others when its lock is released', async () => {
  const { drain, saveWaiting, submit, sent, lock } = openSender();
  const releaseForm = await lock('a');
  await submit('a', 'submitting');
  await saveWaiting('b');
  const send: DrainOptions['send'] = async ({ id }) => {
    sent.push(id);
    releaseForm();
    return DELIVERED;
  };
  expect(await drain([], { send, waitMs: 60_000 })).toBe(0);
  expect(sent).toEqual(['b', 'a']);
});

test('a lead that is locked during the drain does not delay the others', async () => {
  const { drain, saveWaiting, sent, lock } = openSender();
  await saveWaiting('a', 'b', 'c');
  let releaseForm = () => {};
  const send: DrainOptions['send'] = async ({ id }) => {
    sent.push(id);
    if (id === 'a') releaseForm = await lock('b');
    if (id === 'c') releaseForm();
    return DELIVERED;
  };
  expect(await drain([], { send, waitMs: 60_000 })).toBe(0);
  expect(sent).toEqual(['a', 'c', 'b']);
});

test('an answer that pauses the outbox also stops the drain among the leads that it waited for', async () => {
  const { drain, saveWaiting, sent, lock } = openSender();
  await saveWaiting('a', 'b');
  const releases = await Promise.all(['a', 'b'].map(lock));
  const drained = drain([serverError(503, HOUR)], { waitMs: 60_000 });
  for (const release of releases) release();
  expect(await drained).toBe(2);
  expect(sent).toEqual(['a']);
});

test('after `waitMs`, a lead that is still locked is left to its holder', async () => {
  const { drain, saveWaiting, sent, lock } = openSender();
  await saveWaiting('a');
  await lock('a');
  expect(await drain([], { waitMs: 10 })).toBe(1);
  expect(sent).toEqual([]);
});

test('after a network failure, no locked lead is waited for', async () => {
  const { drain, saveWaiting, sent, lock } = openSender();
  await saveWaiting('a', 'b');
  await lock('a');
  expect(await drain([UNANSWERED], { waitMs: 60_000 })).toBe(2);
  expect(sent).toEqual(['b']);
});

test('a lead that its form delivered, or that was refused or put off there, is not sent by a drain that waited', async () => {
  const { drain, saveWaiting, submit, sent, outbox, lock } = openSender();
  await saveWaiting('delivered', 'refused', 'paused');
  const releases = await Promise.all(['delivered', 'refused', 'paused'].map(lock));
  const drained = drain([], { waitMs: 60_000 });
  await outbox.recordDelivery('delivered', { isTracked: true });
  await submit('refused', 'submitting', 'refused');
  await outbox.endAttempt('refused', REFUSED);
  await submit('paused', 'submitting', 'paused');
  await outbox.endAttempt('paused', serverError(503, HOUR));
  for (const release of releases) release();
  expect(await drained).toBe(1);
  expect(sent).toEqual([]);
});

test('if a lead was corrected while the drain waited for it, only its correction is sent', async () => {
  const { drain, saveWaiting, submit, sent, lock } = openSender();
  await saveWaiting('a');
  const releaseForm = await lock('a');
  const drained = drain([], { waitMs: 60_000 });
  const releaseCorrection = await lock('b');
  await submit('b', 'submitting', 'a');
  releaseForm();
  releaseCorrection();
  await drained;
  await drain();
  expect(sent).toEqual(['b']);
});

test('two drains at one moment send each lead once', async () => {
  const { drain, saveWaiting, sent } = openSender();
  await saveWaiting('a', 'b', 'c');
  await Promise.all([drain(), drain()]);
  expect(sent.sort()).toEqual(['a', 'b', 'c']);
});

test('a lead that is deleted while others are sent is not sent', async () => {
  const { drain, saveWaiting, sent, outbox } = openSender();
  await saveWaiting('a', 'b');
  await drain([], {
    send: async ({ id }) => {
      sent.push(id);
      await outbox.removeEntry('b');
      return DELIVERED;
    },
  });
  expect(sent).toEqual(['a']);
});

test('nothing is sent while the outbox cannot be written, and the lead is still to be sent', async () => {
  const { drain, saveWaiting, sent, disk } = openSender();
  await saveWaiting('a');
  disk.isFull = true;
  expect(await drain()).toBe(1);
  expect(sent).toEqual([]);
});

test('a delivery that cannot be written stops the drain, and the lead is sent again with its id', async () => {
  const { drain, saveWaiting, sent, disk, outbox } = openSender();
  await saveWaiting('a', 'b');
  const send: DrainOptions['send'] = async ({ id }) => {
    disk.isFull = sent.push(id) === 1;
    return DELIVERED;
  };
  expect(await drain([], { send })).toBe(2);
  expect(sent).toEqual(['a']);
  disk.isFull = false;
  expect(await drain([], { send })).toBe(0);
  expect(sent).toEqual(['a', 'b', 'a']);
  expect(await outbox.read()).toMatchObject({ value: { deliveries: [{ id: 'b' }, { id: 'a' }] } });
});

/** An outbox that can be written but not read. */
const unreadable = (outbox: Outbox): Outbox => ({
  ...outbox,
  read: async () => ({ ok: false, isBlocked: true }),
});

test('if the outbox cannot be read, nothing is sent, not even by "Send now"', async () => {
  const { drain, saveWaiting, sent, outbox } = openSender();
  await saveWaiting('a');
  await drain([], { outbox: unreadable(outbox), ignoresPauses: true, onlyId: 'a' });
  expect(sent).toEqual([]);
});

test('if the outbox cannot be read, the number of leads to be sent is null', async () => {
  expect(await countToBeSent(unreadable(openTestOutbox().outbox))).toBeNull();
});
