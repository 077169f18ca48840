import { expectAccessible, screens } from './accessibility';
import { fillContact, openContact, request, sendContact, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({ expectedConsole: [/status of 503|status of 422|Failed to send data|Error sending/s] });

for (const viewport of screens) {
  test.describe(`on a screen of ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the contact form passes the accessibility checks in every state', async ({ page, site }) => {
      await openContact(page);
      await page.getByText('Add details').click();
      await submitButton(page).click();
      await expectAccessible(page, 'a required field is empty');
      await fillContact(page, request('Lake Road Inn'));
      site.setFault({ status: 503 });
      await submitButton(page).click();
      await expect(page.getByRole('link', { name: 'Call', exact: true }).last()).toBeVisible();
      await expectAccessible(page, 'the server has refused');
      site.setFault({ delayMs: 1_500 });
      await submitButton(page).click();
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      await expectAccessible(page, 'it is being sent');
      await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
      await expectAccessible(page, 'it has been sent');
    });

    test('the list of waiting requests passes the accessibility checks', async ({ page, context, site }) => {
      await openContact(page);
      await context.setOffline(true);
      await sendContact(page, request('Lake Road Inn'));
      await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();
      await expectAccessible(page, 'saved, with its status');
      await page.getByRole('link', { name: '1 request waiting for network' }).click();
      await expect(page.getByText('Waiting for network', { exact: true })).toBeVisible();
      await expectAccessible(page, 'the list of what waits');
      site.setFault({ status: 422, once: true });
      await context.setOffline(false);
      await expect(page.getByText('Needs your attention', { exact: true })).toBeVisible();
      await expectAccessible(page, 'the list of what needs attention');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('Delete this request from this phone?')).toBeVisible();
      await expectAccessible(page, 'the question before deleting');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectAccessible(page, 'deleted, with the way back');
    });

    test('quote form, menu, searches and calculator pass the accessibility checks', async ({ page }) => {
      await page.goto('/faq');
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new CustomEvent('openQuoteModal')));
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectAccessible(page, 'the quote sheet');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('searchbox').fill('price');
      await expect(page.getByText(/\d result\(s\) found/).first()).toBeVisible();
      await expectAccessible(page, 'questions found');
      await page.getByRole('searchbox').fill('zeppelin');
      await expect(page.getByRole('button', { name: 'Clear search' }).first()).toBeVisible();
      await expectAccessible(page, 'no question found');

      if (viewport.width < 768) {
        await page.getByRole('banner').locator('summary').click();
        await expect(
          page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).last(),
        ).toBeVisible();
        await expectAccessible(page, 'the open menu');
      }

      await page.goto('/tools/revenue-calculator');
      // The print button appears when the page script has started.
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      for (let rooms = 2; rooms <= 10; rooms += 1) {
        await page.getByRole('button', { name: 'Add Room' }).first().click();
        await expect(page.getByRole('group', { name: `Room type ${rooms}`, exact: true })).toBeVisible();
      }
      await expectAccessible(page, 'ten room types');
    });
  });
}
