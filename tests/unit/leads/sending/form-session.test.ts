import { expect, test } from 'vitest';
import type { LeadLocks } from '../../../../src/leads/outbox/lead-locks';
import { type LeadPayload, leadFingerprint, leadFromQuote } from '../../../../src/leads/rules/lead';
import { formSession, type Notify } from '../../../../src/leads/sending/form-session';
import type { LeadIdentity } from '../../../../src/leads/sending/press';
import {
  DELIVERED,
  heldAnswer,
  NO_ANSWER,
  newBrowser,
  REFUSED,
  SERVER_ERROR,
  type TabServices,
} from './browser';

const quote = (hotel: string) =>
  leadFromQuote({ resort_name: hotel, email: 'desk@oldfort.example', phone: '' });

/** A form of a tab: its lead id, and the notices the visitor gets. */
function formIn(services: TabServices) {
  const shown: string[] = [];
  const toast: { onSave: (() => Promise<void>) | null } = { onSave: null };
  const notify: Notify = (notice, _lead, onSave) => {
    const { kind, id } = notice;
    shown.push(`${kind} ${id}`);
    if (kind === 'failed') toast.onSave = onSave;
  };
  const session = formSession(services, notify);
  const state: { identity: LeadIdentity | null; isEmpty: boolean } = { identity: null, isEmpty: false };
  const request = (payload: LeadPayload) => ({
    payload,
    identity: state.identity,
    setIdentity(identity: LeadIdentity | null) {
      state.identity = identity;
    },
    finish() {
      Object.assign(state, { identity: null, isEmpty: true });
    },
  });
  return Object.assign(state, {
    shown,
    toast,
    /** The submit button, with this in the fields. */
    press: (payload: LeadPayload) => session.submit(request(payload)),
    async open(id: string, payload: LeadPayload): Promise<boolean> {
      const isOpen = await session.open(id);
      if (isOpen) state.identity = { id, fingerprint: leadFingerprint(payload), opened: id };
      return isOpen;
    },
    /** The visitor returns to the form with this in the fields. */
    resume(payload: LeadPayload, identity = state.identity): Promise<void> {
      if (identity === null) throw new Error('it has an id');
      state.identity = identity;
      return session.resume({ ...request(payload), identity });
    },
    leave: session.leave,
    clear: session.withdraw,
  });
}

/** A browser in which one request waits, with the id `old`. */
async function browserWithSaved(outcome = SERVER_ERROR) {
  const browser = newBrowser();
  const services = browser.tab();
  await services.outbox.write({ payload: quote('Old'), id: 'old', replaces: [] }, 'waiting');
  await services.outbox.beginSending('old', 'now');
  await services.outbox.noteFailure('old', outcome);
  return { ...browser, services, form: formIn(services) };
}

