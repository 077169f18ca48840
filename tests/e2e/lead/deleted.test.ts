import { savedLeadCopy } from '../../../src/content/copy/leads/saved-card';
import { savedPageCopy } from '../../../src/content/copy/saved-page';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { sendWithoutNetwork } from '../../support/lead-form';
import {
  confirmDeleteButton,
  expectNothingSaved,
  leadButton,
  leadState,
  undoDeleteButton,
  waitingChip,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';

test.use(WHOLE_CHROMIUM);

test('a deleted request is never sent, unless Undo restores it', async ({ page, context, site }) => {
  await sendWithoutNetwork(page, 'Lake Road Inn');
  await waitingChip(page, 1).click();
  await expect(page.getByRole('heading', { level: 1, name: savedPageCopy.title })).toBeVisible();

  await leadButton(page, 'delete').click();
  await expect(page.getByText(savedLeadCopy.confirm.question)).toBeVisible();
  await expect(page.getByRole('button', { name: savedLeadCopy.confirm.no })).toBeFocused();
  await confirmDeleteButton(page).click();
  await expect(undoDeleteButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leadState(page, 'waiting')).toBeVisible();

  await leadButton(page, 'delete').click();
  await confirmDeleteButton(page).click();
  await expect(undoDeleteButton(page)).toBeVisible();
  await page.reload();
  await expectNothingSaved(page);
  await context.setOffline(false);
  await page.reload();
  await expectNothingSaved(page);
  expect(site.attempts()).toEqual([]);
});
