import { expect, test } from 'vitest';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED } from '../outcomes';
import { heldAnswer } from './fake-browser';
import { browserWithSaved, reloadedUnanswered } from './form-in-tab';

test('a saved lead whose lock is taken cannot be opened', async () => {
  const { tab, form } = await browserWithSaved();
  await tab().locks.acquire('old', 0);
  expect(await form.open('old', leadOf('Old'))).toBe(false);
});

test('a saved lead does not open in a form that is sending', async () => {
  const { form, state, waiting } = await browserWithSaved();
  const pending = heldAnswer();
  state.answer = pending.ask;
  const submitted = form.submit(leadOf('A'));
  await pending.asked;
  expect(await form.open('old', leadOf('Old'))).toBe(false);
  pending.answer(DELIVERED);
  await submitted;
  expect(await waiting()).toEqual(['old waiting']);
  expect(await form.open('old', leadOf('Old'))).toBe(true);
});

test('a saved lead that was delivered a moment before does not open', async () => {
  const { form, services, tab } = await browserWithSaved();
  await tab().drain({ ignoresPauses: true });
  expect(await form.open('old', leadOf('Old'))).toBe(false);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a lead whose page died stays as a saved lead when it is opened and the form is cleared', async () => {
  const { form, waiting } = await reloadedUnanswered();
  expect(await form.open('n1', leadOf('A'))).toBe(true);
  await form.clear();
  expect(await waiting()).toEqual(['old waiting', 'n1 waiting']);
});

test('a form in which a saved lead is opened while it resumes has the lock of that lead alone', async () => {
  const { form, identity, services } = await reloadedUnanswered();
  const resumed = form.resume(leadOf('A changed'), identity);
  const opened = form.open('old', leadOf('Old'));
  await resumed;
  expect(await opened).toBe(true);
  expect(await services.locks.lockedIds()).toEqual(new Set(['old']));
});
