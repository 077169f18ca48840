import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import type { DrainTrigger } from '../../../src/domain/outbox-entry';
import type { DrainLock } from '../../../src/outbox/drain-lock';
import { drainOutbox } from '../../../src/outbox/drain-outbox';
import { createLeadStore } from '../../../src/outbox/lead-store';
import { openOutboxDatabase } from '../../../src/outbox/outbox-database';
import type { RemovedLead } from '../../../src/outbox/outbox-state';
import { gotAnswer, sendLead } from '../../../src/outbox/send-lead';

/** How the line and the server treat one request. */
type Treatment = '200' | '422' | '429' | '500' | '503+Retry-After' | 'timeout' | 'lost answer';
type Place = 'tab one' | 'tab two' | 'worker';

/** One thing that happens to a phone. Hotels are numbers: the same number is the identical lead. */
type Happening =
  | { readonly kind: 'submit'; readonly place: Place; readonly hotel: number }
  | { readonly kind: 'submit twice at once'; readonly hotel: number }
  | { readonly kind: 'delete' | 'try again'; readonly nth: number }
  | { readonly kind: 'undo delete' | 'offline' | 'online' }
  | { readonly kind: 'wait'; readonly ms: number }
  | {
      readonly kind: 'drain';
      readonly places: readonly Place[];
      readonly trigger: DrainTrigger;
      readonly treatments: readonly Treatment[];
      readonly submitMeanwhile: number | null;
    }
  | { readonly kind: 'killed while sending'; readonly place: Place; readonly treatment: Treatment };

const PLACES: readonly Place[] = ['tab one', 'tab two', 'worker'];
const RETRY_AFTER_S = 1800;

const place = fc.constantFrom(...PLACES);
const hotel = fc.nat(4);
const treatment = fc.constantFrom<Treatment[]>(
  '200',
  '200',
  '422',
  '429',
  '500',
  '503+Retry-After',
  'timeout',
  'lost answer',
);
const trigger = fc.constantFrom<DrainTrigger[]>('timer', 'network', 'person');

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('submit' as const), place, hotel }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('submit twice at once' as const), hotel }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), nth: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('try again' as const), nth: fc.nat(4) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo delete' as const, 'offline' as const, 'online' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1000, 30_000, 600_000, 7_200_000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('drain' as const),
      places: fc.shuffledSubarray([...PLACES], { minLength: 1 }),
      trigger,
      treatments: fc.array(treatment, { maxLength: 4 }),
      submitMeanwhile: fc.option(hotel, { freq: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('killed while sending' as const), place, treatment }),
  },
);

function leadOf(number: number) {
  return leadFromQuote({ resort_name: `Hotel ${number}`, email: 'a@b.in', phone: '' });
}

/** What ought to be in the outbox, kept apart from the code under test. */
type Expected = {
  readonly serial: number;
  readonly name: string;
  isRefused: boolean;
  heldByServerUntil: number;
};

