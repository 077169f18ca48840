import { expect, test } from 'vitest';
import type { LeadNumber } from '../../../src/leads/form/lead-draft';
import { type LeadPayload, leadFingerprint, leadFromQuote } from '../../../src/leads/rules/lead';
import { type FormSpeech, formSubmission } from '../../../src/leads/sending/form-submission';
import {
  DELIVERED,
  heldAnswer,
  newBrowser,
  REFUSED,
  SERVER_ERROR,
  SILENCE,
  type TabServices,
} from './browser';

const quote = (hotel: string) =>
  leadFromQuote({ resort_name: hotel, email: 'desk@oldfort.example', phone: '' });

/** A form of a tab: what stands in it, its number, and what the person is told. */
function formIn(services: TabServices) {
  const told: string[] = [];
  const toast: { onSave: (() => Promise<void>) | null } = { onSave: null };
  const speech: FormSpeech = {
    sent: (id) => void told.push(`sent ${id}`),
    kept: (id) => void told.push(`kept ${id}`),
    notKept: (id) => void told.push(`not kept ${id}`),
    failed(id, _lead, _cause, onSave) {
      told.push(`failed ${id}`);
      toast.onSave = onSave;
    },
    hadArrived: (id) => void told.push(`had arrived ${id}`),
    sentAgain: (id) => void told.push(`sent again ${id}`),
    sentAsItWas: (id) => void told.push(`sent as it was ${id}`),
  };
  const submission = formSubmission(services, speech);
  const state: { number: LeadNumber | null; isEmpty: boolean } = { number: null, isEmpty: false };
  return Object.assign(state, {
    told,
    toast,
    /** The submit button, with this in the fields. */
    press: (payload: LeadPayload): Promise<void> =>
      submission.submit({
        payload,
        number: state.number,
        noteNumber(number) {
          state.number = number;
        },
        finish() {
          state.number = null;
          state.isEmpty = true;
        },
      }),
    async open(id: string, payload: LeadPayload): Promise<boolean> {
      const isOpen = await submission.open(id);
      if (isOpen) state.number = { id, fingerprint: leadFingerprint(payload), opened: id };
      return isOpen;
    },
    /** Comes back to the form with this in the fields. */
    resume(
      payload: LeadPayload,
      number: LeadNumber | null = state.number,
    ): ReturnType<typeof submission.resume> {
      if (number === null) throw new Error('it has a number');
      state.number = number;
      return submission.resume({ payload, number });
    },
    leave: submission.leave,
    clear: submission.withdraw,
  });
}

/** A browser in which one request waits, with the number `old`. */
async function browserWithSaved(outcome = SERVER_ERROR) {
  const browser = newBrowser();
  const services = browser.tab();
  await services.store.keep({ payload: quote('Old'), id: 'old', replaces: [] });
  await services.store.markSending('old');
  if (outcome.kind !== 'delivered') await services.store.recordFailure('old', outcome);
  return { ...browser, services, form: formIn(services) };
}

test('a server error online leaves nothing in the queue; pressed again the same content has its number', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => SERVER_ERROR;
  await form.press(quote('A'));
  expect(form).toMatchObject({ told: ['failed n1'], isEmpty: false, toast: { onSave: null } });
  expect(await waiting()).toEqual([]);
  state.answer = async () => DELIVERED;
  await form.press(quote('A'));
  expect(form.told).toEqual(['failed n1', 'sent n1']);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('a saved request refused after it was corrected is back, as it was, and still in the form’s hand', async () => {
  const { services, form, state, waiting, tab } = await browserWithSaved(REFUSED);
  const before = await services.store.read();
  expect(await form.open('old', quote('Old'))).toBe(true);
  state.answer = async () => SERVER_ERROR;
  await form.press(quote('New'));
  expect(form.told).toEqual(['failed n1']);
  expect(await services.store.read()).toEqual(before);
  expect(await services.holds.held()).toEqual(new Set(['old']));
  await tab().drain('person');
  expect(state.sent).toEqual(['n1']);
  state.answer = async () => DELIVERED;
  await form.press(quote('New'));
  expect(await waiting()).toEqual([]);
  expect(await services.holds.held()).toEqual(new Set());
});

test('it is in the form’s hand again also when a correction nobody answered came between', async () => {
  const { services, form, state, tab } = await browserWithSaved();
  const before = await services.store.read();
  await form.open('old', quote('Old'));
  state.answer = async () => SILENCE;
  await form.press(quote('New'));
  state.answer = async () => REFUSED;
  await form.press(quote('Newer'));
  expect(await services.store.read()).toEqual(before);
  expect(await services.holds.held()).toEqual(new Set(['old']));
  await tab().drain('person');
  expect(state.sent).toEqual(['n1', 'n2']);
});

test('a saved request that somebody has in hand cannot be opened', async () => {
  const { tab, form } = await browserWithSaved();
  await tab().holds.take('old', 0);
  expect(await form.open('old', quote('Old'))).toBe(false);
});

test('a saved request opened and left waits on, and others may send it', async () => {
  const { form, state, waiting, tab } = await browserWithSaved();
  await form.open('old', quote('Old'));
  await tab().drain('person');
  expect(state.sent).toEqual([]);
  await form.leave();
  expect(form.told).toEqual([]);
  expect(await waiting()).toEqual(['old waiting']);
  await tab().drain('person');
  expect(state.sent).toEqual(['old']);
});

test('corrected without network, it waits in the place of the old one', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  await form.open('old', quote('Old'));
  state.isOnline = false;
  await form.press(quote('New'));
  expect(form).toMatchObject({ told: ['kept n1'], isEmpty: true });
  expect(await waiting()).toEqual(['n1 waiting']);
  expect(await services.holds.held()).toEqual(new Set());
});

