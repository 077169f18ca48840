import { expect, test } from 'vitest';
import { type LeadIdentity, leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { createFormSession } from '../../../../src/leads/submission/form-session';
import { leadOf } from '../../../support/lead-of';
import { DELIVERED, REFUSED } from '../outcomes';
import { fakeBrowser, heldAnswer } from './fake-browser';
import {
  browserWithSaved,
  formIn,
  formLeftWhileSending,
  reloadedUnanswered,
  startSending,
} from './form-in-tab';

test('a form that is opened again while its lead is being sent waits for the result', async () => {
  const { form, pending, submitted, waiting } = await formLeftWhileSending();
  const resumed = form.resume(leadOf('A'));
  pending.answer(REFUSED);
  await submitted;
  await resumed;
  expect(form.isEmpty).toBe(false);
  expect(form.shown).toEqual(['failed n1']);
  expect(await waiting()).toEqual([]);
});

test('a form that is opened again after its lead was delivered is empty, and shows one notice', async () => {
  const { form, pending, submitted } = await formLeftWhileSending();
  const resumed = form.resume(leadOf('A'));
  pending.answer(DELIVERED);
  await submitted;
  await resumed;
  expect(form.isEmpty).toBe(true);
  expect(form.shown).toEqual(['delivered n1']);
});

test('a form that is opened again while its lead stays unanswered keeps its text', async () => {
  const { form, pending, left, state } = await formLeftWhileSending();
  const resumed = form.resume(leadOf('A'));
  pending.answer(UNANSWERED);
  await Promise.all([left, resumed]);
  expect(form).toMatchObject({ isEmpty: false, shown: ['unanswered n1'] });
  expect(state.sent).toEqual(['n1']);
});

function formWith(text: string, identity: LeadIdentity | null) {
  const form = {
    payload: leadOf(text),
    identity,
    isEmpty: false,
    setIdentity: (next: LeadIdentity | null) => void Object.assign(form, { identity: next }),
    emptyIfUnchanged: () => void Object.assign(form, { isEmpty: true }),
  };
  return form;
}

/** The visitor leaves a form while its lead `n1` with the text A is sent, and returns to a new form with `text`. */
async function returnedWhileSending(text: string) {
  const browser = fakeBrowser();
  const pending = heldAnswer();
  browser.state.answer = pending.ask;
  const shown: string[] = [];
  const session = createFormSession(browser.tab(), ({ kind, id }) => void shown.push(`${kind} ${id}`));
  const left = formWith('A', null);
  const submitted = session.submit(left);
  await pending.asked;
  const identity = { id: 'n1', fingerprint: leadFingerprint(leadOf('A')), openedId: null };
  const returned = formWith(text, identity);
  expect(session.isSubmitting()).toBe(true);
  const ended = session.resume({ ...returned, identity });
  return { ...browser, pending, session, shown, returned, ended: Promise.all([submitted, ended]) };
}

test('the result of the submission empties also the form that the visitor returned to', async () => {
  const { pending, ended, shown, returned } = await returnedWhileSending('A');
  pending.answer(DELIVERED);
  await ended;
  expect(shown).toEqual(['delivered n1']);
  expect(returned.isEmpty).toBe(true);
});

test('after "Delete everything" the result does not change the form that the visitor returned to', async () => {
  const { pending, ended, session, returned } = await returnedWhileSending('A');
  const withdrawn = session.withdraw();
  pending.answer(DELIVERED);
  await Promise.all([ended, withdrawn]);
  expect(returned.isEmpty).toBe(false);
});

test('a notice says that other text in the form was not sent with the lead that was delivered', async () => {
  const { pending, ended, shown, returned } = await returnedWhileSending('B');
  pending.answer(DELIVERED);
  await ended;
  expect(shown).toEqual(['delivered n1', 'delivered-with-other-text n1']);
  expect(returned).toMatchObject({ isEmpty: false, identity: null });
});

test('other text in the form replaces the lead that was saved meanwhile', async () => {
  const { pending, ended, shown, returned, session, loseNetwork, waiting, state } =
    await returnedWhileSending('B');
  loseNetwork();
  pending.answer(UNANSWERED);
  await ended;
  expect(shown).toEqual(['saved n1']);
  expect(returned.isEmpty).toBe(false);
  state.answer = async () => DELIVERED;
  await session.submit(returned);
  expect(await waiting()).toEqual([]);
});

test('in a duplicated tab, an unanswered lead stays with the form of the first one', async () => {
  const { tab, state } = fakeBrowser();
  const form = formIn(tab());
  state.answer = async () => UNANSWERED;
  await form.submit(leadOf('A'));
  const copy = formIn(tab());
  await copy.resume(leadOf('A'), form.identity);
  expect(copy).toMatchObject({ shown: [], isEmpty: false });
});

test.each([
  { end: 'cleared', entries: ['old waiting'], shown: [], isEmpty: false, locked: ['n1', 'old'] },
  { end: 'saved', entries: ['n1 waiting'], shown: [], isEmpty: true, locked: [] },
  { end: 'refused', entries: ['old waiting'], shown: [], isEmpty: false, locked: ['n1', 'old'] },
  { end: 'delivered', entries: [], shown: ['delivered-unseen n1'], isEmpty: true, locked: [] },
])(
  'if a correction is $end while a duplicated tab waits for its lock, the form there is not emptied as if it were sent again',
  async ({ end, entries, shown, isEmpty, locked }) => {
    const { form, state, tab, services, waiting } = await browserWithSaved();
    await form.open('old', leadOf('Old'));
    state.answer = async () => UNANSWERED;
    await form.submit(leadOf('New'));
    const { onSave } = form.toast;
    const isAnswered = end === 'refused' || end === 'delivered';
    const again = isAnswered ? await startSending(form, state, 'New') : null;
    const copy = formIn(tab());
    const resumed = copy.resume(leadOf('New'), form.identity);
    await services.outbox.read();
    if (end === 'cleared') await form.clear();
    if (end === 'saved') await onSave?.();
    again?.pending.answer(end === 'refused' ? REFUSED : DELIVERED);
    await Promise.all([again?.submitted, resumed]);
    expect(await waiting()).toEqual(entries);
    expect(copy).toMatchObject({ shown, isEmpty });
    expect(await services.locks.lockedIds()).toEqual(new Set(locked));
  },
);

test('while another form has the lock of the correction, the saved lead opened in the resumed form is not sent', async () => {
  const { tab, services, state } = await browserWithSaved();
  state.answer = async () => UNANSWERED;
  await formIn(tab()).submit(leadOf('New'));
  const locks = { ...services.locks, acquire: (id: string) => services.locks.acquire(id, 0) };
  const form = formIn({ ...services, locks });
  const fingerprint = leadFingerprint(leadOf('New'));
  await form.resume(leadOf('New'), { id: 'n1', fingerprint, openedId: 'old' });
  expect(form).toMatchObject({ shown: [], isEmpty: false });
  await tab().drain({ ignoresPauses: true });
  expect(state.sent).toEqual(['n1']);
});

test('after a reload, an unanswered lead is sent by the outbox, and the visitor gets the notice "resending"', async () => {
  const { form, identity, state } = await reloadedUnanswered();
  state.answer = async () => DELIVERED;
  await form.resume(leadOf('A'), identity);
  expect(form.isEmpty).toBe(true);
  expect(form.shown).toEqual(['resending n1']);
  await expect.poll(() => state.sent.filter((id) => id === 'n1')).toHaveLength(2);
});

test('after a reload, the lead is sent again by the next drain if the second read of the outbox fails', async () => {
  const { services, identity, state, tab } = await reloadedUnanswered();
  let reads = 0;
  const read: typeof services.outbox.read = async () => {
    reads += 1;
    return reads === 2 ? { ok: false, isBlocked: false } : services.outbox.read();
  };
  const form = formIn({ ...services, outbox: { ...services.outbox, read } });
  await form.resume(leadOf('A'), identity);
  expect(form).toMatchObject({ shown: [], isEmpty: false });
  expect(await services.locks.lockedIds()).toEqual(new Set());
  state.answer = async () => DELIVERED;
  await tab().drain({ ignoresPauses: true });
  await form.resume(leadOf('A'));
  expect(form).toMatchObject({ shown: ['delivered-unseen n1'], isEmpty: true });
});

test.each(['New', 'Newer'])(
  'if another tab delivered the correction before the visitor returns with the text %s, the corrected lead is not sent',
  async (text) => {
    const { tab, waiting, services } = await browserWithSaved();
    await formIn(tab()).submit(leadOf('New'));
    const identity = { id: 'n1', fingerprint: leadFingerprint(leadOf('New')), openedId: 'old' };
    const form = formIn(services);
    await form.resume(leadOf(text), identity);
    expect(form.shown).toEqual([text === 'New' ? 'delivered-unseen n1' : 'delivered-with-other-text n1']);
    expect(form.isEmpty).toBe(text === 'New');
    expect(await waiting()).toEqual([]);
  },
);

test('if the tab that sent the same correction died, the corrected lead is not sent', async () => {
  const { tab, services, state } = await browserWithSaved();
  const otherTab = tab();
  state.answer = async () => UNANSWERED;
  await formIn(otherTab).submit(leadOf('New'));
  otherTab.die();
  state.answer = async () => DELIVERED;
  const form = formIn(services);
  const fingerprint = leadFingerprint(leadOf('New'));
  await form.resume(leadOf('New'), { id: 'n1', fingerprint, openedId: 'old' });
  await tab().drain({ ignoresPauses: true });
  expect(state.sent).toEqual(['n1', 'n1']);
});

test.each(['waiting', 'sending'])(
  'if the correction that another tab saved is %s when the visitor returns, the corrected lead is not sent',
  async (entryState) => {
    const { tab, waiting, services, state } = await browserWithSaved();
    state.isOnline = false;
    await formIn(tab()).submit(leadOf('New'));
    if (entryState === 'sending') await services.outbox.beginSending('n1');
    const form = formIn(services);
    const fingerprint = leadFingerprint(leadOf('New'));
    await form.resume(leadOf('New'), { id: 'n1', fingerprint, openedId: 'old' });
    expect(form.isEmpty).toBe(true);
    expect(await waiting()).toEqual([`n1 ${entryState}`]);
  },
);