/** A phone with two tabs and a worker, a line, a server, and the expectation of what must be true. */
function phone() {
  const clock = { now: 1_760_000_000_000 };
  const factory = new IDBFactory();
  const line = { isUp: true };
  const lock: { holder: Place | null } = { holder: null };
  let expected: Expected[] = [];
  let serials = 0;
  let removed: { lead: RemovedLead; entry: Expected; serialsBefore: number[] } | null = null;
  let seenDelivered = 0;
  let ids = 0;

  const waitingLead = (name: string) => ({ serial: ++serials, name, isRefused: false, heldByServerUntil: 0 });

  const openPlace = () => ({
    taken: new Set<string>(),
    store: createLeadStore({
      database: openOutboxDatabase({ indexedDb: () => factory }),
      now: () => clock.now,
      newId: () => `lead-${++ids}`,
    }),
  });
  const places = { 'tab one': openPlace(), 'tab two': openPlace(), worker: openPlace() };

  const lockOf =
    (holder: Place): DrainLock =>
    async (task) => {
      if (lock.holder !== null) return { ran: false };
      lock.holder = holder;
      const value = await task(async () => true);
      lock.holder = null;
      return { ran: true, value };
    };

  async function submit(where: Place, number: number): Promise<void> {
    const saved = await places[where].store.addLead(leadOf(number));
    if (!saved.ok) throw new Error(saved.reason);
    const { company_name: name } = leadOf(number);
    const waiting = expected.find((entry) => entry.name === name);
    expect(saved.added).toBe(waiting === undefined);
    if (waiting === undefined) expected.push(waitingLead(name));
    else if (waiting.isRefused) Object.assign(waiting, { isRefused: false, heldByServerUntil: 0 });
  }

  async function answer(how: Treatment): Promise<Response> {
    if (how === 'timeout') return new Promise(() => undefined);
    if (how === 'lost answer') throw new TypeError('Failed to fetch');
    if (how === '503+Retry-After') {
      return new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_S) } });
    }
    return new Response(null, { status: Number(how) });
  }

  /** Sends for real, but over a line and to a server of ours, and checks each request against the expectation. */
  function sender(why: DrainTrigger, treatments: Treatment[], meanwhile: () => Promise<void>) {
    return async (payload: ReturnType<typeof leadOf>) => {
      const first = expected.find((entry) => !entry.isRefused);
      // In order; nothing that was seen to arrive, was deleted or refused is ever sent.
      expect(payload.company_name).toBe(first?.name);
      if (first === undefined) throw new Error('nothing was to be sent');
      if (why !== 'person') expect(clock.now).toBeGreaterThanOrEqual(first.heldByServerUntil);
      await meanwhile();
      const how = line.isUp ? (treatments.shift() ?? '200') : 'lost answer';
      const outcome = await sendLead(payload, {
        host: '',
        key: 'k',
        fetch: () => answer(how),
        timeoutMs: 1,
        now: () => clock.now,
      });
      expect(gotAnswer(outcome)).toBe(how !== 'timeout' && how !== 'lost answer');
      if (how === '200') {
        seenDelivered += 1;
        expected = expected.filter((entry) => entry !== first);
      }
      first.isRefused = how === '422';
      if (how === '503+Retry-After') first.heldByServerUntil = clock.now + RETRY_AFTER_S * 1000;
      return outcome;
    };
  }

  async function drain(where: Place, why: DrainTrigger, treatments: Treatment[], meanwhile = async () => {}) {
    const { store, taken } = places[where];
    const send = sender(why, treatments, meanwhile);
    return drainOutbox({ store, taken, trigger: why, lock: lockOf(where), now: () => clock.now, send });
  }

  /** The tab is closed, or the worker killed, while its request is under way: nothing after it happens. */
  async function killWhileSending(where: Place): Promise<void> {
    const { store, taken } = places[where];
    const isSending = new Promise<void>((resolve) => {
      const send = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      drainOutbox({ store, taken, trigger: 'network', lock: lockOf(where), now: () => clock.now, send }).then(
        () => resolve(),
      );
    });
    await isSending;
    if (lock.holder === where) lock.holder = null;
    places[where] = openPlace();
    // Long enough for the queue to show that nobody is at it any more.
    clock.now += 60_000;
  }

  async function happen(what: Happening): Promise<void> {
    const store = places['tab one'].store;
    switch (what.kind) {
      case 'submit':
        return submit(what.place, what.hotel);
      case 'submit twice at once': {
        const { company_name: name } = leadOf(what.hotel);
        const wasThere = expected.some((entry) => entry.name === name);
        const both = await Promise.all([
          places['tab one'].store.addLead(leadOf(what.hotel)),
          places['tab two'].store.addLead(leadOf(what.hotel)),
        ]);
        expect(both.filter((saved) => saved.ok && saved.added)).toHaveLength(wasThere ? 0 : 1);
        if (!wasThere) expected.push(waitingLead(name));
        for (const entry of expected) if (entry.name === name) entry.isRefused = false;
        return;
      }
      case 'delete': {
        const list = await store.listLeads();
        const item = list.ok ? list.items[what.nth] : undefined;
        const entry = expected[what.nth];
        expect(item === undefined).toBe(entry === undefined);
        if (item === undefined || entry === undefined) return;
        const deleted = await store.deleteLead(item.id);
        if (!deleted.ok || deleted.removed === null) throw new Error('not deleted');
        const serialsBefore = expected.slice(0, what.nth).map((other) => other.serial);
        removed = { lead: deleted.removed, entry, serialsBefore };
        expected = expected.filter((other) => other !== entry);
        return;
      }
      case 'undo delete': {
        if (removed === null) return;
        const { lead, entry, serialsBefore } = removed;
        removed = null;
        const isThere = expected.some((other) => other.name === entry.name);
        expect(await store.restoreLead(lead)).toEqual({ ok: true, restored: !isThere });
        if (isThere) return;
        // Behind those that stood before it and are still there, in front of all others.
        const at = expected.findLastIndex((other) => serialsBefore.includes(other.serial)) + 1;
        expected = [...expected.slice(0, at), entry, ...expected.slice(at)];
        return;
      }
      case 'try again': {
        const list = await store.listLeads();
        const item = list.ok ? list.items[what.nth] : undefined;
        const entry = expected[what.nth];
        if (item === undefined || entry === undefined) return;
        await store.retryLead(item.id);
        Object.assign(entry, { isRefused: false, heldByServerUntil: 0 });
        return;
      }
      case 'offline':
        line.isUp = false;
        return;
      case 'online':
        line.isUp = true;
        return;
      case 'wait':
        clock.now += what.ms;
        return;
      case 'drain': {
        let submitMeanwhile = what.submitMeanwhile;
        const meanwhile = async () => {
          if (submitMeanwhile === null) return;
          const number = submitMeanwhile;
          submitMeanwhile = null;
          await submit('tab two', number);
        };
        const treatments = [...what.treatments];
        await Promise.all(what.places.map((where) => drain(where, what.trigger, treatments, meanwhile)));
        return;
      }
      case 'killed while sending':
        return killWhileSending(what.place);
    }
  }

  /** The outbox shows exactly what it ought to: all of it, in order, each in the state a person has to see. */
  async function check(): Promise<void> {
    const list = await places['tab two'].store.listLeads();
    if (!list.ok) throw new Error(list.reason);
    expect(
      list.items.map((item) =>
        item.state === 'unreadable' ? item : [item.payload.company_name, item.state === 'attention'],
      ),
    ).toEqual(expected.map((entry) => [entry.name, entry.isRefused]));
  }

  /** The line is good again and a person presses Send now: all that was not refused arrives, and is counted once. */
  async function endWell(): Promise<void> {
    line.isUp = true;
    const report = await drain('tab one', 'person', []);
    expect(report).toMatchObject({ status: 'done', due: 0, nextAttemptAt: null });
    expect(report.remaining).toBe(expected.filter((entry) => entry.isRefused).length);
    await check();
    const counted = await Promise.all(PLACES.map((where) => places[where].store.takeUnreportedDeliveries()));
    expect(counted.flatMap((taken) => (taken.ok ? taken.deliveries : []))).toHaveLength(seenDelivered);
  }

  return { happen, check, endWell };
}

test('whatever happens to the phone, no lead is lost, sent out of order, or sent again once its 2xx was seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 25 }), async (happenings) => {
      const { happen, check, endWell } = phone();
      for (const what of happenings) {
        await happen(what);
        await check();
      }
      await endWell();
    }),
    { numRuns: 300 },
  );
}, 60_000);
