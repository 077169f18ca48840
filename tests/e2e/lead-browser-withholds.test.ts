import { errorToast, openContactAlone, request, sendContact, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({
  serviceWorkers: 'block',
  expectedConsole: [/net::ERR_(EMPTY_RESPONSE|CONNECTION)|Error submitting form.*Failed to send data/s],
});

const withheld = {
  'the constructor of BroadcastChannel throws': () => {
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function BroadcastChannel() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'BroadcastChannel and Web Locks are missing': () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Object.defineProperty(navigator, 'locks', { value: undefined });
  },
  'to look for IndexedDB throws': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'no storage takes a byte': () => {
    const full = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  },
  'all of it is blocked': () => {
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

for (const [name, withhold] of Object.entries(withheld)) {
  test(`Where ${name}, a failed press says so with ways out, and the next one sends the request once`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(withhold);
    await openContactAlone(page);
    site.setFault({ drop: 'after' });
    await sendContact(page, request('Lake Road Inn'));
    await expect(errorToast(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(errorToast(page).getByRole('link', { name: 'Call' })).toBeVisible();

    site.setFault(null);
    await submitButton(page).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(site.rows()).toHaveLength(1);
  });
}
