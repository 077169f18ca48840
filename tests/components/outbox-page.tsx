import 'fake-indexeddb/auto';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { ToastRegion } from '../../src/components/toast-region';
import { dismissToast, shownToast } from '../../src/components/toast-store';
import { sessionOf } from '../../src/leads/form/form-sessions';
import { forgetDrafts } from '../../src/leads/form/lead-draft';
import { createLeadLocks } from '../../src/leads/outbox/lead-locks';
import { randomId } from '../../src/leads/outbox/random-id';
import type { LeadPayload } from '../../src/leads/rules/lead';
import { setOutboxView, UNKNOWN_OUTBOX } from '../../src/leads/sending/outbox-view';
import { pageOutbox } from '../../src/leads/sending/page-outbox';
import { browserLocks } from '../unit/leads/outbox/browser-locks';

// Without styles everything is visible.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
// A whole form in jsdom, on a machine that does other things too.
vi.setConfig({ testTimeout: 20_000 });

interface PageOptions {
  isOnline?: boolean;
  /** What the lead function answers: a status, or an error for a line that is dead. */
  answer?: () => Promise<Response>;
}

/** jsdom has none. */
const locks = browserLocks();

/** A part of the site in a browser of its own: nothing saved, nothing said, a network under control. */
export async function openPage(
  children: ReactNode,
  { isOnline = true, answer = () => answers(200) }: PageOptions = {},
) {
  const network = { isOnline, answer };
  const numbers: (string | null)[] = [];
  const sent: unknown[] = [];
  const events: string[] = [];
  vi.stubEnv('VITE_LEAD_HOST', 'https://office.example');
  vi.stubEnv('VITE_LEAD_KEY', 'public-key');
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOnline);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fbq', (...command: unknown[]) => events.push(command.join(' ')));
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    numbers.push(new Headers(headers).get('Idempotency-Key'));
    return network.answer();
  });
  standInForDialog();
  // As every page does.
  pageOutbox();
  onTestFinished(async () => {
    cleanup();
    forgetDrafts();
    network.answer = () => answers(200);
    for (const form of ['contact', 'quote'] as const) await sessionOf(form).withdraw();
    await untilNobodyIsAtWork();
    await emptyOutbox();
    for (let toast = shownToast.getSnapshot(); toast; toast = shownToast.getSnapshot())
      dismissToast(toast.id);
    setOutboxView(UNKNOWN_OUTBOX);
    window.history.replaceState(null, '', '/');
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  // Looking for styles that stop a click is slow in jsdom, and the browser journeys do it.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const page = (content: ReactNode) => (
    <>
      {content}
      <ToastRegion dismissLabel="Dismiss" />
    </>
  );
  const view = render(page(children));
  return {
    user,
    /** The bodies that reached the lead function. */
    sent,
    /** The `Idempotency-Key` of each. */
    numbers,
    answerWith(next: () => Promise<Response>) {
      network.answer = next;
    },
    /** What the ads pixel was told. */
    events,
    leave: view.unmount,
    goOnline(isNowOnline: boolean) {
      network.isOnline = isNowOnline;
      window.dispatchEvent(new Event(isNowOnline ? 'online' : 'offline'));
    },
    show: (content: ReactNode) => render(page(content)),
  };
}

export function answers(status: number): Promise<Response> {
  return Promise.resolve(new Response(null, { status }));
}

export function deadLine(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** The leads that wait in this browser. */
export async function savedLeads() {
  const queue = await pageOutbox().outbox.read();
  return queue.ok ? queue.items : [];
}

/** A request that waits, as if it had been written without network; answers its number. */
export async function keepRequest(payload: LeadPayload): Promise<string> {
  const written = await pageOutbox().outbox.write({ payload, id: randomId(), replaces: [] }, 'waiting');
  if (!written.ok) throw new Error('the outbox cannot be written');
  return written.id;
}

/** The lead locks of another tab of this browser. */
export function locksOfAnotherTab() {
  return createLeadLocks(() => pageOutbox().announce({ type: 'changed' }), locks);
}

/** A form that was left may have had its request sent again: that must not reach into the next test. */
async function untilNobodyIsAtWork(): Promise<void> {
  const isOver = async () => expect((await locks.query()).held).toEqual([]);
  // A request that its test never answered ends with its own time limit, and in nobody's hand.
  await vi.waitFor(isOver, { timeout: 1_500, interval: 10 }).catch(() => undefined);
}

async function emptyOutbox(): Promise<void> {
  const { outbox } = pageOutbox();
  for (const { id } of await savedLeads()) await outbox.remove(id);
  await outbox.forget();
}

/** jsdom knows the element but not its methods. */
function standInForDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
