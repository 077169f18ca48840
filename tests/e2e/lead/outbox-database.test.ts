import type { Page } from 'playwright/test';
import { openContact, sendContact } from '../../support/lead-form';
import {
  confirmDeleteButton,
  leadButton,
  leadState,
  savedLead,
  savedToast,
  undoDeleteButton,
  waitingChip,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { changeOutbox, readOutbox } from '../../support/stored-outbox';
import { reportOffline } from '../support/browser-conditions';

test.use({ serviceWorkers: 'block' });

async function saveLead(page: Page, hotel: string): Promise<void> {
  await sendContact(page, hotel);
  await expect(savedToast(page)).toBeVisible();
}

/** Opens /contact without network, saves a lead there, and changes what the outbox has stored. */
async function changeSavedLead(page: Page, change: Parameters<typeof changeOutbox>[1]): Promise<void> {
  await reportOffline(page);
  await openContact(page);
  await saveLead(page, 'Lake Road Inn');
  await changeOutbox(page, change);
}

test('fields that a newer version wrote stay when this version writes the outbox', async ({ page, site }) => {
  const entry = { callBack: { from: 9, to: 17 } };
  await changeSavedLead(page, { outbox: { seenAt: 7 }, entry });

  await saveLead(page, 'Hill View');
  await expect(waitingChip(page, 2)).toBeVisible();
  expect(await readOutbox(page)).toMatchObject({ seenAt: 7, leads: [entry, {}] });
  expect(site.rows()).toEqual([]);
});

test('a request with a sending time in the future can be deleted and sent', async ({ page, site }) => {
  const tomorrow = Date.now() + 86_400_000;
  await changeSavedLead(page, {
    entry: { state: 'sending', sendingSince: tomorrow, nextAttemptAt: tomorrow },
  });

  await page.goto('/saved');
  const saved = savedLead(page, 'Lake Road Inn');
  await expect(leadState(saved, 'answerNotSeen')).toBeVisible();
  await leadButton(saved, 'delete').click();
  await confirmDeleteButton(saved).click();
  await undoDeleteButton(saved).click();
  await leadButton(saved, 'sendNow').click();
  await expect(leadState(saved, 'sent')).toBeVisible();
  expect(site.rows()).toHaveLength(1);
});
