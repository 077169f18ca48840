import { expect, test } from 'vitest';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED, REFUSED } from '../outcomes';
import { type FakeTab, fakeBrowser } from './fake-browser';
import {
  browserWithSaved,
  formIn,
  formLeftWhileSending,
  reloadedAfter,
  reloadedUnanswered,
  startSending,
} from './form-in-tab';

test('a cleared form removes an unanswered correction and keeps the saved lead', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  const before = await services.outbox.read();
  await form.open('old', leadOf('Old'));
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('New'));
  expect(await waiting()).toEqual(['n1 submitting']);
  await form.clear();
  expect(await services.outbox.read()).toEqual(before);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test.each([
  ['the answer is lost', UNANSWERED],
  ['the lead is refused', REFUSED],
  ['the network is lost', UNANSWERED],
])(
  'a form that is cleared while it sends saves nothing and shows no notice, even if %s',
  async (end, answer) => {
    const { tab, state, loseNetwork, waiting } = fakeBrowser();
    const services = tab();
    const form = formIn(services);
    const { pending, submitted } = await startSending(form, state);
    const cleared = form.clear();
    if (end === 'the network is lost') loseNetwork();
    pending.answer(answer);
    await Promise.all([submitted, cleared]);
    expect(form.shown).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await services.locks.lockedIds()).toEqual(new Set());
  },
);

test('a form that is cleared while its entry is written sends nothing, and the entry is removed', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const form = formClearedWhileWriting(tab());
  await form.submit(leadOf('A'));
  await form.cleared();
  expect(state.sent).toEqual([]);
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a new lead, submitted while a cleared one is still being sent, is sent after it', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const form = formIn(tab());
  const { pending, submitted: first } = await startSending(form, state);
  void form.clear();
  form.identity = null;
  state.answer = async () => DELIVERED;
  const second = form.submit(leadOf('B'));
  pending.answer(REFUSED);
  await Promise.all([first, second]);
  expect(form.shown).toEqual(['delivered n2']);
  expect(state.sent).toEqual(['n1', 'n2']);
  expect(await waiting()).toEqual([]);
});

test('a lead submitted after a cleared one, in a form that was left since, is sent again from the outbox', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const services = tab();
  const form = formIn(services);
  const { pending, submitted: cleared } = await startSending(form, state, 'Cleared');
  void form.clear();
  state.answer = async () => UNANSWERED;
  const submitted = form.submit(leadOf('Submitted'));
  const left = form.leave();
  pending.answer(REFUSED);
  await Promise.all([cleared, submitted, left]);
  expect(form.shown.map((notice) => notice.split(' ')[0])).toEqual(['unanswered', 'resending']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
  expect(await waiting()).toHaveLength(1);
});

