import type { Page } from 'playwright/test';
import { expect } from './site';

export interface Request {
  hotel: string;
  place: string;
  email: string;
}

/** A request of somebody's own; each journey names its hotel. */
export function request(hotel: string): Request {
  return {
    hotel,
    place: 'Udaipur, Rajasthan',
    email: `desk@${hotel.toLowerCase().replaceAll(' ', '')}.example`,
  };
}

/** The contact page, listening, and every page on the device: from here on the network may go. */
export async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await untilInstalled(page);
}

/** The contact page, listening, for a journey that needs nothing of the worker. */
export async function openContactAlone(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Start My Revenue Plan' });
export const hotelField = (page: Page) => page.getByLabel('Hotel/Resort Name');

export async function fillContact(page: Page, { hotel, place, email }: Request): Promise<void> {
  await hotelField(page).fill(hotel);
  await page.getByLabel('Location').fill(place);
  await page.getByLabel('Email *').fill(email);
}

export async function sendContact(page: Page, wanted: Request): Promise<void> {
  await fillContact(page, wanted);
  await submitButton(page).click();
}

/** The toast of a contact form that was not sent. */
export const errorToast = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There was an issue sending your message. Please try again.' });

/** Makes the browser believe that there is no network, in every page from now on; whoever tries gets through. */
export async function believeOffline(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
}

/** Holds what a page without a worker sends until the journey has looked at it. Returns the way to let it go. */
export async function holdLeads(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/lead-proxy', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Until the worker and every page are on the device. */
async function untilInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** Stands in for the ads pixel and writes down what it is told, across pages of the tab. */
export async function watchPixel(page: Page): Promise<() => Promise<number>> {
  const told: string[] = [];
  await page.exposeFunction('notePixel', (command: string) => void told.push(command));
  await page.addInitScript(() => {
    Object.assign(window, {
      fbq: (...command: unknown[]) => Reflect.get(window, 'notePixel')(command.join(' ')),
    });
  });
  return async () => told.filter((command) => command === 'track Lead').length;
}
