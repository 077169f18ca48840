import 'fake-indexeddb/auto';
import { expect } from 'vitest';
import { ownProperty } from '../../../../src/domain/own-property';
import { drainOutbox } from '../../../../src/leads/outbox/drain-outbox';
import { createLeadLocks, type LeadLocks } from '../../../../src/leads/outbox/lead-locks';
import { createOutbox } from '../../../../src/leads/outbox/outbox';
import { openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { sendLead } from '../../../../src/leads/outbox/send-lead';
import { type LeadPayload, leadFingerprint, leadFromQuote } from '../../../../src/leads/rules/lead';
import { readLeadPayload } from '../../../../src/leads/rules/lead-check';
import type { DrainTrigger, SendOutcome } from '../../../../src/leads/rules/outbox-entry';
import { type FormSession, formSession } from '../../../../src/leads/sending/form-session';
import type { LeadIdentity } from '../../../../src/leads/sending/press';
import { deniedLocks } from '../outbox/browser-locks';
import { killableLocks, type LocksOfOne } from './killable-locks';

/** What happens to one request on its way to the server and back. */
export type Fate =
  | 'taken'
  | 'lost'
  | 'answer lost'
  | 'taken twice'
  | 'silence'
  | 'refused'
  | 'broken'
  | 'taken, then broken'
  | 'busy';

/** A tab or worker dies after so many steps of its next work; null: it lives. */
export type Death = number | null;

export type Place = 0 | 1;

/** One thing that happens to a phone with two tabs and a worker. Hotels are numbers: the same number is the identical request. */
export type Happening =
  | { kind: 'type'; tab: Place; hotel: number; isShouted: boolean }
  | { kind: 'press'; tab: Place; fates: Fate[]; death: Death; both: boolean }
  | { kind: 'save' | 'clear' | 'leave' | 'reload' | 'close'; tab: Place }
  | { kind: 'open'; tab: Place; nth: number }
  | { kind: 'drain'; by: Place | 'worker'; trigger: DrainTrigger; fates: Fate[]; death: Death }
  | { kind: 'delete' | 'retry'; nth: number }
  | { kind: 'line'; isUp: boolean }
  | { kind: 'newer version writes' }
  | { kind: 'wait'; ms: number };

const nothingMore = new Promise<never>(() => undefined);

/** A page or worker that may die between any two things it does. */
class Life {
  isOver = false;
  private stepsLeft = Number.POSITIVE_INFINITY;
  private die = () => {};
  readonly end = new Promise<void>((resolve) => {
    this.die = resolve;
  });
  constructor(private readonly locks: LocksOfOne) {}

  dieAfter(steps: Death): void {
    this.stepsLeft = steps ?? Number.POSITIVE_INFINITY;
  }

  kill(): void {
    this.isOver = true;
    this.locks.kill();
    this.die();
  }

  /** Runs one step. The page may die before the step, or after it and before the caller gets the result. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    this.tick();
    if (this.isOver) return nothingMore;
    const value = await work();
    this.tick();
    return this.isOver ? nothingMore : value;
  }

  private tick(): void {
    if (this.isOver) return;
    this.stepsLeft -= 1;
    if (this.stepsLeft <= 0) this.kill();
  }
}

function mortal<Api extends object>(api: Api, life: Life): Api {
  return new Proxy(api, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => life.step(async () => Reflect.apply(member, target, args));
    },
  });
}

/** `isShouted`: the same request, typed with other blanks and letters. */
function leadOf(hotel: number, isShouted: boolean): LeadPayload {
  const resort_name = `Hotel ${hotel}`;
  return isShouted
    ? leadFromQuote({ resort_name: ` ${resort_name}  `, email: 'A@B.in', phone: '' })
    : leadFromQuote({ resort_name, email: 'a@b.in', phone: '' });
}

const NO_DRAFT = { hotel: null, isShouted: false, identity: null, opened: null, wasStored: false };

interface Tab {
  place: Place;
  life: Life;
  drain: (trigger: DrainTrigger) => Promise<unknown>;
  form: FormSession;
  /** The hotel in the form and its draft; null: the form is empty. */
  hotel: number | null;
  isShouted: boolean;
  identity: LeadIdentity | null;
  /** The hotel of the saved request that the form was opened from. */
  opened: number | null;
  /** The server had the request before it was opened: its answer was lost. */
  wasStored: boolean;
  /** The button of the error toast. */
  save: (() => Promise<void>) | null;
}

let phones = 0;

/** A phone, a network and a server, and the rules that they must keep. `hasLocks`: the browser has Web Locks. */
export function phone({ hasLocks }: { hasLocks: boolean }) {
  const clock = { now: 1_760_000_000_000 };
  const line = { isUp: true };
  const name = `phone ${++phones}`;
  const browser = killableLocks();
  const fates: Fate[] = [];
  /** The stored leads by their id. The server stores an id once. */
  const rows = new Map<string, string>();
  /** Requests that the visitor wants to be sent, by hotel: how many in all, and whether one is still open. */
  const wishes = new Map<number, { count: number; isOpen: boolean; answered: Place | null }>();
  const promised = new Map<string, number>();
  const counted: string[] = [];
  const tagged = new Set<string>();
  /** The ids of the corrections of a saved request, by its id. */
  const successors = new Map<string, Set<string>>();
  let ids = 0;

  const hotelOf = ({ company_name }: LeadPayload) => Number(company_name.trim().slice('Hotel '.length));

  /** A press after a refusal is the same wish in the same tab, and a new wish in another tab. */
  function wish(hotel: number, place: Place): void {
    const known = wishes.get(hotel) ?? { count: 0, isOpen: false, answered: null };
    const isSame = known.isOpen && (known.answered === null || known.answered === place);
    wishes.set(hotel, { count: known.count + (isSame ? 0 : 1), isOpen: true, answered: null });
  }
  function answer(hotel: number, place: Place): void {
    const known = wishes.get(hotel);
    if (known) known.answered = place;
  }
  function close(hotel: number): void {
    const known = wishes.get(hotel);
    if (known) known.isOpen = false;
  }

  /** Stores an id once, and gives the first answer again for a known id. */
  function serve(number: string, body: unknown): Response {
    const lead = readLeadPayload(body);
    if (lead === null) return new Response(null, { status: 400 });
    const known = rows.get(number);
    const text = leadFingerprint(lead);
    if (known !== undefined && known !== text) return new Response(null, { status: 422 });
    rows.set(number, text);
    return new Response(null, { status: 200 });
  }

  async function network(_address: unknown, init: RequestInit | undefined): Promise<Response> {
    const fate = fates.shift() ?? 'taken';
    const number = new Headers(init?.headers).get('Idempotency-Key')?.replaceAll('"', '') ?? '';
    expect(number).not.toBe('');
    const body: unknown = JSON.parse(String(init?.body));
    if (!line.isUp || fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'silence')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    if (fate === 'refused') return new Response(null, { status: 422 });
    if (fate === 'broken') return new Response(null, { status: 500 });
    if (fate === 'busy') return new Response(null, { status: 503, headers: { 'Retry-After': '3600' } });
    const answer = serve(number, body);
    if (fate === 'taken twice') return serve(number, body);
    if (fate === 'taken, then broken') return new Response(null, { status: 502 });
    if (fate === 'answer lost') throw new TypeError('Failed to fetch');
    return answer;
  }

  async function sendNumbered(
    { id, payload }: { id: string; payload: LeadPayload },
    place: Place | null = null,
  ): Promise<SendOutcome> {
    const outcome = await sendLead(
      { id, payload },
      {
        host: '',
        key: 'k',
        sendsId: true,
        fetch: network,
        timeoutMs: 2,
        now: () => clock.now,
      },
    );
    const isAnswer = outcome.kind === 'refused' || (outcome.kind === 'retry' && outcome.reason === 'server');
    if (isAnswer && place !== null) answer(hotelOf(payload), place);
    return outcome;
  }

  function openContext() {
    const own = browser.of();
    const life = new Life(own);
    const real = createLeadLocks(undefined, hasLocks ? own.manager : deniedLocks());
    const locks: LeadLocks = {
      // Patience is measured in milliseconds here.
      acquire: (id, waitMs) => life.step(() => real.acquire(id, Math.min(waitMs, 20))),
      lockedIds: real.lockedIds,
    };
    const outbox = mortal(
      createOutbox({
        database: openOutboxDatabase({ name }),
        now: () => clock.now,
        announce: (message) => {
          // The first page that receives it counts it and tells the visitor.
          if (message.type === 'delivered') arrived(message.id);
        },
      }),
      life,
    );
    const drain = (trigger: DrainTrigger) =>
      drainOutbox({
        outbox,
        locks,
        trigger,
        waitMs: trigger === 'now' ? 20 : 0,
        now: () => clock.now,
        send: (entry) => life.step(() => sendNumbered(entry)),
      });
    return { life, locks, outbox, drain };
  }

  function arrived(id: string): void {
    const body = rows.get(id);
    expect(body, 'said to be sent, and is stored').toBeDefined();
    close(Number(/Hotel (\d)/.exec(body ?? '')?.[1]));
    promised.delete(id);
  }

  function openTab(
    place: Place,
    draft: Pick<Tab, 'hotel' | 'isShouted' | 'identity' | 'opened' | 'wasStored'> = NO_DRAFT,
  ): Tab {
    const { life, locks, outbox, drain } = openContext();
    const form = formSession(
      {
        outbox,
        locks,
        drain,
        network: { getSnapshot: () => line.isUp, subscribe: () => () => undefined },
        send: (lead) => life.step(() => sendNumbered(lead, place)),
        registerSync: async () => true,
        trackLead: () => void counted.push('by the form'),
        newId: () => `number-${++ids}`,
      },
      ({ kind, id }, _lead, onSave) => {
        if (kind === 'not-saved') throw new Error('there is room');
        if (kind === 'failed') {
          tab.save = onSave;
          return;
        }
        if (kind === 'saved') {
          if (tab.hotel !== null) promised.set(id, tab.hotel);
        } else if (kind !== 'sent-again') arrived(id);
        if (kind !== 'delivered' && kind !== 'sent-before') tab.save = null;
      },
    );
    const tab: Tab = { ...draft, place, life, drain, form, save: null };
    return tab;
  }

  /** The fields of a tab whose form is empty. */
  const emptyForm = { hotel: null, identity: null, opened: null };
  const tabs: [Tab, Tab] = [openTab(0), openTab(1)];
  let worker = openContext();

  /** Waits until the work is done or its page has died. */
  async function unlessDead(life: Life, work: Promise<unknown>): Promise<void> {
    await Promise.race([work, life.end]);
    life.dieAfter(null);
  }

  function revive(): void {
    for (const at of [0, 1] as const) {
      if (tabs[at].life.isOver) tabs[at] = openTab(at, tabs[at]);
    }
    if (worker.life.isOver) worker = openContext();
  }

  async function press(tab: Tab): Promise<void> {
    const { hotel } = tab;
    if (hotel === null) return;
    wish(hotel, tab.place);
    tab.save = null;
    await tab.form.submit({
      payload: leadOf(hotel, tab.isShouted),
      identity: tab.identity,
      setIdentity: (identity) => {
        tab.identity = identity;
        if (!identity?.opened) return;
        successors.set(identity.opened, (successors.get(identity.opened) ?? new Set()).add(identity.id));
      },
      finish: () => {
        // The corrected request replaced the opened one.
        const replaced = tab.identity?.opened ?? null;
        if (replaced !== null && replaced !== tab.identity?.id) {
          promised.delete(replaced);
          // Without locks another tab can't see that it is being corrected.
          if (hasLocks) expect(rows.has(replaced), 'not sent while it was corrected').toBe(tab.wasStored);
        }
        if (tab.opened !== null && tab.opened !== hotel) close(tab.opened);
        Object.assign(tab, emptyForm);
      },
    });
  }

  /** Notes whether the server has the opened request, which the visitor may have sent before correcting it. */
  function noteOwnPress(tab: Tab): void {
    if (tab.opened !== null && tab.identity?.opened) tab.wasStored = rows.has(tab.identity.opened);
  }

  /** A new page, in the same tab: the draft is still there. */
  async function comeBack(tab: Tab): Promise<void> {
    const { hotel, identity, opened } = tab;
    if (hotel === null || identity === null) return;
    await tab.form.resume({
      payload: leadOf(hotel, tab.isShouted),
      identity,
      setIdentity: () => Object.assign(tab, { identity: null, opened: null }),
      finish() {
        // The corrected request is sent: the one that was opened is not wished any more.
        if (opened !== null && opened !== hotel) close(opened);
        Object.assign(tab, emptyForm);
      },
    });
  }

  async function items() {
    const read = await openContext().outbox.read();
    if (!read.ok) throw new Error('the outbox cannot be read');
    return read.items.flatMap((item) => (item.state === 'unreadable' ? [] : [item]));
  }

  /** The tab and its draft are gone: a refused request is not wanted any more. */
  async function giveUp(hotel: number): Promise<void> {
    const isHere = tabs.some((tab) => tab.hotel === hotel);
    const isQueued = (await items()).some(({ payload }) => hotelOf(payload) === hotel);
    if (!isHere && !isQueued) close(hotel);
  }

  async function happen(what: Happening): Promise<void> {
    switch (what.kind) {
      case 'type': {
        const tab = tabs[what.tab];
        // The visitor replaced the text: the old request is not wanted any more.
        if (tab.hotel !== null && tab.hotel !== what.hotel && tab.hotel !== tab.opened) close(tab.hotel);
        tab.hotel = what.hotel;
        tab.isShouted = what.isShouted;
        return;
      }
      case 'press': {
        fates.splice(0, fates.length, ...what.fates);
        const tab = tabs[what.tab];
        tab.life.dieAfter(what.death);
        const both = what.both ? [tab, tabs[what.tab === 0 ? 1 : 0]] : [tab];
        await Promise.all(both.map((each) => unlessDead(each.life, press(each))));
        for (const each of both) noteOwnPress(each);
        if (tab.life.isOver) {
          revive();
          await comeBack(tabs[what.tab]);
        }
        return;
      }
      case 'save':
        return tabs[what.tab].save?.();
      case 'clear': {
        const tab = tabs[what.tab];
        if (tab.hotel !== null) close(tab.hotel);
        await tab.form.withdraw();
        Object.assign(tab, emptyForm, { save: null });
        return;
      }
      case 'leave': {
        fates.length = 0;
        const tab = tabs[what.tab];
        await tab.form.leave();
        await comeBack(tab);
        return;
      }
      case 'reload': {
        tabs[what.tab].life.kill();
        revive();
        return comeBack(tabs[what.tab]);
      }
      case 'close': {
        const { life, hotel, opened } = tabs[what.tab];
        // The opened request is not wanted any more. Its correction is another request.
        if (opened !== null && opened !== hotel) close(opened);
        life.kill();
        tabs[what.tab] = openTab(what.tab);
        if (hotel !== null) await giveUp(hotel);
        return;
      }
      case 'open': {
        const lead = (await items())[what.nth];
        const tab = tabs[what.tab];
        if (lead === undefined || tab.hotel !== null) return;
        if (!(await tab.form.open(lead.id))) return;
        tab.hotel = hotelOf(lead.payload);
        tab.opened = tab.hotel;
        tab.wasStored = rows.has(lead.id);
        tab.isShouted = lead.payload.company_name.startsWith(' ');
        tab.identity = { id: lead.id, fingerprint: leadFingerprint(lead.payload), opened: lead.id };
        return;
      }
      case 'drain': {
        fates.splice(0, fates.length, ...what.fates);
        const { life, drain } = what.by === 'worker' ? worker : tabs[what.by];
        life.dieAfter(what.death);
        await unlessDead(life, drain(what.trigger));
        const hasDied = life.isOver;
        revive();
        if (hasDied && what.by !== 'worker') await comeBack(tabs[what.by]);
        return;
      }
      case 'delete': {
        const lead = (await items())[what.nth];
        if (lead === undefined) return;
        const lock = await worker.locks.acquire(lead.id, 0);
        if (lock === null) return;
        const deleted = await worker.outbox.remove(lead.id);
        lock.release();
        if (!deleted.ok || deleted.item === null) return;
        close(hotelOf(lead.payload));
        for (const replaced of lead.replacedEntries) {
          const hotel = promised.get(replaced);
          if (hotel !== undefined) close(hotel);
        }
        promised.delete(lead.id);
        for (const [before, after] of successors) if (after.has(lead.id)) promised.delete(before);
        return;
      }
      case 'retry': {
        const lead = (await items())[what.nth];
        if (lead === undefined) return;
        const lock = await worker.locks.acquire(lead.id, 0);
        await (lock && worker.outbox.makeDue(lead.id));
        lock?.release();
        return;
      }
      case 'line':
        line.isUp = what.isUp;
        return;
      case 'newer version writes': {
        const database = openOutboxDatabase({ name });
        await database.update((stored) => {
          const leads: unknown = ownProperty(stored, 'leads');
          if (!Array.isArray(leads)) return { value: stored, answer: {} };
          for (const lead of leads) tagged.add(String(ownProperty(lead, 'id')));
          const value = { ...Object(stored), leads: leads.map((lead) => ({ ...lead, tomorrow: 'kept' })) };
          return { value, answer: {} };
        });
        return;
      }
      case 'wait':
        clock.now += what.ms;
        return;
    }
  }

  function stored(hotel: number): number {
    return [...rows.values()].filter((body) => body.includes(`"Hotel ${hotel}"`)).length;
  }

  /** True at every moment. */
  async function check(): Promise<void> {
    for (const [hotel, { count }] of wishes)
      expect(stored(hotel), `rows of hotel ${hotel}`).toBeLessThanOrEqual(count);
    const written = await items();
    for (const entry of written)
      if (tagged.has(entry.id)) expect(ownProperty(entry, 'tomorrow')).toBe('kept');
    const kept = JSON.stringify(written);
    for (const id of tagged) if (!kept.includes(id)) tagged.delete(id);
  }

  /** Network and server work again, each page is reloaded, and time passes. */
  async function endWell(): Promise<void> {
    line.isUp = true;
    fates.length = 0;
    for (const at of [0, 1] as const) await happen({ kind: 'reload', tab: at });
    const { drain } = worker;
    // Longer than any attempt. Without locks, only the time shows that a sender is dead.
    clock.now += 120_000;
    for (let n = 0; n < 3; n += 1) await drain('now');
    for (const at of [0, 1] as const) await happen({ kind: 'leave', tab: at });
    await check();
    const left = await items();
    for (const [id, hotel] of promised) {
      const isHere = left.some((lead) => lead.id === id || hotelOf(lead.payload) === hotel);
      const isInForm = left.some(({ replacedEntries }) => replacedEntries.includes(id));
      const isReplaced = [...(successors.get(id) ?? [])].some(
        (next) => rows.has(next) || left.some((lead) => lead.id === next),
      );
      if (!isHere && !isInForm && !isReplaced) expect(rows.has(id), `${id} was said to be kept`).toBe(true);
    }
    for (const [hotel, { isOpen }] of wishes) {
      if (!isOpen) continue;
      const isHere =
        stored(hotel) > 0 ||
        left.some(({ payload }) => hotelOf(payload) === hotel) ||
        tabs.some((tab) => tab.hotel === hotel);
      expect(isHere, `the request of hotel ${hotel} is somewhere`).toBe(true);
    }
    const reported = await worker.outbox.takeUnreported();
    const inAll = counted.length + (reported.ok ? reported.deliveries.length : 0);
    expect(inAll, 'Lead events').toBeLessThanOrEqual(rows.size);
  }

  return { happen, check, endWell };
}
