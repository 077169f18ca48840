import { expect, test } from 'vitest';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { entryOf, saveWaiting } from '../outbox/test-outbox';
import { DELIVERED, REFUSED, serverError } from '../outcomes';
import { browserWithSaved } from './form-in-tab';

test('a correction that fails is saved in the place of the old entry, and is the opened lead of the form', async () => {
  const { form, state, waiting, services } = await browserWithSaved(REFUSED);
  expect(await form.open('old', leadOf('Old'))).toBe('opened');
  state.answer = async () => serverError(500);
  await form.submit(leadOf('New'));
  expect(form).toMatchObject({
    shown: ['failed n1'],
    isEmpty: false,
    identity: { id: 'n1', openedId: 'n1' },
  });
  expect(await entryOf(services.outbox, 'n1')).toMatchObject({ state: 'waiting', payload: leadOf('New') });
  state.answer = async () => REFUSED;
  await form.submit(leadOf('Newer'));
  expect(await waiting()).toEqual(['n2 attention']);
});

test('after a correction failed, the outbox sends it when the visitor has left the form', async () => {
  const { form, state, tab, waiting } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => serverError(500);
  await form.submit(leadOf('New'));
  state.answer = async () => DELIVERED;
  await tab().drain({ ignoresPauses: true });
  expect(await waiting()).toEqual(['n1 waiting']);
  await form.leave();
  await tab().drain({ ignoresPauses: true });
  expect(await waiting()).toEqual([]);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('a form that the visitor returns to after its correction failed keeps its text and locks the lead', async () => {
  const { form, state, services } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => serverError(500);
  await form.submit(leadOf('New'));
  await form.leave();
  await form.resume(leadOf('New'));
  expect(form).toMatchObject({ shown: ['failed n1'], isEmpty: false });
  expect(await services.locks.lockedIds()).toEqual(new Set(['n1']));
});

test('if a further correction cannot be written, the form keeps the lock of the one before, and replaces it later', async () => {
  const { form, state, disk, tab, waiting } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => REFUSED;
  await form.submit(leadOf('New'));
  disk.isFull = true;
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('Newer'));
  disk.isFull = false;
  await tab().drain({ ignoresPauses: true });
  expect(state.sent).toEqual(['n1', 'n2']);
  await form.toast.onSave?.();
  expect(await waiting()).toEqual(['n2 waiting']);
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

test('if a correction that equals another saved lead is refused, that lead stays in the place of both', async () => {
  const { services, form, state, waiting } = await browserWithSaved();
  await saveWaiting(services.outbox, 'Other');
  await form.open('old', leadOf('Old'));
  state.answer = async () => REFUSED;
  await form.submit(leadOf('Other'));
  expect(await waiting()).toEqual(['other attention']);
});

test('the form keeps its locks after an unanswered and then a failed correction', async () => {
  const { services, form, state, tab, waiting } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('New'));
  state.answer = async () => serverError(500);
  await form.submit(leadOf('Newer'));
  expect(await waiting()).toEqual(['n2 waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set(['old', 'n1', 'n2']));
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
  [REFUSED, ['n1', 'old']],
  [UNANSWERED, ['n1', 'old']],
])('after %o, the form of a correction keeps the locks %o', async (answer, ids) => {
  const { form, state, services } = await browserWithSaved();
  await form.open('old', leadOf('Old'));
  state.answer = async () => answer;
  await form.submit(leadOf('New'));
  expect(await services.locks.lockedIds()).toEqual(new Set(ids));
});
