import { openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test('With local and session storage blocked the form still sends, and still saves', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    const blocked = {
      get(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await openContact(page);
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();

  await context.setOffline(true);
  await sendContact(page, request('Hill View'));
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => site.leads().map((lead) => lead.company_name))
    .toEqual(['Lake Road Inn', 'Hill View']);
});
