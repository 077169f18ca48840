import { expect, test } from 'vitest';
import { leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { type SendOutcome, UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED, REFUSED, serverError } from '../outcomes';
import { fakeBrowser, heldAnswer } from './fake-browser';
import { formIn } from './form-in-tab';

const lead = leadOf('Old Fort Haveli');

test('a lead answered with 2xx is delivered and tracked once', async () => {
  const { tab, state, waiting } = fakeBrowser();
  expect(await formIn(tab()).submit(lead)).toEqual({ kind: 'delivered', id: 'n1' });
  expect(state).toMatchObject({ sent: ['n1'], tracked: 1 });
  expect(await waiting()).toEqual([]);
});

test('before a lead is sent, it has its id, its entry and its lock', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const services = tab();
  const form = formIn(services);
  state.answer = async ({ id }) => {
    expect(form.identity).toEqual({ id, fingerprint: leadFingerprint(lead), openedId: null });
    expect(await waiting()).toEqual(['n1 submitting']);
    expect(await services.locks.lockedIds()).toEqual(new Set([id]));
    return DELIVERED;
  };
  await form.submit(lead);
  expect(state.sent).toEqual(['n1']);
});

test.each([true, false])(
  'without network a lead is saved and not sent (the browser wakes the worker: %s)',
  async (can) => {
    const { tab, state, waiting } = fakeBrowser();
    Object.assign(state, { isOnline: false, canWake: can });
    expect(await formIn(tab()).submit(lead)).toEqual({ kind: 'saved', id: 'n1', isSyncRegistered: can });
    expect(state).toMatchObject({ sent: [], tracked: 0 });
    expect(await waiting()).toEqual(['n1 waiting']);
  },
);

test('a lead whose network is lost while it is sent is saved with its id', async () => {
  const { tab, state, loseNetwork, waiting } = fakeBrowser();
  state.answer = async () => {
    loseNetwork();
    return UNANSWERED;
  };
  expect(await formIn(tab()).submit(lead)).toMatchObject({ kind: 'saved', id: 'n1' });
  expect(await waiting()).toEqual(['n1 waiting']);
});

test('an answer that arrives after a short loss of the network counts', async () => {
  const { tab, state, loseNetwork, waiting } = fakeBrowser();
  state.answer = async () => {
    loseNetwork();
    return DELIVERED;
  };
  expect(await formIn(tab()).submit(lead)).toMatchObject({ kind: 'delivered' });
  expect(await waiting()).toEqual([]);
});

test('a delivery that cannot be noted is tracked once, when it is sent again', async () => {
  const { tab, state, disk } = fakeBrowser();
  const services = tab();
  const form = formIn(services);
  state.answer = async () => {
    disk.isFull = true;
    return DELIVERED;
  };
  expect(await form.submit(lead)).toMatchObject({ kind: 'delivered' });
  disk.isFull = false;
  state.answer = async () => DELIVERED;
  form.die();
  await services.drain();
  const untracked = await services.outbox.takeUntracked();
  expect(state.tracked + (untracked.ok ? untracked.value.length : 0)).toBe(1);
});

test.each<[SendOutcome]>([
  [REFUSED],
  [{ kind: 'deferred', status: 503, retryAfterMs: 1000 }],
  [{ kind: 'deferred', status: 429, retryAfterMs: null }],
])('an answer other than 2xx leaves nothing in the outbox, and the id stays: %o', async (outcome) => {
  const { tab, state, waiting } = fakeBrowser();
  const form = formIn(tab());
  state.answer = async () => outcome;
  expect(await form.submit(lead)).toMatchObject({ kind: 'failed', id: 'n1', outcome });
  expect(state.tracked).toBe(0);
  expect(await waiting()).toEqual([]);
  state.answer = async () => DELIVERED;
  await form.submit(lead);
  expect(state).toMatchObject({ sent: ['n1', 'n1'], tracked: 1 });
});

test('the Error notice comes before the entry is removed, so that a page that dies in between loses nothing', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const services = tab();
  state.answer = async () => serverError(500);
  const entries: string[][] = [];
  const form = formIn({
    ...services,
    outbox: {
      ...services.outbox,
      async endAttempt(id, outcome) {
        expect(form.shown).toEqual(['failed n1']);
        entries.push(await waiting());
        return services.outbox.endAttempt(id, outcome);
      },
    },
  });
  await form.submit(lead);
  expect(entries).toEqual([['n1 submitting']]);
  expect(await waiting()).toEqual([]);
});

test('a lead without an answer keeps its entry and its lock, so no other sender sends it', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const services = tab();
  const form = formIn(services);
  state.answer = async () => UNANSWERED;
  expect(await form.submit(lead)).toEqual({ kind: 'unanswered', id: 'n1' });
  expect(await waiting()).toEqual(['n1 submitting']);
  expect(await services.locks.lockedIds()).toEqual(new Set(['n1']));
  await tab().drain();
  expect(state.sent).toEqual(['n1']);
});

test('an unanswered lead keeps its id until its content changes', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const form = formIn(tab());
  state.answer = async () => UNANSWERED;
  await form.submit(lead);
  await form.submit(lead);
  expect(await form.submit(leadOf('New Fort'))).toEqual({ kind: 'unanswered', id: 'n2' });
  expect(state.sent).toEqual(['n1', 'n1', 'n2']);
  expect(await waiting()).toEqual(['n2 submitting']);
});