test('a request nobody answered stays with its form; the form left, it is sent again under its number', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => SILENCE;
  await form.press(quote('A'));
  await tab().drain('person');
  expect(state.sent).toEqual(['n1']);
  state.answer = async () => DELIVERED;
  await form.leave();
  expect(form.told).toEqual(['failed n1', 'sent again n1']);
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(await waiting()).toEqual([]);
});

test('a form that is left while it sends lets go of a request nobody answered', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  const line = heldAnswer();
  state.answer = line.ask;
  const pressed = form.press(quote('A'));
  await line.isAwaited;
  await form.leave();
  state.answer = async () => DELIVERED;
  line.answer(SILENCE);
  await pressed;
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(form.told.at(-1)).toBe('sent again n1');
  expect(await waiting()).toEqual([]);
});

test('a form that comes back while its request is being sent waits for what comes of it', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  const line = heldAnswer();
  state.answer = line.ask;
  const pressed = form.press(quote('A'));
  await line.isAwaited;
  await form.leave();
  const fate = form.resume(quote('A'));
  line.answer(REFUSED);
  await pressed;
  expect(await fate).toBe('here');
  expect(form.told).toEqual(['failed n1']);
  expect(await waiting()).toEqual([]);
});

test('a form that comes back to a request that is delivered meanwhile need not show it, and says so once', async () => {
  const { tab, state } = newBrowser();
  const form = formIn(tab());
  const line = heldAnswer();
  state.answer = line.ask;
  const pressed = form.press(quote('A'));
  await line.isAwaited;
  await form.leave();
  const fate = form.resume(quote('A'));
  line.answer(DELIVERED);
  await pressed;
  expect(await fate).toBe('with-us');
  expect(form.told).toEqual(['sent n1']);
});

