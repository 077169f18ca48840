import type { Locator, Page } from 'playwright';
import { savedRequestCopy } from '../../src/content/copy/saved-request';
import { closeModal, LONGEST_SENDING_MS } from './lead-forms';
import { waitUntil } from './page-waits';
import { receiptsIn } from './watch-page';

const { sendNow, tryAgain } = savedRequestCopy.actions;

/** The button that sends the request of a card, in each of its states. */
export const sendButton = (area: Locator) =>
  area.getByRole('button', { name: sendNow }).or(area.getByRole('button', { name: tryAgain }));

/** A card with the note that an action failed, or that its request has been sent meanwhile. */
export const actionFailed = (card: Locator) => card.locator('.card.sent, p[role=status]:not(:empty)');

/** Loads /saved. Returns the cards of its requests once they are read from the outbox. */
export async function openSavedList(page: Page): Promise<Locator> {
  await page.goto('/saved');
  await page.locator('.card:not(.empty.unknown .card)').first().waitFor();
  return page.locator('.card');
}

export interface SavedCard {
  page: Page;
  card: Locator;
  receipt: string;
}

/** Loads /saved and finds the first request with this button. null: there is none, or it was sent meanwhile. */
export async function savedCardWith(page: Page, button: string): Promise<SavedCard | null> {
  await closeModal(page);
  const cards = await openSavedList(page);
  const card = cards.filter({ has: page.getByRole('button', { name: button, exact: true }) }).first();
  const meta = card.locator('.meta');
  const text = (await meta.count()) > 0 ? await meta.textContent() : '';
  const [receipt] = receiptsIn(text ?? '');
  return receipt === undefined ? null : { page, card: page.locator('li', { hasText: receipt }), receipt };
}

/** Resolves when an attempt from the list has ended: the request is sent, or the card says why not. */
export async function untilAttemptEnded(card: Locator): Promise<void> {
  const ended = card.locator('.card.attention').or(actionFailed(card)).first();
  await ended.waitFor({ timeout: LONGEST_SENDING_MS });
}

/** Resolves when a page has counted every delivery in the log (`isReported` in src/leads/outbox/outbox-state.ts). */
export async function untilDeliveriesCounted(page: Page): Promise<void> {
  const areAllReported = () =>
    new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open('kitaki-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('outbox').objectStore('outbox').get('outbox');
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          const deliveries: { isReported: boolean }[] = reading.result?.deliveries ?? [];
          resolve(deliveries.every(({ isReported }) => isReported));
        };
      };
    });
  await waitUntil(() => page.evaluate(areAllReported));
}
