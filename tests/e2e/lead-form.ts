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

/** Opens the contact page. Resolves when its script runs and every page is stored on the device. */
export async function openContact(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await untilInstalled(page);
}

/** Opens the contact page and waits for its script, but not for the worker. */
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

/** Makes the browser report no network in every page opened from now on. Requests still succeed. */
export async function believeOffline(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
}

/** Holds lead requests of a page without a worker. Returns a function that releases them. */
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

/** Replaces the ads pixel and records its commands on all pages of the tab. Returns a function that counts the Lead events. */
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
