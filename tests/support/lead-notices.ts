import type { Locator, Page } from 'playwright/test';
import { appShellCopy } from '../../src/content/copy/app-shell';
import { contactCopy } from '../../src/content/copy/contact';
import { leadsCopy } from '../../src/content/copy/leads/forms';
import { outboxCopy } from '../../src/content/copy/leads/outbox';
import { leadOutcomeCopy } from '../../src/content/copy/leads/outcome';
import { savedLeadCopy } from '../../src/content/copy/leads/saved-card';
import { savedPageCopy } from '../../src/content/copy/saved-page';
import { expect } from './site';

// Toasts after a press on the button of the contact form.
export const sentToast = (page: Page) => page.getByRole('status').getByText(contactCopy.form.sent.title);
/** The request was saved because there is no network. */
export const savedToast = (page: Page) =>
  page.getByRole('status').getByText(leadOutcomeCopy.savedOffline.title);
/** The request was saved with the button of the error toast. */
export const savedForLaterToast = (page: Page) =>
  page.getByRole('status').getByText(leadOutcomeCopy.savedUnanswered.title);
export const errorToast = (page: Page) =>
  page.getByRole('alert').filter({ hasText: contactCopy.form.failed.text });
export const saveForLaterButton = (area: Page | Locator) =>
  area.getByRole('button', { name: leadsCopy.saveForLater });

/** The links of an error toast that lead to the office by another way. */
export const callLink = (toast: Locator) => toast.getByRole('link', { name: appShellCopy.callLabel });
export const whatsAppLink = (toast: Locator) => toast.getByRole('link', { name: appShellCopy.whatsAppLabel });

// Toasts about a saved lead, on any page.
export const savedRequestSentToast = (page: Page) => page.getByText(outboxCopy.sentToast.title(1));
export const resendingToast = (page: Page) => page.getByText(outboxCopy.resendingToast.withId);

/** The link to /saved that shows on every page how many requests wait. */
export const outboxChip = (page: Page) => page.getByRole('status').locator('a[href="/saved"]');
/** The same link unless it says only that requests were sent, which it does for 12 seconds. */
export const unsentChip = (page: Page) =>
  [1, 2, 3].reduce((chip, count) => chip.filter({ hasNotText: outboxCopy.sent(count) }), outboxChip(page));
export const waitingChip = (page: Page, count: number) =>
  outboxChip(page).filter({ hasText: outboxCopy.waitingForNetwork(count) });

/** The card of a request in the list on /saved, and what it shows. */
export const savedLead = (page: Page, hotel: string) => page.getByRole('listitem').filter({ hasText: hotel });
export const leadState = (
  card: Page | Locator,
  state: 'waiting' | 'busy' | 'answerNotSeen' | 'attention' | 'sent',
) => card.getByText(savedLeadCopy[state].stateText, { exact: true });
export const leadButton = (card: Page | Locator, action: keyof typeof savedLeadCopy.actions) =>
  card.getByRole('button', { name: savedLeadCopy.actions[action], exact: true });
export const undoDeleteButton = (card: Page | Locator) =>
  card.getByRole('button', { name: savedLeadCopy.deleted.undo });

/** Expects the list on /saved to be loaded and empty. */
export async function expectNothingSaved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: savedPageCopy.leads.none.title })).toBeVisible();
}

/** The answer to the question before a request is deleted. */
export const confirmDeleteButton = (card: Page | Locator) =>
  card.getByRole('button', { name: savedLeadCopy.confirm.yes, exact: true });
