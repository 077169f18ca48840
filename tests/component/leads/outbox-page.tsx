import 'fake-indexeddb/auto';
import { configure, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { ToastRegion } from '../../../src/components/toast-region';
import { createLeadLocks } from '../../../src/leads/outbox/lead-locks';
import type { LeadPayload } from '../../../src/leads/rules/lead-payload';
import { announcedLeads, outboxView } from '../../../src/leads/tab/outbox-view';
import { tabConnection } from '../../../src/leads/tab/tab-connection';
import { randomId } from '../../../src/platform/random-id';
import { createFakeLocks } from '../../support/fake-locks';

// Tests have no styles, so every element is visible.
configure({ defaultHidden: true });

interface PageOptions {
  isOnline?: boolean;
  /** The response of the lead function: a status, or an error for a network failure. */
  answer?: () => Promise<Response>;
}

/** jsdom lacks this. */
const locks = createFakeLocks();

/** A test may deny the tab's locks. */
const { query } = locks;

/** Renders a part of the site as in a new browser: nothing stored, no toasts, a simulated network. */
export async function openPage(
  children: ReactNode,
  { isOnline = true, answer = () => answerWithStatus(200) }: PageOptions = {},
) {
  const network = { answer };
  const ids: (string | null)[] = [];
  const sent: unknown[] = [];
  const events: string[] = [];
  vi.stubEnv('VITE_LEAD_HOST', 'https://office.example');
  vi.stubEnv('VITE_LEAD_KEY', 'public-key');
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fbq', (...command: unknown[]) => events.push(command.join(' ')));
  vi.stubGlobal('fetch', async (_address: string, { body, headers }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    ids.push(new Headers(headers).get('Idempotency-Key'));
    return network.answer();
  });
  addDialogMethods();
  // Every page renders the toasts.
  tabConnection();
  onTestFinished(async () => {
    network.answer = () => answerWithStatus(200);
    // Forms withdraw their leads, and the tab deletes its drafts.
    tabConnection().broadcast({ type: 'forgotten' });
    await waitUntilUnlocked();
    await emptyOutbox();
    outboxView.reset();
    announcedLeads.reset();
  });
  // Checking styles before each click is slow in jsdom. The browser journeys check them.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  const page = (content: ReactNode) => (
    <>
      {content}
      <ToastRegion />
    </>
  );
  const view = render(page(children));
  return {
    user,
    /** The bodies of the requests to the lead function. */
    sent,
    /** The lead id of each: its `Idempotency-Key`, in quotes. */
    ids,
    answerWith(next: () => Promise<Response>) {
      network.answer = next;
    },
    /** The commands that the ads pixel received. */
    events,
    leave: view.unmount,
    show: (content: ReactNode) => render(page(content)),
  };
}

export function answerWithStatus(status: number): Promise<Response> {
  return Promise.resolve(new Response(null, { status }));
}

/** The network failure of a request that got no answer. */
export function noAnswer(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A text matcher for a sentence after which the page adds more, such as a receipt. */
export const beginningWith = (sentence: string) => (text: string) => text.startsWith(sentence);

/** Returns a field of a lead form. The label on the page goes on with a mark: required or optional. */
export const formField = ({ label }: { label: string }) =>
  screen.getByLabelText<HTMLInputElement>(beginningWith(label));

/** Returns the leads in the outbox of this browser. Rejects if it cannot be read: [] always means an empty outbox. */
export async function savedLeads() {
  const read = await tabConnection().outbox.read();
  if (!read.ok) throw new Error('the outbox cannot be read');
  return read.value.visibleEntries;
}

/** Stores a waiting lead, as if it had been written offline. Resolves to its id. */
export async function keepLead(payload: LeadPayload): Promise<string> {
  const written = await tabConnection().outbox.writeLead(
    { payload, id: randomId(), correctedIds: [] },
    'waiting',
  );
  if (!written.ok) throw new Error('the outbox cannot be written');
  return written.value.id;
}

/** Returns the lead locks of another tab. */
export function locksOfAnotherTab() {
  return createLeadLocks(() => tabConnection().broadcast({ type: 'changed' }), locks);
}

/** Waits for requests that the page still sends. The test fails if one does not end, because it would reach the next test. */
async function waitUntilUnlocked(): Promise<void> {
  const isOver = async () => expect((await query()).held).toEqual([]);
  await vi.waitFor(isOver, { timeout: 15_000, interval: 10 });
}

async function emptyOutbox(): Promise<void> {
  const { outbox } = tabConnection();
  for (const { id } of await savedLeads()) await outbox.removeEntry(id);
  await outbox.deleteAllExceptEntries();
}

/** jsdom has the element but not its methods. */
function addDialogMethods(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
