import { expect, test } from 'vitest';
import type { LeadNumber } from '../../../src/leads/form/lead-draft';
import { ownHolds } from '../../../src/leads/outbox/lead-hold';
import { leadFingerprint, leadFromQuote } from '../../../src/leads/rules/lead';
import type { SendOutcome } from '../../../src/leads/rules/outbox-entry';
import { type SubmittedForm, submitLead } from '../../../src/leads/sending/submit-lead';
import { DELIVERED, heldAnswer, NOBODY, newBrowser, REFUSED, SERVER_ERROR, SILENCE } from './browser';

const quote = (hotel: string) =>
  leadFromQuote({ resort_name: hotel, email: 'desk@oldfort.example', phone: '' });
const lead = quote('Old Fort Haveli');

/** A form that has been filled; it keeps the number its content is given. */
function filled(payload = lead, before: Partial<SubmittedForm> = {}) {
  const form = {
    payload,
    number: null as LeadNumber | null,
    hold: null,
    noteNumber(number: LeadNumber) {
      form.number = number;
    },
    ...before,
  };
  return form;
}

test('a 2xx delivers and counts once', async () => {
  const { tab, state, waiting } = newBrowser();
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'delivered', id: 'n1' });
  expect(state).toMatchObject({ sent: ['n1'], counted: 1 });
  expect(await waiting()).toEqual([]);
});

test('before its first byte leaves, a request has its number, is written down under it, and is in hand', async () => {
  const { tab, state, waiting } = newBrowser();
  const services = tab();
  const form = filled();
  state.answer = async ({ id }) => {
    expect(id).toBe('n1');
    expect(form.number).toEqual({ id, fingerprint: leadFingerprint(lead), opened: null });
    expect(await waiting()).toEqual(['n1 submitting']);
    expect(await services.holds.held()).toEqual(new Set([id]));
    return DELIVERED;
  };
  await submitLead(form, services);
  expect(state.sent).toEqual(['n1']);
});

test('without network it is kept under its number, and not tried', async () => {
  const { tab, state, waiting } = newBrowser();
  state.isOnline = false;
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'kept', id: 'n1', willBeWoken: false });
  expect(state).toMatchObject({ sent: [], counted: 0, askedToKeep: 1 });
  expect(await waiting()).toEqual(['n1 waiting']);
});

test('it is promised to be sent only where the browser has promised to wake the worker', async () => {
  const { tab, state } = newBrowser();
  state.isOnline = false;
  state.canWake = true;
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'kept', willBeWoken: true });
});

test('a network lost while sending keeps it, under the number it was sent with', async () => {
  const { tab, state, loseLine, waiting } = newBrowser();
  state.answer = async () => {
    loseLine();
    return NOBODY;
  };
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'kept', id: 'n1' });
  expect(await waiting()).toEqual(['n1 waiting']);
});

test('an answer that came through a flickering line counts as the answer', async () => {
  const { tab, state, loseLine, waiting } = newBrowser();
  state.answer = async () => {
    loseLine();
    return DELIVERED;
  };
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'delivered' });
  expect(await waiting()).toEqual([]);
});

test.each<[SendOutcome]>([
  [REFUSED],
  [{ kind: 'retry', reason: 'server', status: 503, retryAfterMs: 1000 }],
  [{ kind: 'retry', reason: 'server', status: 429, retryAfterMs: null }],
])('an answer other than 2xx is given back, nothing is queued, and the number stays: %o', async (outcome) => {
  const { tab, state, waiting } = newBrowser();
  state.answer = async () => outcome;
  const form = filled();
  const { hold, ...result } = await submitLead(form, tab());
  expect(result).toMatchObject({ kind: 'not-taken', id: 'n1' });
  expect(state.counted).toBe(0);
  expect(await waiting()).toEqual([]);
  hold?.release();
  state.answer = async () => DELIVERED;
  await submitLead(form, tab());
  expect(state).toMatchObject({ sent: ['n1', 'n1'], counted: 1 });
});

