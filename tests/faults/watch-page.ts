import type { BrowserContext, ConsoleMessage } from 'playwright';
import type { HistoryEvent, Saying } from './history';

/** A toast of a page: its heading, its text, and its links. */
interface Toast {
  title: string;
  text: string;
  links: string[];
}

const sayings: readonly (readonly [title: RegExp, saying: Saying])[] = [
  [/^(Message Sent Successfully!|Quote Request Sent Successfully!)$/, 'sent'],
  [/(saved request has been sent|saved requests have been sent)$/, 'sent'],
  [/^Saved on this phone$/, 'kept'],
  [/^A request is being sent again$/, 'again'],
  [/^Error$/, 'error'],
];

/** Console messages that are expected: of the browser after a network failure, and of the forms beside an Error toast. */
const expectedConsole: readonly RegExp[] = [
  /net::ERR_/,
  /Failed to load resource: the server responded with a status of (422|500|502|503)/,
  /Error (submitting form|sending quote request).*Failed to send data/s,
  /Leads still to be sent: \d+/,
];

/**
 * Records the toasts, the ads pixel events and the console errors of every page of a context.
 * `isStored` returns true if the receipt is in the lead file. It must be there when a page says "sent".
 */
export async function watchPages(
  context: BrowserContext,
  note: (event: HistoryEvent) => void,
  isStored: (receipt: string) => boolean,
): Promise<void> {
  await context.exposeFunction('noteToast', ({ title, text, links }: Toast) => {
    const saying = sayings.find(([pattern]) => pattern.test(title))?.[1];
    if (saying === undefined) return;
    const receipts = receiptsIn([text, ...links.map(decodeURIComponent)].join('\n'));
    note({ kind: 'told', saying, receipts, text: title });
    for (const receipt of receipts)
      if (saying === 'sent' && !isStored(receipt))
        note({ kind: 'wrong', text: `${receipt}: told "${title}", and it is not stored` });
  });
  await context.exposeFunction('notePixel', (command: string) => {
    if (command === 'track Lead') note({ kind: 'lead-event' });
  });
  // tsx wraps functions to keep their names, with a helper that is not there in a page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await context.addInitScript(watchToasts);
  context.on('console', (message: ConsoleMessage) => {
    const isComplaint = message.type() === 'warning' || message.type() === 'error';
    if (isComplaint) complain(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complain(error.error().message));

  function complain(text: string): void {
    if (!expectedConsole.some((pattern) => pattern.test(text)))
      note({ kind: 'wrong', text: `console: ${text}` });
  }
}

/** The receipts that stand in a text, each once. */
export function receiptsIn(text: string): string[] {
  const found = [...text.matchAll(/Receipts?: ((?:[A-Z0-9]{2}-[A-Z0-9]{3}(?:, )?)+)/g)];
  return [...new Set(found.flatMap(([, codes = '']) => codes.split(', ')))];
}

/** Runs in the page. A toast that the modal's own region shows a second time is recorded once. */
function watchToasts(): void {
  Object.assign(window, {
    fbq: (...command: unknown[]) => Reflect.get(window, 'notePixel')(command.join(' ')),
  });
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
      if (!isCopy) Reflect.get(window, 'noteToast')({ title: title.textContent, text, links });
    }
  }).observe(document, { childList: true, subtree: true });
}
