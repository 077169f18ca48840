import { expect, test, vi } from 'vitest';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED } from '../outcomes';
import { browserWithSaved, reloadedUnanswered, startSending } from './form-in-tab';

test('a saved lead whose lock is taken cannot be opened', async () => {
  const { tab, form } = await browserWithSaved();
  await tab().locks.acquire('old', 0);
  expect(await form.open('old', leadOf('Old'))).toBe('locked');
});

test('a saved lead does not open in a form that is sending', async () => {
  const { form, state, waiting } = await browserWithSaved();
  const { pending, submitted } = await startSending(form, state);
  expect(await form.open('old', leadOf('Old'))).toBe('locked');
  pending.answer(DELIVERED);
  await submitted;
  expect(await waiting()).toEqual(['old waiting']);
  expect(await form.open('old', leadOf('Old'))).toBe('opened');
});

test('a saved lead that was delivered a moment before does not open', async () => {
  const { form, services, tab } = await browserWithSaved();
  await tab().drain({ ignoresPauses: true });
  expect(await form.open('old', leadOf('Old'))).toBe('locked');
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a lead whose page died stays as a saved lead when it is opened and the form is cleared', async () => {
  const { form, waiting } = await reloadedUnanswered();
  expect(await form.open('n1', leadOf('A'))).toBe('opened');
  await form.clear();
  expect(await waiting()).toEqual(['old waiting', 'n1 waiting']);
});

test('a lead whose page died does not open on a full disk, and stays to be sent', async () => {
  const { form, disk, services, state, tab, waiting } = await reloadedUnanswered();
  disk.isFull = true;
  expect(await form.open('n1', leadOf('A'))).toBe('storage-failed');
  disk.isFull = false;
  await form.clear();
  expect(await waiting()).toEqual(['old waiting', 'n1 submitting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
  state.answer = async () => DELIVERED;
  await tab().drain();
  expect(await waiting()).toEqual([]);
});

test('a lead that is removed before it can be saved does not open', async () => {
  const { form, services } = await reloadedUnanswered();
  vi.spyOn(services.outbox, 'saveAndMakeDue').mockResolvedValue({ ok: true, value: null });
  expect(await form.open('n1', leadOf('A'))).toBe('locked');
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a saved lead that cannot be opened does not stop the sending of an unanswered one that was left', async () => {
  const { form, tab, state } = await browserWithSaved();
  await tab().locks.acquire('old', 0);
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('A'));
  state.answer = async () => DELIVERED;
  const left = form.leave();
  expect(await form.open('old', leadOf('Old'))).toBe('locked');
  await left;
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('a form in which a saved lead is opened while it resumes has the lock of that lead alone', async () => {
  const { form, identity, services } = await reloadedUnanswered();
  const resumed = form.resume(leadOf('A changed'), identity);
  const opened = form.open('old', leadOf('Old'));
  await resumed;
  expect(await opened).toBe('opened');
  expect(await services.locks.lockedIds()).toEqual(new Set(['old']));
});