test.each<[SendOutcome]>([[NOBODY], [SILENCE]])(
  'silence on a line that seems to be there is given back for the person to decide, in hand: %o',
  async (outcome) => {
    const { tab, state, waiting } = newBrowser();
    const services = tab();
    state.answer = async () => outcome;
    expect(await submitLead(filled(), services)).toMatchObject({
      kind: 'unanswered',
      id: 'n1',
      hold: { id: 'n1' },
    });
    expect(await waiting()).toEqual(['n1 submitting']);
    await tab().drain('person');
    expect(state.sent).toEqual(['n1']);
  },
);

test('unanswered, the same content goes again under its number; changed content has another, and replaces it', async () => {
  const { tab, state, waiting } = newBrowser();
  const services = tab();
  const form = filled();
  state.answer = async () => SILENCE;
  const first = await submitLead(form, services);
  const second = await submitLead({ ...form, hold: first.hold }, services);
  expect(second).toMatchObject({ kind: 'unanswered', id: 'n1', hold: first.hold });
  const changed = await submitLead({ ...form, payload: quote('New Fort'), hold: second.hold }, services);
  expect(changed).toMatchObject({ kind: 'unanswered', id: 'n2' });
  expect(state.sent).toEqual(['n1', 'n1', 'n2']);
  expect(await waiting()).toEqual(['n2 submitting']);
});

test('the same content has one number, also in a form that knows nothing of it', async () => {
  const { tab, state } = newBrowser();
  state.answer = async () => SILENCE;
  const first = await submitLead(filled(), tab());
  first.hold?.release();
  state.answer = async () => DELIVERED;
  const other = filled();
  expect(await submitLead(other, tab())).toMatchObject({ kind: 'delivered', id: 'n1' });
  expect(other.number?.id).toBe('n1');
});

test('where nothing can be written and there is no network, it says so', async () => {
  const { tab, state } = newBrowser({ hasStorage: false });
  state.isOnline = false;
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'not-kept' });
  expect(state.askedToKeep).toBe(0);
});

test('where nothing can be written, an online lead is still sent, with a number', async () => {
  const { tab, state } = newBrowser({ hasStorage: false });
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'delivered' });
  expect(state).toMatchObject({ sent: ['n1'], counted: 1 });
});

test('where the disk is full, an online lead is still sent, with a number, and counted once', async () => {
  const { tab, state } = newBrowser();
  state.isDiskFull = true;
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'delivered' });
  expect(state).toMatchObject({ sent: ['n1'], counted: 1 });
});

test('nothing written, nobody answering, and still the same content keeps its number', async () => {
  const { tab, state } = newBrowser({ hasStorage: false });
  const services = tab();
  state.answer = async () => SILENCE;
  const form = filled();
  const { hold, ...first } = await submitLead(form, services);
  expect(first).toEqual({ kind: 'unanswered', id: 'n1' });
  await submitLead({ ...form, hold }, services);
  expect(state.sent).toEqual(['n1', 'n1']);
});