test('a form that is cleared while it resumes removes its unanswered lead and shows no notice', async () => {
  const { form, identity, state, waiting, services } = await reloadedUnanswered();
  const resumed = form.resume(leadOf('A'), identity);
  await Promise.all([form.clear(), resumed]);
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
  expect(state.sent).toEqual(['n1']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a form that is cleared while it resumes an unanswered correction keeps the saved lead', async () => {
  const { form, identity, waiting } = await reloadedAfter(async (former, { state }) => {
    await former.open('old', leadOf('Old'));
    state.answer = async () => UNANSWERED;
    await former.submit(leadOf('New'));
  });
  await Promise.all([form.resume(leadOf('New'), identity), form.clear()]);
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
});

test('a form that is cleared while it waits for the lock of the previous page removes the lead', async () => {
  const { form, identity, tab, waiting, services } = await reloadedUnanswered();
  const releaseOfDyingPage = await tab().locks.acquire('n1', 0);
  const resumed = form.resume(leadOf('A'), identity);
  await services.outbox.read();
  const cleared = form.clear();
  releaseOfDyingPage?.();
  await Promise.all([cleared, resumed]);
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a form that is cleared while it resumes releases the saved lead that was opened in it', async () => {
  const { form, identity, services } = await reloadedAfter((former) => former.open('old', leadOf('Old')));
  await Promise.all([form.resume(leadOf('Old'), identity), form.clear()]);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a submission that was withdrawn while the form resumed sends nothing', async () => {
  const { form, identity, state, waiting } = await reloadedUnanswered();
  await Promise.all([form.resume(leadOf('A'), identity), form.submit(leadOf('A')), form.clear()]);
  expect(form.shown).toEqual([]);
  expect(state.sent).toEqual(['n1']);
  expect(await waiting()).toEqual(['old waiting']);
});

test.each(['the same lead, saved by another tab', 'a correction of the opened lead'])(
  'if the network is lost after a form was cleared while sending, the saved lead stays: %s',
  async (kind) => {
    const { form, state, loseNetwork, waiting } = await browserWithSaved();
    const isCorrection = kind.startsWith('a correction');
    if (isCorrection) await form.open('old', leadOf('Old'));
    const { pending, submitted } = await startSending(form, state, isCorrection ? 'New' : 'Old');
    const cleared = form.clear();
    loseNetwork();
    pending.answer(UNANSWERED);
    await Promise.all([submitted, cleared]);
    expect(form.shown).toEqual([]);
    expect(await waiting()).toEqual(['old waiting']);
  },
);

test('a form that is cleared while it saves keeps the same lead that another tab had saved', async () => {
  const { services, state, waiting } = await browserWithSaved();
  let clear = () => {};
  const form = formIn({
    ...services,
    async registerSync() {
      clear();
      return false;
    },
  });
  clear = () => void form.clear();
  state.isOnline = false;
  await form.submit(leadOf('Old'));
  expect(form.shown).toEqual(['saved old']);
  expect(await waiting()).toEqual(['old waiting']);
});

test('a form that is cleared while it waits for the lock of another tab sends nothing', async () => {
  const { form, state, tab, waiting, services } = await browserWithSaved();
  const releaseOther = await tab().locks.acquire('old', 0);
  const submitted = form.submit(leadOf('Old'));
  await expect.poll(() => form.identity?.id).toBe('old');
  const cleared = form.clear();
  releaseOther?.();
  await Promise.all([submitted, cleared]);
  expect(state.sent).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a form that is left and then cleared while it sends shows no notice and is not sent again', async () => {
  const { form, pending, submitted, left, state, waiting } = await formLeftWhileSending();
  const cleared = form.clear();
  pending.answer(UNANSWERED);
  await Promise.all([submitted, left, cleared]);
  expect(form.shown).toEqual([]);
  expect(state.sent).toEqual(['n1']);
  expect(await waiting()).toEqual([]);
});

test('a form that is cleared before its lead is written leaves no entry', async () => {
  const { tab, state, waiting } = fakeBrowser();
  state.isOnline = false;
  const form = formClearedWhileWriting(tab(), 'before');
  await form.submit(leadOf('A'));
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a form that is cleared after its lead was saved without network says so, and releases the lead', async () => {
  const { tab, state, waiting } = fakeBrowser();
  state.isOnline = false;
  const services = tab();
  const form = formClearedWhileWriting(services);
  await form.submit(leadOf('A'));
  await form.cleared();
  expect(form.shown).toEqual(['saved n1']);
  expect(await waiting()).toEqual(['n1 waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a form that is cleared before its submission begins gets no lead id', async () => {
  const form = formIn(fakeBrowser().tab());
  await Promise.all([form.submit(leadOf('A')), form.clear()]);
  expect(form.identity).toBeNull();
});

test('a form that is cleared after another tab has kept its lock gets no lead id', async () => {
  const { services, tab } = await browserWithSaved();
  await tab().locks.acquire('old', 0);
  const outbox: typeof services.outbox = {
    ...services.outbox,
    async read() {
      const read = await services.outbox.read();
      void form.clear();
      form.identity = null;
      return read;
    },
  };
  const locks: typeof services.locks = { ...services.locks, acquire: (id) => services.locks.acquire(id, 0) };
  const form = formIn({ ...services, locks, outbox });
  form.identity = { id: 'old', fingerprint: 'that of the text before', openedId: 'old' };
  await form.submit(leadOf('New'));
  expect(form.identity).toBeNull();
  expect(form.shown).toEqual([]);
});

test('a form that is cleared after "Save and send later" has stored the lead says that it is saved', async () => {
  const { tab, state, waiting } = fakeBrowser();
  state.answer = async () => UNANSWERED;
  const services = tab();
  const cleared: Promise<void>[] = [];
  const registerSync = async () => {
    if ((await waiting())[0] === 'n1 waiting') cleared.push(form.clear());
    return false;
  };
  const form = formIn({ ...services, registerSync });
  await form.submit(leadOf('A'));
  await form.toast.onSave?.();
  await Promise.all(cleared);
  expect(form.shown).toEqual(['unanswered n1', 'saved n1']);
  expect(await waiting()).toEqual(['n1 waiting']);
});

/** A form that is cleared right before or after the outbox writes its lead. */
function formClearedWhileWriting(services: FakeTab, when: 'before' | 'after' = 'after') {
  const clearings: Promise<void>[] = [];
  const writeLead: FakeTab['outbox']['writeLead'] = async (...lead) => {
    if (when === 'before') clearings.push(form.clear());
    const written = await services.outbox.writeLead(...lead);
    if (when === 'after') clearings.push(form.clear());
    return written;
  };
  const form = formIn({ ...services, outbox: { ...services.outbox, writeLead } });
  return Object.assign(form, { cleared: () => Promise.all(clearings) });
}