test('Save and send later keeps the number, lets go of it, and replaces what was opened', async () => {
  const { form, state, waiting, services, tab } = await browserWithSaved();
  await form.open('old', quote('Old'));
  state.answer = async () => SILENCE;
  await form.press(quote('New'));
  await form.toast.onSave?.();
  expect(form).toMatchObject({ told: ['failed n1', 'kept n1'], isEmpty: true });
  expect(await waiting()).toEqual(['n1 waiting']);
  expect(await services.holds.held()).toEqual(new Set());
  state.answer = async () => DELIVERED;
  await tab().drain('network');
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('Save and send later on a request that has arrived meanwhile keeps nothing', async () => {
  const { tab, state, waiting } = newBrowser();
  const form = formIn(tab());
  state.answer = async () => SILENCE;
  await form.press(quote('A'));
  const save = form.toast.onSave;
  state.answer = async () => DELIVERED;
  await form.leave();
  await save?.();
  expect(form.told.at(-1)).toBe('had arrived n1');
  expect(await waiting()).toEqual([]);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('a cleared form takes back a request nobody answered, and leaves a saved one saved', async () => {
  const { form, state, waiting, services } = await browserWithSaved();
  const before = await services.store.read();
  await form.open('old', quote('Old'));
  await form.clear();
  expect(await services.store.read()).toEqual(before);
  await form.open('old', quote('Old'));
  state.answer = async () => SILENCE;
  await form.press(quote('New'));
  expect(await waiting()).toEqual(['n1 submitting']);
  await form.clear();
  expect(await services.store.read()).toEqual(before);
  expect(await services.holds.held()).toEqual(new Set());
});

/** A page that was reloaded after `before` was done in its form: the locks it had are gone. */
async function reloadedAfter(
  before: (form: ReturnType<typeof formIn>, browser: ReturnType<typeof newBrowser>) => Promise<unknown>,
) {
  const browser = newBrowser();
  const page = browser.tab();
  const dying: (() => void)[] = [];
  const { take } = page.holds;
  const holds = {
    ...page.holds,
    async take(id: string, waitMs: number) {
      const hold = await take(id, waitMs);
      if (hold) dying.push(hold.release);
      return hold;
    },
  };
  await page.store.keep({ payload: quote('Old'), id: 'old', replaces: [] });
  const former = formIn({ ...page, holds });
  await before(former, browser);
  for (const release of dying) release();
  const services = browser.tab();
  return { ...browser, services, form: formIn(services), number: former.number };
}

test('reloaded, an unanswered request is with us, and the person is told that it is sent again', async () => {
  const { form, number } = await reloadedAfter((former, { state }) => {
    state.answer = async () => SILENCE;
    return former.press(quote('A'));
  });
  expect(await form.resume(quote('A'), number)).toBe('with-us');
  expect(form.told).toEqual(['sent again n1']);
});

test('reloaded while it was being sent, a request is with us', async () => {
  const line = heldAnswer();
  const { form, number, waiting } = await reloadedAfter((former, { state }) => {
    state.answer = line.ask;
    void former.press(quote('A'));
    return line.isAwaited;
  });
  expect(await waiting()).toEqual(['old waiting', 'n1 submitting']);
  expect(await form.resume(quote('A'), number)).toBe('with-us');
  expect(form.told).toEqual(['sent again n1']);
});

test('reloaded after somebody else delivered it, the person is told that it has arrived', async () => {
  const { form, number, state, services } = await reloadedAfter((former, { state: line }) => {
    line.answer = async () => SILENCE;
    return former.press(quote('A'));
  });
  state.answer = async () => DELIVERED;
  await services.drain('network');
  expect(await form.resume(quote('A'), number)).toBe('with-us');
  expect(form.told).toEqual(['had arrived n1']);
});

test('what was changed after a request arrived as it was is a new request', async () => {
  const { form, number, state, services } = await reloadedAfter((former, { state: line }) => {
    line.answer = async () => SILENCE;
    return former.press(quote('A'));
  });
  state.answer = async () => DELIVERED;
  await services.drain('network');
  expect(await form.resume(quote('A changed'), number)).toBe('changed-since');
  expect(form.told).toEqual(['sent as it was n1']);
});

test('changed before the reload, an unanswered request is in the form’s hand, and goes when the changed one does', async () => {
  const { form, number, state, services, waiting } = await reloadedAfter((former, { state: line }) => {
    line.answer = async () => SILENCE;
    return former.press(quote('A'));
  });
  expect(await form.resume(quote('A changed'), number)).toBe('here');
  expect(await services.holds.held()).toEqual(new Set(['n1']));
  state.answer = async () => DELIVERED;
  await form.press(quote('A changed'));
  expect(form.told).toEqual(['sent n2']);
  expect(await waiting()).toEqual(['old waiting']);
});

test('a request the server answered before the reload is here, and keeps its number', async () => {
  const { form, number, state } = await reloadedAfter((former, { state: line }) => {
    line.answer = async () => SERVER_ERROR;
    return former.press(quote('A'));
  });
  expect(await form.resume(quote('A'), number)).toBe('here');
  state.answer = async () => DELIVERED;
  await form.press(quote('A'));
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(form.told).toEqual(['sent n1']);
});

test.each(['Old', 'Old, corrected'])(
  'reloaded, a form with a saved request (%s) has it in hand again',
  async (now) => {
    const { form, number, services } = await reloadedAfter((former) => former.open('old', quote('Old')));
    expect(await form.resume(quote(now), number)).toBe('here');
    expect(await services.holds.held()).toEqual(new Set(['old']));
    expect(form.told).toEqual([]);
  },
);