test('of two tabs with the same request at one moment one sends, and both hear that it is delivered', async () => {
  const { tab, state, waiting } = newBrowser();
  const submit = async () => {
    const { hold, ...result } = await submitLead(filled(), tab());
    hold?.release();
    return result;
  };
  const results = await Promise.all([submit(), submit()]);
  expect(results.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
  expect(results[0]?.id).toBe(results[1]?.id);
  expect(state.sent).toHaveLength(1);
  expect(state.counted).toBe(1);
  expect(await waiting()).toEqual([]);
});

test('where the first of two tabs was not taken, the second tries under the same number', async () => {
  const { tab, state } = newBrowser();
  const answers = [SERVER_ERROR, DELIVERED];
  state.answer = async () => answers.shift() ?? DELIVERED;
  const submit = async () => {
    const { hold, ...result } = await submitLead(filled(), tab());
    hold?.release();
    return result;
  };
  const results = await Promise.all([submit(), submit()]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(['delivered', 'not-taken']);
  expect(new Set(state.sent).size).toBe(1);
});

test('the same lead submitted twice at once in a page without locks is sent under one number', async () => {
  const { tab, state } = newBrowser();
  const holds = ownHolds(() => undefined);
  const submit = async () => {
    const { hold, ...result } = await submitLead(filled(), tab(holds));
    hold?.release();
    return result.kind;
  };
  expect(await Promise.all([submit(), submit()])).toEqual(['delivered', 'delivered']);
  expect(state).toMatchObject({ counted: 1 });
  expect(state.sent).toHaveLength(1);
});

test('a tab that never gets the request in hand leaves the decision to the person', async () => {
  const { tab, state } = newBrowser();
  const services = tab();
  const stuck = { ...services, holds: { ...services.holds, take: async () => null } };
  expect(await submitLead(filled(), stuck)).toEqual({ kind: 'unanswered', id: 'n1', hold: null });
  expect(state.sent).toEqual([]);
});

test('a page that dies while it sends leaves the request to others, who send it under its number', async () => {
  const { tab, state, waiting } = newBrowser();
  const page = tab();
  const line = heldAnswer();
  state.answer = line.ask;
  let die = () => {};
  const dying = {
    ...page,
    holds: {
      ...page.holds,
      async take(id: string, waitMs: number) {
        const hold = await page.holds.take(id, waitMs);
        die = () => hold?.release();
        return hold;
      },
    },
  };
  void submitLead(filled(), dying);
  await line.isAwaited;
  await tab().drain('person');
  expect(state.sent).toEqual(['n1']);
  die();
  state.answer = async () => DELIVERED;
  await tab().drain('network');
  expect(state.sent).toEqual(['n1', 'n1']);
  expect(await waiting()).toEqual([]);
  expect(await tab().store.takeUnreportedDeliveries()).toMatchObject({ deliveries: [{ id: 'n1' }] });
});

test('a lead that waits already goes under its number, once', async () => {
  const { tab, state, waiting } = newBrowser();
  await tab().store.keep({ payload: lead, id: 'kept', replaces: [] });
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'delivered', id: 'kept' });
  expect(state).toMatchObject({ sent: ['kept'], counted: 1 });
  expect(await waiting()).toEqual([]);
});

test('a lead that waits already and still cannot go waits once', async () => {
  const { tab, state, waiting } = newBrowser();
  await tab().store.keep({ payload: lead, id: 'kept', replaces: [] });
  state.isOnline = false;
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'kept', id: 'kept' });
  expect(await waiting()).toEqual(['kept waiting']);
});

test('a lead that was saved before and is refused now is not said to be waiting', async () => {
  const { tab, state, waiting } = newBrowser();
  await tab().store.keep({ payload: lead, id: 'kept', replaces: [] });
  state.answer = async () => REFUSED;
  expect(await submitLead(filled(), tab())).toMatchObject({ kind: 'not-taken', status: 422 });
  expect(await waiting()).toEqual(['kept attention']);
});

test('a request that another tab has delivered meanwhile is neither sent nor counted again', async () => {
  const { tab, state } = newBrowser();
  const other = tab();
  const inOtherTab = await other.holds.take('kept', 0);
  await other.store.keep({ payload: lead, id: 'kept', replaces: [] });
  const services = tab();
  let noteWaiting = () => {};
  const isWaiting = new Promise<void>((resolve) => {
    noteWaiting = resolve;
  });
  const take = (id: string, waitMs: number) => {
    noteWaiting();
    return services.holds.take(id, waitMs);
  };
  const submitted = submitLead(filled(), { ...services, holds: { ...services.holds, take } });
  await isWaiting;
  await other.store.recordDelivered('kept', true);
  inOtherTab?.release();
  expect(await submitted).toMatchObject({ kind: 'delivered', id: 'kept' });
  expect(state).toMatchObject({ sent: [], counted: 0 });
});
