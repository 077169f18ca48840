import { hotelField, openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

const blocks = {
  'site data is blocked': () => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  },
  'the space is used up': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  },
};

for (const [name, block] of Object.entries(blocks)) {
  test(`Without network and where ${name}, the person is told and shown another way`, async ({
    page,
    context,
    site,
  }) => {
    await page.addInitScript(block);
    await openContact(page);
    await context.setOffline(true);
    await sendContact(page, request('Lake Road Inn'));

    const error = page.getByRole('alert').filter({ hasText: 'this browser could not save it' });
    await expect(error.getByText('Error', { exact: true })).toBeVisible();
    await expect(error.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await expect(error.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Lake%20Road%20Inn/);
    await expect(hotelField(page)).toHaveValue('Lake Road Inn');

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Start My Revenue Plan' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(site.leads()).toHaveLength(1);
  });
}
