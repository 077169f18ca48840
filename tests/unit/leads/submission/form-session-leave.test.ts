import { expect, test } from 'vitest';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED } from '../outcomes';
import { browserWithSaved, formLeftWhileSending, reloadedUnanswered } from './form-in-tab';

test('the outbox may send a saved lead that was opened and left', async () => {
  const { form, state, waiting, tab } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  await tab().drain({ ignoresPauses: true });
  expect(state.sent).toEqual([]);
  await form.leave();
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
  await tab().drain({ ignoresPauses: true });
  expect(state.sent).toEqual(['old']);
});

test('a form that is left while it sends releases a lead without an answer', async () => {
  const { form, pending, left, state, waiting } = await formLeftWhileSending();
  state.answer = async () => DELIVERED;
  pending.answer(UNANSWERED);
  await left;
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(form.shown.at(-1)).toBe('resending n1');
  expect(await waiting()).toEqual([]);
});

test('a form that is left while it resumes keeps no lock, and its unanswered lead is sent again', async () => {
  const { form, identity, services, state } = await reloadedUnanswered();
  state.answer = async () => DELIVERED;
  await Promise.all([form.resume(leadOf('A changed'), identity), form.leave()]);
  expect(await services.locks.lockedIds()).toEqual(new Set());
  expect(form.shown).toEqual(['resending n1']);
  expect(state.sent.filter((id) => id === 'n1')).toHaveLength(2);
});
