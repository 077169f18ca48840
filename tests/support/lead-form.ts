import type { Locator, Page } from 'playwright/test';
import { appShellCopy } from '../../src/content/copy/app-shell';
import { contactCopy } from '../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy, quoteCopy } from '../../src/content/copy/leads/forms';
import { tryToOpenQuoteDialog } from './open-quote-dialog';
import { expect } from './site';

/** What the console says if the connection breaks while the contact form sends. */
export const BROKEN_CONNECTION_ERRORS =
  /net::ERR_(EMPTY_RESPONSE|CONNECTION)|Error submitting form.*Failed to send data/s;

/** Opens /contact. Resolves when its script runs; the worker may still be installing. */
export async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
}

/** Goes to /contact by the link of the header, without loading a document. */
export async function followContactLink(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: appShellCopy.mainNavigationLabel });
  await navigation.locator('a[href="/contact"]').click();
}

/** Opens /contact. Resolves when its script runs and the worker, with all pages, is installed. */
export async function openContactWithWorker(page: Page): Promise<void> {
  await openContact(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

// Fields and buttons of the contact form. `form` may also be the quote dialog, which has hotel and email.
export const hotelField = (form: Page | Locator) => form.getByLabel(leadFieldCopy.resort_name.label);
export const emailField = (form: Page | Locator) => form.getByLabel(`${leadFieldCopy.email.label} *`);
export const placeField = (form: Page | Locator) => form.getByLabel(leadFieldCopy.place.label);
export const messageField = (page: Page) => page.getByLabel(leadFieldCopy.message.label);

export const submitButton = (form: Page | Locator) =>
  form.getByRole('button', { name: contactCopy.form.submit });
/** The submit button while a request is being sent. */
export const sendingButton = (page: Page) => page.getByRole('button', { name: leadsCopy.sending });

/** The summary that shows the optional fields. */
export const detailsSummary = (page: Page) => page.getByText(contactCopy.form.addDetails);
export const clearButton = (form: Page | Locator) => form.getByRole('button', { name: leadsCopy.clear });

/** Fills the required fields of the contact form. */
export async function fillContact(page: Page, hotel: string, email = 'desk@hotel.example'): Promise<void> {
  await hotelField(page).fill(hotel);
  await placeField(page).fill('Udaipur, Rajasthan');
  await emailField(page).fill(email);
}

/** Fills the contact form and presses its button. Does not wait for the result. */
export async function sendContact(page: Page, hotel: string, email?: string): Promise<void> {
  await fillContact(page, hotel, email);
  await submitButton(page).click();
}

/** Opens /contact, waits for the worker, loses the network, and sends the contact form. Does not wait for the notice. */
export async function sendWithoutNetwork(page: Page, hotel: string): Promise<void> {
  await openContactWithWorker(page);
  await page.context().setOffline(true);
  await sendContact(page, hotel);
}

/** The button of the header that opens the quote dialog. */
export const quoteButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: appShellCopy.getQuote }).first();
export const quoteDialog = (page: Page) => page.getByRole('dialog', { name: quoteCopy.title });
export const quoteSubmitButton = (page: Page) =>
  quoteDialog(page).getByRole('button', { name: quoteCopy.submit });

/** Opens the quote dialog by its window event, which is fired again until the app shell handles it. Resolves to the dialog. */
export async function openQuoteDialog(page: Page): Promise<Locator> {
  await expect(async () => expect(await tryToOpenQuoteDialog(page)).toBe(true)).toPass();
  return quoteDialog(page);
}
