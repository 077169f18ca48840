import { expect, test } from 'vitest';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { saveWaiting } from '../outbox/test-outbox';
import { DELIVERED, REFUSED, serverError } from '../outcomes';
import { browserWithSaved } from './form-in-tab';

test('if the correction of a saved lead is refused, the old entry is unchanged', async () => {
  const { services, form, state } = await browserWithSaved(REFUSED);
  const before = await services.outbox.read();
  expect(await form.open('old', leadOf('Old'))).toBe('opened');
  state.answer = async () => serverError(500);
  await form.submit(leadOf('New'));
  expect(form.shown).toEqual(['failed n1']);
  expect(await services.outbox.read()).toEqual(before);
});

test('a correction that is delivered after a refusal replaces the old entry', async () => {
  const { services, form, state, waiting } = await browserWithSaved(REFUSED);
  await form.open('old', leadOf('Old'));
  state.answer = async () => serverError(500);
  await form.submit(leadOf('New'));
  state.answer = async () => DELIVERED;
  await form.submit(leadOf('New'));
  expect(await waiting()).toEqual([]);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('if a correction that equals another saved lead is refused, both saved leads stay', async () => {
  const { services, form, state, waiting } = await browserWithSaved();
  await saveWaiting(services.outbox, 'Other');
  await form.open('old', leadOf('Old'));
  state.answer = async () => REFUSED;
  await form.submit(leadOf('Other'));
  expect(await waiting()).toEqual(['old waiting', 'other attention']);
});

test('the form keeps the lock of a saved lead after an unanswered and then a refused correction', async () => {
  const { services, form, state, tab } = await browserWithSaved();
  const before = await services.outbox.read();
  await form.open('old', leadOf('Old'));
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('New'));
  state.answer = async () => REFUSED;
  await form.submit(leadOf('Newer'));
  expect(await services.outbox.read()).toEqual(before);
  expect(await services.locks.lockedIds()).toEqual(new Set(['old']));
  await tab().drain({ ignoresPauses: true });
  expect(state.sent).toEqual(['n1', 'n2']);
});

test('a correction without network waits instead of the saved lead', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.isOnline = false;
  await form.submit(leadOf('New'));
  expect(form).toMatchObject({ shown: ['saved n1'], isEmpty: true });
  expect(await waiting()).toEqual(['n1 waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a correction is not sent if the saved lead was delivered before it was submitted', async () => {
  const { form, state, services } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  await services.outbox.recordDelivery('old');
  await form.submit(leadOf('New'));
  expect(form).toMatchObject({ shown: ['delivered-with-other-text old'], identity: null, isEmpty: false });
  expect(state.sent).toEqual([]);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a correction that is sent without an entry still replaces the saved lead', async () => {
  const { form, state, disk, waiting } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  disk.isFull = true;
  state.answer = async () => {
    disk.isFull = false;
    return DELIVERED;
  };
  await form.submit(leadOf('New'));
  expect(form.shown).toEqual(['delivered n1']);
  expect(await waiting()).toEqual([]);
});

test.each([
  [DELIVERED, []],
  [REFUSED, ['old']],
  [UNANSWERED, ['n1', 'old']],
])('after %o, the form of a correction keeps the locks %o', async (answer, ids) => {
  const { form, state, services } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => answer;
  await form.submit(leadOf('New'));
  expect(await services.locks.lockedIds()).toEqual(new Set(ids));
});
