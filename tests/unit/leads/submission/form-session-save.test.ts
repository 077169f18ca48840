import { expect, test } from 'vitest';
import { leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED } from '../outcomes';
import { fakeBrowser, heldAnswer } from './fake-browser';
import { browserWithSaved, formIn } from './form-in-tab';

/** An opened lead, whose correction `n1` gets no answer and is saved to be sent later. */
async function savedCorrection() {
  const browser = await browserWithSaved();
  const { form, state } = browser;
  await form.open('old', leadOf('Old'));
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('New'));
  await form.toast.onSave?.();
  return browser;
}

test('"Save and send later" releases the lock of the lead', async () => {
  const { form, services } = await savedCorrection();
  expect(form).toMatchObject({ shown: ['unanswered n1', 'saved n1'], isEmpty: true });
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('"Save and send later" replaces the opened lead', async () => {
  const { waiting } = await savedCorrection();
  expect(await waiting()).toEqual(['n1 waiting']);
});

test('a double click on "Save and send later" shows no error if the worker sends the lead at once', async () => {
  const { tab, state } = fakeBrowser();
  const form = formIn(tab());
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('A'));
  const saved = [form.toast.onSave?.(), form.toast.onSave?.()];
  const workerLock = tab().locks.acquire('n1', 1_000);
  await Promise.all(saved);
  (await workerLock)?.();
  expect(form.shown).toEqual(['unanswered n1', 'saved n1']);
});

test('"Save and send later" saves nothing if the lead was delivered meanwhile', async () => {
  const { tab, state, waiting } = fakeBrowser();
  const form = formIn(tab());
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('A'));
  const save = form.toast.onSave;
  state.answer = async () => DELIVERED;
  await form.leave();
  await save?.();
  expect(form.shown.at(-1)).toBe('delivered-unseen n1');
  expect(await waiting()).toEqual([]);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('"Save and send later" changes nothing while another tab has the lock of the lead', async () => {
  const { tab, state, waiting } = fakeBrowser();
  state.answer = async () => UNANSWERED;
  await formIn(tab()).submit(leadOf('A'));
  const services = tab();
  const locks: typeof services.locks = { ...services.locks, acquire: (id) => services.locks.acquire(id, 0) };
  const form = formIn({ ...services, locks });
  await form.submit(leadOf('A'));
  await form.toast.onSave?.();
  expect(form).toMatchObject({ shown: ['unanswered n1', 'unanswered n1'], isEmpty: false });
  expect(await waiting()).toEqual(['n1 submitting']);
});

test('"Save and send later" changes nothing while another tab sends the opened lead', async () => {
  const { services, state, tab, waiting } = await browserWithSaved();
  const pending = heldAnswer();
  state.answer = pending.ask;
  const drained = tab().drain({ ignoresPauses: true });
  await pending.asked;
  const locks: typeof services.locks = { ...services.locks, acquire: (id) => services.locks.acquire(id, 0) };
  const form = formIn({ ...services, locks });
  form.identity = { id: 'old', fingerprint: leadFingerprint(leadOf('Old')), openedId: 'old' };
  await form.submit(leadOf('New'));
  await form.toast.onSave?.();
  expect(form).toMatchObject({ shown: ['unanswered n1', 'unanswered n1'], isEmpty: false });
  expect(await waiting()).toEqual(['old sending']);
  pending.answer(DELIVERED);
  await drained;
  await form.toast.onSave?.();
  expect(form.shown.at(-1)).toBe('delivered-with-other-text old');
  expect(state.sent).toEqual(['old']);
});

test('"Save and send later" replaces the opened lead even if the disk was full when the correction was sent', async () => {
  const { form, state, disk, waiting } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => UNANSWERED;
  disk.isFull = true;
  await form.submit(leadOf('New'));
  disk.isFull = false;
  await form.toast.onSave?.();
  expect(await waiting()).toEqual(['n1 waiting']);
});

test('"Save and send later" on a full disk shows the failure again: the server may have the lead', async () => {
  const { tab, state, disk, waiting } = fakeBrowser();
  const services = tab();
  const form = formIn(services);
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('A'));
  disk.isFull = true;
  await form.toast.onSave?.();
  expect(form).toMatchObject({ shown: ['unanswered n1', 'unanswered n1'], isEmpty: false });
  expect(await services.locks.lockedIds()).toEqual(new Set(['n1']));
  disk.isFull = false;
  await form.toast.onSave?.();
  expect(form.shown.at(-1)).toBe('saved n1');
  expect(await waiting()).toEqual(['n1 waiting']);
});

test.each(['before', 'while'])(
  '"Save and send later" saves nothing if the form is cleared %s it begins',
  async (when) => {
    const { tab, state, waiting } = fakeBrowser();
    const services = tab();
    const writeLead: typeof services.outbox.writeLead = (lead, entryState, signal) => {
      if (entryState === 'waiting' && when === 'while') void form.clear();
      return services.outbox.writeLead(lead, entryState, signal);
    };
    const form = formIn({ ...services, outbox: { ...services.outbox, writeLead } });
    state.answer = async () => UNANSWERED;
    await form.submit(leadOf('A'));
    const saved = form.toast.onSave?.();
    if (when === 'before') void form.clear();
    await saved;
    await form.clear();
    expect(form.shown).toEqual(['unanswered n1']);
    expect(await waiting()).toEqual([]);
    expect(await services.locks.lockedIds()).toEqual(new Set());
  },
);