test('equal canonical content in another tab has the same id, and is sent as it was typed there', async () => {
  const { tab, state } = fakeBrowser();
  const saved = formIn(tab());
  state.isOnline = false;
  await saved.submit(leadOf('Old Fort Haveli', 'desk@oldfort.example'));
  saved.die();
  state.isOnline = true;
  const typed = leadOf(' Old Fort Haveli ', 'Desk@oldfort.example');
  const payloads: unknown[] = [];
  const form = formIn(tab());
  state.answer = async ({ payload }) => {
    expect(form.identity?.id).toBe('n1');
    payloads.push(payload);
    return DELIVERED;
  };
  expect(await form.submit(typed)).toEqual({ kind: 'delivered', id: 'n1' });
  expect(payloads).toEqual([typed]);
});

test('a second press while the lead is sent sends nothing more', async () => {
  const { tab, state } = fakeBrowser();
  const form = formIn(tab());
  await Promise.all([form.submit(lead), form.submit(lead)]);
  expect(form.shown).toEqual(['delivered n1']);
  expect(state.sent).toEqual(['n1']);
});

test.each(['no storage', 'a full disk'])(
  'with %s an online lead is still sent, once, with its id',
  async (fault) => {
    const { tab, state, disk } = fakeBrowser({ hasStorage: fault !== 'no storage' });
    disk.isFull = fault === 'a full disk';
    const form = formIn(tab());
    state.answer = async () => UNANSWERED;
    expect(await form.submit(lead)).toEqual({ kind: 'unanswered', id: 'n1' });
    state.answer = async () => DELIVERED;
    expect(await form.submit(lead)).toEqual({ kind: 'delivered', id: 'n1' });
    expect(state).toMatchObject({ sent: ['n1', 'n1'], tracked: 1 });
  },
);

test('after the lead of the first of two tabs was refused, the second tab sends it', async () => {
  const { tab, state } = fakeBrowser();
  const answers = [serverError(500), DELIVERED];
  state.answer = async () => answers.shift() ?? DELIVERED;
  const submitInNewTab = async () => {
    const form = formIn(tab());
    const result = await form.submit(lead);
    form.die();
    return result?.kind;
  };
  expect((await Promise.all([submitInNewTab(), submitInNewTab()])).sort()).toEqual(['delivered', 'failed']);
  expect(new Set(state.sent).size).toBe(1);
});

test('a tab that never gets the lock sends nothing and lets the visitor decide', async () => {
  const { tab, state } = fakeBrowser();
  const services = tab();
  const stuck = { ...services, locks: { ...services.locks, acquire: async () => null } };
  expect(await formIn(stuck).submit(lead)).toEqual({ kind: 'unanswered', id: 'n1' });
  expect(state.sent).toEqual([]);
});

test.each([
  ['delivered', DELIVERED, []],
  ['failed', REFUSED, ['saved attention']],
] as const)('a saved lead that is submitted again and %s is sent with its id', async (kind, answer, left) => {
  const { tab, state, waiting } = fakeBrowser();
  await tab().outbox.writeLead({ payload: lead, id: 'saved', correctedIds: [] }, 'waiting');
  state.answer = async () => answer;
  expect(await formIn(tab()).submit(lead)).toMatchObject({ kind, id: 'saved' });
  expect(state.sent).toEqual(['saved']);
  expect(await waiting()).toEqual(left);
});

/**
 * Two tabs whose forms have the same unanswered lead; the first one has its lock. The second waits for a lock 50 ms at most, so
 * that the test is fast. `waitAsLongAsUsual` ends that.
 */
async function twoTabsWithoutAnswer() {
  const browser = fakeBrowser();
  const { tab, state } = browser;
  const services = tab();
  let longestWaitMs = 50;
  const acquire = (id: string, waitMs: number) => services.locks.acquire(id, Math.min(waitMs, longestWaitMs));
  const first = formIn(tab());
  const second = formIn({ ...services, locks: { ...services.locks, acquire } });
  state.answer = async () => UNANSWERED;
  await first.submit(lead);
  expect(await second.submit(lead)).toMatchObject({ kind: 'unanswered', id: 'n1' });
  const line = heldAnswer();
  state.answer = line.ask;
  const waitAsLongAsUsual = () => {
    longestWaitMs = Number.POSITIVE_INFINITY;
  };
  return { ...browser, first, second, line, waitAsLongAsUsual };
}

test('of two tabs that correct the same lead alike at one moment, one sends the correction', async () => {
  const { first, second, line, state, waiting, waitAsLongAsUsual } = await twoTabsWithoutAnswer();
  waitAsLongAsUsual();
  const corrected = leadOf('Corrected');
  const submitted = [first.submit(corrected), second.submit(corrected)];
  await line.asked;
  line.answer(DELIVERED);
  const delivered = await submitted[0];
  first.die();
  expect(delivered).toMatchObject({ kind: 'delivered' });
  expect(await submitted[1]).toEqual({ kind: 'delivered-with-other-text', id: delivered?.id });
  expect(state).toMatchObject({ sent: ['n1', delivered?.id], tracked: 1 });
  expect(await waiting()).toEqual([]);
});

test('a tab that does not get the lock of the corrected lead takes the id of the same correction in another tab', async () => {
  const { first, second, line, state } = await twoTabsWithoutAnswer();
  const corrected = leadOf('Corrected');
  const submitted = first.submit(corrected);
  await line.asked;
  const notice = await second.submit(corrected);
  line.answer(DELIVERED);
  const delivered = await submitted;
  first.die();
  expect(notice).toEqual({ kind: 'unanswered', id: delivered?.id });
  expect(await second.submit(corrected)).toEqual(delivered);
  expect(state.sent).toEqual(['n1', delivered?.id]);
});