test('after a server error nothing is in the outbox, and the same content keeps its id', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => SERVER_ERROR;
  await form.press(quote('A'));
  expect(form).toMatchObject({ shown: ['failed n1'], isEmpty: false, toast: { onSave: null } });
  expect(await waiting()).toEqual([]);
  state.answer = async () => DELIVERED;
  await form.press(quote('A'));
  expect(form.shown).toEqual(['failed n1', 'delivered n1']);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('if the correction of a saved request is refused, the old entry is unchanged and the form keeps its lock', async () => {
  const { services, form, state, waiting, tab } = await browserWithSaved(REFUSED);
  const before = await services.outbox.read();
  expect(await form.open('old', quote('Old'))).toBe(true);
  state.answer = async () => SERVER_ERROR;
  await form.press(quote('New'));
  expect(form.shown).toEqual(['failed n1']);
  expect(await services.outbox.read()).toEqual(before);
  expect(await services.locks.lockedIds()).toEqual(new Set(['old']));
  await tab().drain('now');
  expect(state.sent).toEqual(['n1']);
  state.answer = async () => DELIVERED;
  await form.press(quote('New'));
  expect(await waiting()).toEqual([]);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('the form keeps the lock of a saved request after an unanswered and then a refused correction', async () => {
  const { services, form, state, tab } = await browserWithSaved();
  const before = await services.outbox.read();
  await form.open('old', quote('Old'));
  state.answer = async () => NO_ANSWER;
  await form.press(quote('New'));
  state.answer = async () => REFUSED;
  await form.press(quote('Newer'));
  expect(await services.outbox.read()).toEqual(before);
  expect(await services.locks.lockedIds()).toEqual(new Set(['old']));
  await tab().drain('now');
  expect(state.sent).toEqual(['n1', 'n2']);
});

test('a saved request whose lock is taken cannot be opened', async () => {
  const { tab, form } = await browserWithSaved();
  await tab().locks.acquire('old', 0);
  expect(await form.open('old', quote('Old'))).toBe(false);
});

test('a saved request that was opened and left waits again, and the outbox may send it', async () => {
  const { form, state, waiting, tab } = await browserWithSaved();
  await form.open('old', quote('Old'));
  await tab().drain('now');
  expect(state.sent).toEqual([]);
  await form.leave();
  expect(form.shown).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
  await tab().drain('now');
  expect(state.sent).toEqual(['old']);
});

test('corrected without network, it waits in the place of the old one', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  await form.open('old', quote('Old'));
  state.isOnline = false;
  await form.press(quote('New'));
  expect(form).toMatchObject({ shown: ['saved n1'], isEmpty: true });
  expect(await waiting()).toEqual(['n1 waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('an unanswered request stays locked by its form; when the visitor leaves the form it is sent again with its id', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => NO_ANSWER;
  await form.press(quote('A'));
  await tab().drain('now');
  expect(state.sent).toEqual(['n1']);
  state.answer = async () => DELIVERED;
  await form.leave();
  expect(form.shown).toEqual(['failed n1', 'resending n1']);
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(await waiting()).toEqual([]);
});

test('a form that is left while it sends releases a request without an answer', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  const pending = heldAnswer();
  state.answer = pending.ask;
  const pressed = form.press(quote('A'));
  await pending.isAwaited;
  await form.leave();
  state.answer = async () => DELIVERED;
  pending.answer(NO_ANSWER);
  await pressed;
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(form.shown.at(-1)).toBe('resending n1');
  expect(await waiting()).toEqual([]);
});

test('a form that is opened again while its request is being sent waits for the result', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  const pending = heldAnswer();
  state.answer = pending.ask;
  const pressed = form.press(quote('A'));
  await pending.isAwaited;
  await form.leave();
  const resumed = form.resume(quote('A'));
  pending.answer(REFUSED);
  await pressed;
  await resumed;
  expect(form.isEmpty).toBe(false);
  expect(form.shown).toEqual(['failed n1']);
  expect(await waiting()).toEqual([]);
});

test('a form that is opened again after its request was delivered is empty, and shows one notice', async () => {
  const { tab, state } = newBrowser();
  const form = formIn(tab());
  const pending = heldAnswer();
  state.answer = pending.ask;
  const pressed = form.press(quote('A'));
  await pending.isAwaited;
  await form.leave();
  const resumed = form.resume(quote('A'));
  pending.answer(DELIVERED);
  await pressed;
  await resumed;
  expect(form.isEmpty).toBe(true);
  expect(form.shown).toEqual(['delivered n1']);
});

test('"Save and send later" keeps the id, releases its lock, and replaces the opened request', async () => {
  const { form, state, waiting, services, tab } = await browserWithSaved();
  await form.open('old', quote('Old'));
  state.answer = async () => NO_ANSWER;
  await form.press(quote('New'));
  await form.toast.onSave?.();
  expect(form).toMatchObject({ shown: ['failed n1', 'saved n1'], isEmpty: true });
  expect(await waiting()).toEqual(['n1 waiting']);
  expect(await services.locks.lockedIds()).toEqual(new Set());
  state.answer = async () => DELIVERED;
  await tab().drain('network');
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('"Save and send later" saves nothing if the request was delivered meanwhile', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => NO_ANSWER;
  await form.press(quote('A'));
  const save = form.toast.onSave;
  state.answer = async () => DELIVERED;
  await form.leave();
  await save?.();
  expect(form.shown.at(-1)).toBe('already-delivered n1');
  expect(await waiting()).toEqual([]);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('"Save and send later" on a full disk shows the failure again: the server may have the request', async () => {
  const { tab, state, waiting } = newBrowser();
  const services = tab();
  const form = formIn(services);
  state.answer = async () => NO_ANSWER;
  await form.press(quote('A'));
  state.isDiskFull = true;
  await form.toast.onSave?.();
  expect(form).toMatchObject({ shown: ['failed n1', 'failed n1'], isEmpty: false });
  expect(await services.locks.lockedIds()).toEqual(new Set(['n1']));
  state.isDiskFull = false;
  await form.toast.onSave?.();
  expect(form.shown.at(-1)).toBe('saved n1');
  expect(await waiting()).toEqual(['n1 waiting']);
});

test('a cleared form removes a request without an answer, and keeps a saved one', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  const before = await services.outbox.read();
  await form.open('old', quote('Old'));
  await form.clear();
  expect(await services.outbox.read()).toEqual(before);
  await form.open('old', quote('Old'));
  state.answer = async () => NO_ANSWER;
  await form.press(quote('New'));
  expect(await waiting()).toEqual(['n1 submitting']);
  await form.clear();
  expect(await services.outbox.read()).toEqual(before);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

/** Runs `before` in the form of a page, then reloads the page: its locks are released. */
async function reloadedAfter(
  before: (form: ReturnType<typeof formIn>, browser: ReturnType<typeof newBrowser>) => Promise<unknown>,
) {
  const browser = newBrowser();
  const page = browser.tab();
  const dying: (() => void)[] = [];
  const locks: LeadLocks = {
    ...page.locks,
    async acquire(id, waitMs) {
      const lock = await page.locks.acquire(id, waitMs);
      if (lock) dying.push(lock.release);
      return lock;
    },
  };
  await page.outbox.write({ payload: quote('Old'), id: 'old', replaces: [] }, 'waiting');
  const former = formIn({ ...page, locks });
  await before(former, browser);
  for (const release of dying) release();
  const services = browser.tab();
  return { ...browser, services, form: formIn(services), identity: former.identity };
}

test('after a reload, an unanswered request is sent by the outbox, and the visitor gets the notice "sent again"', async () => {
  const { form, identity, state } = await reloadedAfter((former, { state: server }) => {
    server.answer = async () => NO_ANSWER;
    return former.press(quote('A'));
  });
  state.answer = async () => DELIVERED;
  await form.resume(quote('A'), identity);
  expect(form.isEmpty).toBe(true);
  expect(form.shown).toEqual(['resending n1']);
  await expect.poll(() => state.sent.filter((id) => id === 'n1')).toHaveLength(2);
});

test('a request whose page was reloaded while sending is sent by the outbox', async () => {
  const pending = heldAnswer();
  const { form, identity, waiting } = await reloadedAfter((former, { state }) => {
    state.answer = pending.ask;
    void former.press(quote('A'));
    return pending.isAwaited;
  });
  expect(await waiting()).toEqual(['old waiting', 'n1 submitting']);
  await form.resume(quote('A'), identity);
  expect(form.isEmpty).toBe(true);
  expect(form.shown).toEqual(['resending n1']);
});

test('if the outbox delivered the request before the reload, the notice says that it was sent', async () => {
  const { form, identity, state, services } = await reloadedAfter((former, { state: server }) => {
    server.answer = async () => NO_ANSWER;
    return former.press(quote('A'));
  });
  state.answer = async () => DELIVERED;
  await services.drain('network');
  await form.resume(quote('A'), identity);
  expect(form.isEmpty).toBe(true);
  expect(form.shown).toEqual(['already-delivered n1']);
});

test('text that is changed after its request was delivered is a new request', async () => {
  const { form, identity, state, services } = await reloadedAfter((former, { state: server }) => {
    server.answer = async () => NO_ANSWER;
    return former.press(quote('A'));
  });
  state.answer = async () => DELIVERED;
  await services.drain('network');
  await form.resume(quote('A changed'), identity);
  expect(form).toMatchObject({ isEmpty: false, identity: null, shown: ['delivered-before-edit n1'] });
});

test('an unanswered request whose text was changed before the reload stays locked by the form, and is replaced by the changed one', async () => {
  const { form, identity, state, services, waiting } = await reloadedAfter((former, { state: server }) => {
    server.answer = async () => NO_ANSWER;
    return former.press(quote('A'));
  });
  await form.resume(quote('A changed'), identity);
  expect(form).toMatchObject({ isEmpty: false, identity });
  expect(await services.locks.lockedIds()).toEqual(new Set(['n1']));
  state.answer = async () => DELIVERED;
  await form.press(quote('A changed'));
  expect(form.shown).toEqual(['delivered n2']);
  expect(await waiting()).toEqual(['old waiting']);
});

test('a request that got a server error before the reload stays in the form and keeps its id', async () => {
  const { form, identity, state } = await reloadedAfter((former, { state: server }) => {
    server.answer = async () => SERVER_ERROR;
    return former.press(quote('A'));
  });
  await form.resume(quote('A'), identity);
  expect(form).toMatchObject({ isEmpty: false, identity });
  state.answer = async () => DELIVERED;
  await form.press(quote('A'));
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(form.shown).toEqual(['delivered n1']);
});

test.each(['Old', 'Old, corrected'])(
  'after a reload, a form with a saved request (%s) holds its lock again',
  async (now) => {
    const { form, identity, services } = await reloadedAfter((former) => former.open('old', quote('Old')));
    await form.resume(quote(now), identity);
    expect(form).toMatchObject({ isEmpty: false, identity });
    expect(await services.locks.lockedIds()).toEqual(new Set(['old']));
    expect(form.shown).toEqual([]);
  },
);

test('a saved request does not open in a form that is sending', async () => {
  const { form, state, waiting } = await browserWithSaved();
  const pending = heldAnswer();
  state.answer = pending.ask;
  const pressed = form.press(quote('A'));
  await pending.isAwaited;
  expect(await form.open('old', quote('Old'))).toBe(false);
  pending.answer(DELIVERED);
  await pressed;
  expect(await waiting()).toEqual(['old waiting']);
  expect(await form.open('old', quote('Old'))).toBe(true);
});

test('a saved request that was delivered a moment before does not open', async () => {
  const { form, services, tab } = await browserWithSaved();
  await tab().drain('now');
  expect(await form.open('old', quote('Old'))).toBe(false);
  expect(await services.locks.lockedIds()).toEqual(new Set());
});

test('a correction is not sent if the saved request was delivered before it was pressed', async () => {
  const { form, state, services } = await browserWithSaved();
  await form.open('old', quote('Old'));
  await services.outbox.noteDelivered('old');
  await form.press(quote('New'));
  expect(form).toMatchObject({ shown: ['delivered-before-edit old'], identity: null, isEmpty: false });
  expect(state.sent).toEqual([]);
});

test('a correction that is sent without an entry still replaces the saved request', async () => {
  const { form, state, waiting } = await browserWithSaved();
  await form.open('old', quote('Old'));
  state.isDiskFull = true;
  state.answer = async () => {
    state.isDiskFull = false;
    return DELIVERED;
  };
  await form.press(quote('New'));
  expect(form.shown).toEqual(['delivered n1']);
  expect(await waiting()).toEqual([]);
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

test('in a duplicated tab, an unanswered request stays with the form of the first one', async () => {
  const { tab, state } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => NO_ANSWER;
  await form.press(quote('A'));
  const copy = formIn(tab());
  await copy.resume(quote('A'), form.identity);
  expect(copy).toMatchObject({ shown: [], isEmpty: false });
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
      async endSubmission(id, outcome) {
        expect(form.shown).toEqual(['failed n1']);
        entries.push(await waiting());
        return services.outbox.endSubmission(id, outcome);
      },
    },
  });
  await form.press(quote('A'));
  expect(entries).toEqual([['n1 submitting']]);
  expect(await waiting()).toEqual([]);
});
