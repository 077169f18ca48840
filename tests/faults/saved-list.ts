import type { Locator, Page } from 'playwright';
import type { savedLeadCopy } from '../../src/content/copy/leads/saved-card';
import { receiptOf } from '../../src/leads/rules/receipt';
import { confirmDeleteButton, leadButton, undoDeleteButton } from '../support/lead-notices';
import { expect } from '../support/site';
import { readOutbox } from '../support/stored-outbox';
import { closeDialog, LONGEST_SENDING_MS } from './page-forms';
import { pressIfPossible } from './page-waits';
import { receiptsIn } from './watch-page';

/** The button that sends the lead of a card, in each of its states. */
export const sendButton = (area: Locator) => leadButton(area, 'sendNow').or(leadButton(area, 'tryAgain'));

/** The card of a lead, which holds its sheet of words. */
const CARD = 'div:has(> .texts)';

/** A card with the note that an action failed, or that its lead has been sent meanwhile. */
export const actionFailed = (card: Locator) =>
  card.locator(`${CARD}[data-status=sent], p[role=status]:not(:empty)`);

/** Loads /saved. Returns the cards of its leads once they are read from the outbox. */
export async function openSavedList(page: Page): Promise<Locator> {
  await page.goto('/saved');
  await page.locator(`${CARD}:not([data-unread] *)`).first().waitFor();
  return page.locator(CARD);
}

export interface SavedCard {
  page: Page;
  card: Locator;
  receipt: string;
}

/** Loads /saved and finds the first lead with this button. null: there is none, or it was sent meanwhile. */
export async function savedCardWith(
  page: Page,
  action: keyof typeof savedLeadCopy.actions,
): Promise<SavedCard | null> {
  await closeDialog(page);
  const cards = await openSavedList(page);
  const card = cards.filter({ has: leadButton(page, action) }).first();
  const [text = ''] = await card.locator('.meta').allTextContents();
  const [receipt] = receiptsIn(text);
  return receipt === undefined ? null : { page, card: page.locator('li', { hasText: receipt }), receipt };
}

/** Resolves when an attempt from the list has ended: the lead is sent, or the card says why not. */
export async function untilAttemptEnded(card: Locator): Promise<void> {
  const ended = card.locator(`${CARD}[data-status=attention]`).or(actionFailed(card)).first();
  await ended.waitFor({ timeout: LONGEST_SENDING_MS });
}

/**
 * Deletes a lead. Returns its hotel, and the receipts of the leads that the list showed before or shows now. null: it was not
 * deleted, because it was sent meanwhile or its lock is taken.
 */
export async function deleteLead({
  page,
  card,
  receipt,
}: SavedCard): Promise<{ hotel: string; listed: string[] } | null> {
  const listedBefore = await listedReceipts(page);
  const heading = card.getByRole('heading').first();
  const hotel = await heading.innerText({ timeout: 3_000 }).catch(() => null);
  if (hotel === null || !(await pressIfPossible(leadButton(card, 'delete')))) return null;
  if (!(await pressIfPossible(confirmDeleteButton(card)))) return null;
  const undo = undoDeleteButton(page);
  await undo.or(actionFailed(card)).first().waitFor();
  // The list offers Undo before it deletes. If it cannot delete the lead, the card comes back.
  const isUndoGone = async () => (await undo.count()) === 0;
  await expect
    .poll(async () => !(await listedReceipts(page)).includes(receipt) || (await isUndoGone()))
    .toBe(true);
  return (await isUndoGone()) ? null : { hotel, listed: [...listedBefore, ...(await listedReceipts(page))] };
}

/** Resolves when a page has tracked every delivery in the log (`isTracked` in src/leads/rules/outbox-state.ts). */
export async function untilDeliveriesTracked(page: Page): Promise<void> {
  await expect
    .poll(async () => (await readOutbox(page)).deliveries.every(({ isReported }) => isReported))
    .toBe(true);
}

/** Returns the receipts of the leads that the list shows as not sent: all in the outbox that no other one replaces. */
async function listedReceipts(page: Page): Promise<string[]> {
  const { leads } = await readOutbox(page);
  const replaced = leads.flatMap(({ replacedEntries }) => replacedEntries);
  return leads.filter(({ id }) => !replaced.includes(id)).map(({ id }) => receiptOf(id));
}
