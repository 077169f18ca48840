import type { Locator, Page } from 'playwright';
import type { LeadFormName } from '../../src/leads/rules/form-fields';
import {
  clearButton,
  emailField,
  hotelField,
  openQuoteDialog,
  placeField,
  quoteDialog,
  quoteSubmitButton,
  sendingButton,
  submitButton,
} from '../support/lead-form';
import { expect } from '../support/site';
import { emailOf } from './check-history';

/** No form may show "Sending..." longer: an attempt ends after 20 s. */
export const LONGEST_SENDING_MS = 60_000;

/** Returns the locators and actions of a form, which may be absent. */
export function formOn(page: Page, name: LeadFormName) {
  const contactForm = page.locator('form:not(dialog form)').filter({ has: hotelField(page) });
  const form = name === 'quote' ? quoteDialog(page) : contactForm;
  const hotel = hotelField(form);
  const submit = name === 'quote' ? quoteSubmitButton(page) : submitButton(form);
  return {
    hotel,
    submit,
    clear: clearButton(form),
    isPresent: async () => (await hotel.count()) > 0,
    /** Returns '' if the form has disappeared, for example with the page that was left. */
    readHotel: () => hotel.inputValue({ timeout: 3_000 }).catch(() => ''),
    /** Resolves when the form has restored its draft and can be submitted. */
    untilReady: () => submit.and(page.locator(':enabled:not([aria-disabled])')).waitFor(),
    /** Fills the required fields. Fills them again if the page has changed a field meanwhile. */
    async fill(hotelName: string) {
      const texts: [Locator, string][] = [
        [hotel, hotelName],
        [emailField(form), emailOf(hotelName)],
      ];
      if (name === 'contact') texts.push([placeField(form), 'Udaipur']);
      await expect(async () => {
        for (const [field, text] of texts) await field.fill(text);
        for (const [field, text] of texts) expect(await field.inputValue()).toBe(text);
      }).toPass();
    },
    /** Resolves when nothing is being sent. */
    untilAnswered: () => sendingButton(page).waitFor({ state: 'detached', timeout: LONGEST_SENDING_MS }),
  };
}

/** Returns the form that the visitor can use: the quote form if its dialog is open, because it covers the page. null: none. */
export async function usableForm(page: Page): Promise<LeadFormName | null> {
  if (await formOn(page, 'quote').isPresent()) return 'quote';
  return (await formOn(page, 'contact').isPresent()) ? 'contact' : null;
}

/** Opens a form: /contact by its link, the quote dialog by its window event. Resolves when it can be filled in. */
export async function openForm(page: Page, name: LeadFormName): Promise<void> {
  const { untilAnswered, untilReady } = formOn(page, name);
  if (name === 'quote') {
    await openQuoteDialog(page);
  } else {
    await closeDialog(page);
    if (new URL(page.url()).pathname !== '/contact') await followLink(page, '/contact');
  }
  await untilAnswered();
  await untilReady();
}

/** Presses Escape until no dialog is open. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Closes the dialog and goes to another page by a link of the site. Without such a link the address is loaded. */
export async function followLink(page: Page, path: string): Promise<void> {
  await closeDialog(page);
  const hasLink = await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    link?.click();
    return link !== null;
  }, path);
  if (hasLink) await page.waitForURL(`**${path}`);
  else await page.goto(path);
}
