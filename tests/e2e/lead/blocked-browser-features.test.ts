import { leadOutcomeCopy } from '../../../src/content/copy/leads/outcome';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import {
  BROKEN_CONNECTION_ERRORS,
  hotelField,
  openContact,
  openContactWithWorker,
  sendContact,
  sendWithoutNetwork,
  submitButton,
} from '../../support/lead-form';
import { callLink, errorToast, savedToast, sentToast, whatsAppLink } from '../../support/lead-notices';
import { expect, test } from '../../support/site';

test.use(WHOLE_CHROMIUM);

const blockedFeatures = {
  'every storage is full': () => {
    const full = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  },
  'BroadcastChannel, storage, caches and Web Locks are blocked': () => {
    const names = ['BroadcastChannel', 'indexedDB', 'localStorage', 'sessionStorage', 'caches'];
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    LockManager.prototype.query = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  },
};

for (const [name, block] of Object.entries(blockedFeatures)) {
  test.describe(`if ${name}`, () => {
    test.use({ serviceWorkers: 'block', expectedConsole: BROKEN_CONNECTION_ERRORS });

    test('after a lost answer an error offers phone and WhatsApp, and a second submission adds no row', async ({
      page,
      site,
    }) => {
      await page.addInitScript(block);
      await openContact(page);
      site.setFault({ drop: 'after' });
      await sendContact(page, 'Lake Road Inn');
      await expect(whatsAppLink(errorToast(page))).toBeVisible();
      await expect(callLink(errorToast(page))).toBeVisible();

      site.setFault(null);
      await submitButton(page).click();
      await expect(sentToast(page)).toBeVisible();
      expect(site.rows()).toHaveLength(1);
    });
  });
}

test('without local and session storage, the form still sends and saves', async ({ page, context, site }) => {
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await openContactWithWorker(page);
  await sendContact(page, 'Lake Road Inn');
  await expect(sentToast(page)).toBeVisible();

  await context.setOffline(true);
  await sendContact(page, 'Hill View');
  await expect(savedToast(page)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(site.hotels).toEqual(['Lake Road Inn', 'Hill View']);
});

const blockedOutbox = {
  'the browser has no Web Locks, as with plain http': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  },
  'the browser has no IndexedDB': () => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  },
  'the disk is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
};

test('if there is no network, and no Web Locks, no IndexedDB or a full disk, an error offers phone and WhatsApp, and the form keeps its values', async ({
  context,
  site,
}) => {
  // In one test, because the worker is installed for the first page only.
  for (const [name, block] of Object.entries(blockedOutbox))
    await test.step(name, async () => {
      const page = await context.newPage();
      await page.addInitScript(block);
      const sentBefore = site.leads().length;
      await sendWithoutNetwork(page, 'Lake Road Inn');

      const error = page.getByRole('alert').filter({ hasText: leadOutcomeCopy.notSaved.text });
      await expect(error.getByText(leadOutcomeCopy.notSaved.title, { exact: true })).toBeVisible();
      await expect(callLink(error)).toHaveAttribute('href', /^tel:/);
      await expect(whatsAppLink(error)).toHaveAttribute('href', /Lake%20Road%20Inn/);
      await expect(hotelField(page)).toHaveValue('Lake Road Inn');

      await context.setOffline(false);
      await submitButton(page).click();
      await expect(sentToast(page)).toBeVisible();
      expect(site.leads()).toHaveLength(sentBefore + 1);
      await page.close();
    });
});
