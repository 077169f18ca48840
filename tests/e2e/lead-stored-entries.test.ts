import type { Page } from 'playwright/test';
import { believeOffline, openContactAlone, request, sendContact } from './lead-form';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

/** What the outbox database holds, after the fields given here were written into it and into its first entry. */
function writeIntoOutbox(
  page: Page,
  fields: { outbox?: Record<string, unknown>; entry?: Record<string, unknown> } = {},
): Promise<unknown> {
  return page.evaluate(async ({ outbox = {}, entry = {} }) => {
    const done = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await done(indexedDB.open('kitaki-outbox'));
    const store = database.transaction('outbox', 'readwrite').objectStore('outbox');
    const stored: { leads: object[] } = await done(store.get('outbox'));
    const [first, ...rest] = stored.leads;
    const changed = { ...stored, ...outbox, leads: [{ ...first, ...entry }, ...rest] };
    await done(store.put(changed, 'outbox'));
    database.close();
    return changed;
  }, fields);
}

async function saveRequest(page: Page, hotel: string): Promise<void> {
  await sendContact(page, request(hotel));
  await expect(page.getByText('Saved on this phone')).toBeVisible();
}

test('What a newer version wrote into a saved request is still there after this one has saved and tried others', async ({
  page,
  site,
}) => {
  await believeOffline(page);
  await openContactAlone(page);
  await saveRequest(page, 'Lake Road Inn');
  const entry = { callBack: { from: 9, to: 17 } };
  await writeIntoOutbox(page, { outbox: { seenAt: 7 }, entry });

  await saveRequest(page, 'Hill View');
  await expect(page.getByRole('link', { name: '2 requests waiting for network' })).toBeVisible();
  expect(await writeIntoOutbox(page)).toMatchObject({ seenAt: 7, leads: [entry, {}] });
  expect(site.rows()).toEqual([]);
});

for (const locks of ['with Web Locks', 'without Web Locks']) {
  test(`A clock set back does not leave a request "Being sent..." for ever, ${locks}`, async ({
    page,
    site,
  }) => {
    await believeOffline(page);
    if (locks === 'without Web Locks')
      await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await openContactAlone(page);
    await saveRequest(page, 'Lake Road Inn');
    const tomorrow = Date.now() + 86_400_000;
    await writeIntoOutbox(page, {
      entry: { state: 'sending', sendingSince: tomorrow, nextAttemptAt: tomorrow },
    });

    await page.goto('/saved');
    const saved = page.getByRole('listitem').filter({ hasText: 'Lake Road Inn' });
    await expect(saved.getByText('Answer not seen')).toBeVisible();
    await saved.getByRole('button', { name: 'Delete' }).click();
    await saved.getByRole('button', { name: 'Delete' }).click();
    await saved.getByRole('button', { name: 'Undo' }).click();
    await saved.getByRole('button', { name: 'Send now' }).click();
    await expect(saved.getByText('Sent', { exact: true })).toBeVisible();
    expect(site.rows()).toHaveLength(1);
  });
}
