import type { Browser, BrowserContext, Page } from 'playwright';
import type { HistoryEvent } from './history';
import { waitUntil } from './page-waits';
import { watchPages } from './watch-page';

/** A visitor with one browser profile: several tabs, one of them in front. */
export interface Visitor {
  context: BrowserContext;
  /** Returns the tab in front. Opens one on /contact if there is none. */
  openFrontTab(): Promise<Page>;
  /** Opens a second tab, or brings the other one to the front. */
  changeTab(): Promise<void>;
  closeTab(): Promise<void>;
  closeAllTabs(): Promise<void>;
  /** Opens /contact. Resolves when the worker has stored the whole site, so that it opens without network. */
  installSite(): Promise<void>;
}

/** Opens a new browser profile. `url`: the origin of the site. `isStored`: whether the server has this receipt. */
export async function openVisitor(
  browser: Browser,
  url: string,
  note: (event: HistoryEvent) => void,
  isStored: (receipt: string) => boolean,
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  context.setDefaultTimeout(30_000);
  await watchPages(context, note, isStored);
  let tabs: Page[] = [];
  let front = 0;

  async function openFrontTab(): Promise<Page> {
    tabs = tabs.filter((tab) => !tab.isClosed());
    const found = tabs[front % Math.max(1, tabs.length)] ?? (await openTab());
    if (found.url() === 'about:blank') await found.goto('/contact');
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
    async changeTab() {
      const previous = await openFrontTab();
      if (tabs.length < 2) await openTab();
      front = tabs.indexOf(previous) + 1;
      await (await openFrontTab()).bringToFront();
    },
    async closeTab() {
      await (await openFrontTab()).close();
    },
    async closeAllTabs() {
      for (const tab of context.pages()) await tab.close();
    },
    async installSite() {
      const first = await openFrontTab();
      const isActivated = async () =>
        (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
      await waitUntil(() => first.evaluate(isActivated), 120_000);
    },
  };
}
