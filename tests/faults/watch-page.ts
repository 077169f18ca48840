import type { BrowserContext, Page } from 'playwright';
import { contactCopy } from '../../src/content/copy/contact';
import { quoteCopy } from '../../src/content/copy/leads/forms';
import { outboxCopy } from '../../src/content/copy/leads/outbox';
import { leadOutcomeCopy } from '../../src/content/copy/leads/outcome';
import { watchPixel } from '../support/pixel-spy';
import { watchConsole } from '../support/watch-console';
import type { HistoryEvent, NoticeKind } from './history-event';

/** A toast of a page: its heading, its text, and its links. No other toast has its `key`. */
interface Toast {
  key: string;
  title: string;
  text: string;
  links: string[];
}

const { sentToast, resendingToast, resendingLaterToast } = outboxCopy;

/** The titles of the toast about saved leads that were sent. A sequence has at most 12 leads. */
export const sentToastTitles = Array.from({ length: 12 }, (_, index) => sentToast.title(index + 1));

/** The kinds of notices by their titles. */
const NOTICE_KINDS = new Map<string, NoticeKind>([
  [contactCopy.form.sent.title, 'sent'],
  [quoteCopy.sent.title, 'sent'],
  ...sentToastTitles.map((title) => [title, 'sent'] as const),
  [leadOutcomeCopy.deliveredWithOtherText.title, 'sent'],
  [leadOutcomeCopy.savedOffline.title, 'saved'],
  [leadOutcomeCopy.savedUnanswered.title, 'saved'],
  [resendingToast.title, 'resending'],
  [resendingLaterToast.title, 'resending'],
  [contactCopy.form.failed.title, 'error'],
  [quoteCopy.failed.title, 'error'],
  [leadOutcomeCopy.notSaved.title, 'error'],
]);

/** Expected console messages: of the browser after a network failure, and of the forms with an Error toast. */
const EXPECTED_CONSOLE: readonly RegExp[] = [
  /net::ERR_/,
  /Failed to load resource: the server responded with a status of (422|500|502|503)/,
  /Error (submitting form|sending quote request).*Failed to send data/s,
  /Leads still to be sent: \d+/,
];

/**
 * Records the toasts, the ads pixel events and the console errors of every page of a context. `isStored` returns true if the
 * receipt is in the lead folder. It must be there when a page says "sent". Resolves to a function that records the toasts of
 * pages that have closed meanwhile. It needs any page of the site.
 */
export async function watchPages(
  context: BrowserContext,
  note: (event: HistoryEvent) => void,
  isStored: (receipt: string) => boolean,
): Promise<(page: Page) => Promise<void>> {
  const notedKeys = new Set<string>();
  await context.exposeFunction('noteToast', noteToast);
  await watchPixel(context, () => note({ kind: 'lead-event' }));
  await context.addInitScript(watchToasts);
  watchConsole(context, EXPECTED_CONSOLE, (text) => note({ kind: 'problem', text: `console: ${text}` }));
  return async (page) => {
    for (const toast of await page.evaluate(takeStoredToasts)) noteToast(toast);
  };

  function noteToast({ key, title, text, links }: Toast): void {
    if (notedKeys.has(key)) return;
    notedKeys.add(key);
    const notice = NOTICE_KINDS.get(title);
    if (notice === undefined) return;
    const receipts = receiptsIn([text, ...links.map(decodeURIComponent)].join('\n'));
    for (const receipt of receipts) {
      note({ kind: 'notice', notice, receipt, text: title });
      if (notice === 'sent' && !isStored(receipt))
        note({ kind: 'problem', text: `${receipt}: notice "${title}", and it is not stored` });
    }
  }
}

/** Returns the receipts in a text, each once; such as K7-Q4M. */
export function receiptsIn(text: string): string[] {
  return [...new Set(text.match(/\b[A-Z0-9]{2}-[A-Z0-9]{3}\b/g) ?? [])];
}

/** Runs in the page. Records a toast once, although an open dialog shows it a second time in its own region. */
function watchToasts(): void {
  const seen = new Map<Element, string>();
  new MutationObserver(() => {
    for (const toast of [...seen.keys()]) if (!toast.isConnected) seen.delete(toast);
    for (const title of document.querySelectorAll('[role=alert] b, [role=status] b')) {
      const toast = title.closest('[role] > *');
      if (toast === null || seen.has(toast)) continue;
      const text = toast.textContent ?? '';
      const isCopy = [...seen.values()].includes(text);
      seen.set(toast, text);
      const links = [...toast.querySelectorAll('a')].map(({ href }) => href);
      if (isCopy) continue;
      const key = `test-toast-${crypto.randomUUID()}`;
      const shown = { key, title: title.textContent, text, links };
      // A page that closes at this moment does not finish the call, but the browser keeps what was stored before it.
      localStorage.setItem(key, JSON.stringify(shown));
      Reflect.get(window, 'noteToast')(shown);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. Removes the toasts that pages of the site have stored, and returns them. */
function takeStoredToasts(): Toast[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('test-toast-'));
  const toasts = keys.map((key): Toast => JSON.parse(localStorage.getItem(key) ?? ''));
  for (const key of keys) localStorage.removeItem(key);
  return toasts;
}
