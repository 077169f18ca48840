import { expect, test } from 'vitest';
import { DELIVERED, heldAnswer, NO_ANSWER, newBrowser, REFUSED } from './browser';
import { browserWithSaved, formIn, quote } from './form-in-tab';

test('a cleared form keeps the saved request that was opened in it', async () => {
  const { form, services } = await browserWithSaved();
  const before = await services.outbox.read();
  await form.open('old', quote('Old'));
  await form.clear();
  expect(await services.outbox.read()).toEqual(before);
});

test('a cleared form removes an unanswered correction and keeps the saved request', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  const before = await services.outbox.read();
  await form.open('old', quote('Old'));
  state.answer = async () => NO_ANSWER;
  await form.press(quote('New'));
  expect(await waiting()).toEqual(['n1 submitting']);
  await form.clear();
  expect(await services.outbox.read()).toEqual(before);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test.each([NO_ANSWER, REFUSED])(
  'a form that is cleared while it sends saves nothing and shows no notice: %o',
  async (answer) => {
    const { tab, state, waiting } = newBrowser();
    const services = tab();
    const form = formIn(services);
    const pending = heldAnswer();
    state.answer = pending.ask;
    const pressed = form.press(quote('A'));
    await pending.isAwaited;
    await form.clear();
    pending.answer(answer);
    await pressed;
    expect(form.shown).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(await services.locks.lockedIds()).toEqual(new Set());
  },
);

test('a new request, pressed while a cleared one is still being sent, is sent after it', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  const pending = heldAnswer();
  state.answer = pending.ask;
  const first = form.press(quote('A'));
  await pending.isAwaited;
  await form.clear();
  form.identity = null;
  state.answer = async () => DELIVERED;
  const second = form.press(quote('B'));
  pending.answer(REFUSED);
  await Promise.all([first, second]);
  expect(form.shown).toEqual(['delivered n2']);
  expect(state.sent).toEqual(['n1', 'n2']);
  expect(await waiting()).toEqual([]);
});

test('a request pressed after a cleared one, in a form that was left since, is sent again from the outbox', async () => {
  const { tab, state, waiting } = newBrowser();
  const services = tab();
  const form = formIn(services);
  const pending = heldAnswer();
  state.answer = pending.ask;
  const cleared = form.press(quote('Cleared'));
  await pending.isAwaited;
  await form.clear();
  state.answer = async () => NO_ANSWER;
  const pressed = form.press(quote('Pressed'));
  await form.leave();
  pending.answer(REFUSED);
  await Promise.all([cleared, pressed]);
  expect(form.shown.map((notice) => notice.split(' ')[0])).toEqual(['failed', 'resending']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
  expect(await waiting()).toHaveLength(1);
});
