import { expect, test } from 'vitest';
import { DELIVERED, NO_ANSWER, newBrowser, SERVER_ERROR } from './browser';
import { formIn, quote } from './form-in-tab';

test('after a server error nothing is in the outbox', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => SERVER_ERROR;
  await form.press(quote('A'));
  expect(form).toMatchObject({ shown: ['failed n1'], isEmpty: false, toast: { onSave: null } });
  expect(await waiting()).toEqual([]);
});

test('the same content, pressed again after a server error, keeps its id', async () => {
  const { tab, state } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => SERVER_ERROR;
  await form.press(quote('A'));
  state.answer = async () => DELIVERED;
  await form.press(quote('A'));
  expect(form.shown).toEqual(['failed n1', 'delivered n1']);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('the Error notice comes before the entry is removed, so that a page that dies in between loses nothing', async () => {
  const { tab, state, waiting } = newBrowser();
  const services = tab();
  state.answer = async () => SERVER_ERROR;
  const entries: string[][] = [];
  const form = formIn({
    ...services,
    outbox: {
      ...services.outbox,
      async endPress(id, outcome) {
        expect(form.shown).toEqual(['failed n1']);
        entries.push(await waiting());
        return services.outbox.endPress(id, outcome);
      },
    },
  });
  await form.press(quote('A'));
  expect(entries).toEqual([['n1 submitting']]);
  expect(await waiting()).toEqual([]);
});

test('an unanswered request stays locked by its form', async () => {
  const { tab, state } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => NO_ANSWER;
  await form.press(quote('A'));
  await tab().drain('now');
  expect(form.shown).toEqual(['failed n1']);
  expect(state.sent).toEqual(['n1']);
});
