import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import type { HistoryEvent } from './history';
import { emailOf } from './judge';
import { receiptsIn, watchPages } from './watch-page';

export type FormName = 'contact' | 'quote';

/** A visitor with one browser: several tabs, one of them in front. Each wait ends with a visible change of the page. */
export interface Visitor {
  context: BrowserContext;
  /** The tab in front; opened when none is left. */
  page(): Promise<Page>;
  /** Opens a second tab, or brings the other one to the front. */
  changeTab(): Promise<void>;
  closeTab(): Promise<void>;
  closeAll(): Promise<void>;
  /** Until the site has been stored whole, so that it opens without network. */
  untilInstalled(): Promise<void>;
}

/** Nothing may stay in "Sending..." longer; an attempt ends after 20 s. */
export const LONGEST_SENDING_MS = 60_000;

const START_MS = 30_000;

/** A fresh browser profile on the site. `url`: its origin. */
export async function visitorOn(
  browser: Browser,
  url: string,
  note: (event: HistoryEvent) => void,
  isStored: (receipt: string) => boolean,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  context.setDefaultTimeout(START_MS);
  await watchPages(context, note, isStored);
  let tabs: Page[] = [];
  let front = 0;

  async function page(): Promise<Page> {
    tabs = tabs.filter((tab) => !tab.isClosed());
    const found = tabs[front % Math.max(1, tabs.length)];
    if (found !== undefined) return found;
    const opened = await context.newPage();
    tabs.push(opened);
    return opened;
  }

  return {
    context,
    page,
    async changeTab() {
      const before = await page();
      if (tabs.length < 2) tabs.push(await context.newPage());
      front = tabs.indexOf(before) + 1;
      await (await page()).bringToFront();
    },
    async closeTab() {
      await (await page()).close();
    },
    async closeAll() {
      for (const tab of context.pages()) await tab.close();
    },
    async untilInstalled() {
      const first = await page();
      await first.goto('/contact');
      const isActivated = async () =>
        (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
      await until(() => first.evaluate(isActivated), 120_000);
    },
  };
}

const forms = {
  contact: { area: 'form:not(dialog form)', submit: 'Start My Revenue Plan' },
  quote: { area: 'dialog', submit: 'Get My Quote' },
} as const;

/** The state of a form as the visitor sees it. */
export function formOn(page: Page, name: FormName) {
  const { area, submit } = forms[name];
  const form = page.locator(area).filter({ has: page.getByLabel('Hotel/Resort Name') });
  const hotel = form.getByLabel('Hotel/Resort Name');
  return {
    hotel,
    submit: form.getByRole('button', { name: submit }),
    clear: form.getByRole('button', { name: 'Clear form' }),
    /** Whatever it says, on any of its states. */
    isShown: async () => (await hotel.count()) > 0,
    async fill(wanted: string) {
      await hotel.fill(wanted);
      if (name === 'contact') await form.getByLabel('Location').fill('Udaipur');
      await form.getByLabel('Email *').fill(emailOf(wanted));
    },
    /** Until it is no longer being sent: the button says what it does again, or the modal is gone. */
    async untilAnswered() {
      await page
        .locator('button', { hasText: 'Sending...' })
        .waitFor({ state: 'detached', timeout: LONGEST_SENDING_MS });
    },
  };
}

/** Opens a form: the contact page by its link, the quote modal by the site's own event. */
export async function openForm(page: Page, name: FormName): Promise<void> {
  if (name === 'quote') {
    const { hotel } = formOn(page, 'quote');
    await until(async () => {
      await page.evaluate(() => window.dispatchEvent(new CustomEvent('openQuoteModal')));
      return isSeenWithin(hotel, 1_000);
    });
    return;
  }
  await closeModal(page);
  if (new URL(page.url()).pathname !== '/contact') await walk(page, '/contact');
  await formOn(page, 'contact').untilAnswered();
  await page.waitForFunction(
    (label) =>
      [...document.querySelectorAll('button')].some(
        (button) => button.textContent === label && !button.disabled,
      ),
    forms.contact.submit,
  );
}

export async function closeModal(page: Page): Promise<void> {
  const modal = page.locator('dialog[open]');
  await until(async () => {
    if ((await modal.count()) === 0) return true;
    await page.keyboard.press('Escape');
    return isGoneWithin(modal, 1_000);
  });
}

/** Goes to another page by a link of the site, without a reload. Without such a link the page is loaded. */
export async function walk(page: Page, path: string): Promise<void> {
  await closeModal(page);
  const isThere = await page.evaluate((wanted) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${wanted}"]`);
    link?.click();
    return link !== null;
  }, path);
  if (isThere) await page.waitForURL(`**${path}`);
  else await page.goto(path);
}

/** The requests that stand on the page of what is saved, once it has been read. */
export async function openSaved(page: Page): Promise<Locator> {
  await page.goto('/saved');
  await page.locator('.card:not(.empty.unknown .card)').first().waitFor();
  return page.locator('.card');
}

/** Until a page has counted every delivery of the log in IndexedDB (`isReported` in src/leads/outbox/outbox-state.ts). */
export async function untilReported(page: Page): Promise<void> {
  const areAllReported = () =>
    new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open('kitaki-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('outbox').objectStore('outbox').get('outbox');
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          const deliveries: { isReported: boolean }[] = reading.result?.deliveries ?? [];
          resolve(deliveries.every(({ isReported }) => isReported));
        };
      };
    });
  await until(() => page.evaluate(areAllReported));
}

/** The receipt of one card of the house of requests. */
export async function receiptOfCard(card: Locator): Promise<string> {
  const meta = card.locator('.meta');
  const text = (await meta.count()) > 0 ? ((await meta.textContent()) ?? '') : '';
  return receiptsIn(text)[0] ?? '';
}

export async function isSeenWithin(what: Locator, timeout: number): Promise<boolean> {
  return what
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
}

export async function isGoneWithin(what: Locator, timeout: number): Promise<boolean> {
  return what
    .first()
    .waitFor({ state: 'detached', timeout })
    .then(
      () => true,
      () => false,
    );
}

/**
 * Repeats a check until it returns true. Rejects after `timeoutMs`. For checks that Playwright's `waitForFunction` cannot wait
 * for: it takes the promise of an async function for true.
 */
async function until(attempt: () => Promise<boolean>, timeoutMs = START_MS): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await attempt()))
    if (Date.now() > end) throw new Error('the expected state was not reached in time');
}
