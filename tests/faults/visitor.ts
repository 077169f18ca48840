import type { Browser, Page } from 'playwright';
import { expect } from '../support/site';
import type { HistoryEvent } from './history-event';
import { watchPages } from './watch-page';

/** A visitor with one browser profile: several tabs, one of them in front. */
export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

/** Opens a new browser profile. `url`: the origin of the site. `isStored`: whether the server has this receipt. */
export async function openVisitor(
  browser: Browser,
  url: string,
  note: (event: HistoryEvent) => void,
  isStored: (receipt: string) => boolean,
) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  context.setDefaultTimeout(30_000);
  const noteToastsOfClosedPages = await watchPages(context, note, isStored);
  let tabs: Page[] = [];
  let front = 0;

  /** Returns the tab in front. Opens one on /contact if there is none. */
  async function openFrontTab(): Promise<Page> {
    tabs = tabs.filter((tab) => !tab.isClosed());
    const found = tabs[front % Math.max(1, tabs.length)] ?? (await openTab());
    if (found.url() === 'about:blank') await found.goto('/contact');
    await noteToastsOfClosedPages(found);
    return found;
  }

  async function openTab(): Promise<Page> {
    const opened = await context.newPage();
    tabs.push(opened);
    return opened;
  }

  return {
    context,
    openFrontTab,
    /** Opens a second tab, or brings the other one to the front. */
    async changeTab(): Promise<void> {
      const previous = await openFrontTab();
      if (tabs.length < 2) await openTab();
      front = tabs.indexOf(previous) + 1;
      await (await openFrontTab()).bringToFront();
    },
    async closeTab(): Promise<void> {
      await (await openFrontTab()).close();
    },
    async closeAllTabs(): Promise<void> {
      for (const tab of context.pages()) await tab.close();
    },
    /** Opens /contact. Resolves when the worker has stored the whole site, so that it opens without network. */
    async installSite(): Promise<void> {
      const first = await openFrontTab();
      const isActivated = async () =>
        (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
      await expect.poll(() => first.evaluate(isActivated), { timeout: 120_000 }).toBe(true);
    },
  };
}
