import type { Page } from 'playwright';
import type { LeadFormName } from '../../src/leads/rules/form-fields';
import { followLink, formOn, usableForm } from './page-forms';
import { isVisibleWithin } from './page-waits';
import type { AfterSubmission } from './sequence';
import type { StepEnvironment } from './step-environment';

/** Presses the button of the usable form, then does what follows. Returns false, and does nothing, if it cannot be pressed. */
export async function submitForm(
  environment: StepEnvironment,
  times: number,
  after: AfterSubmission,
): Promise<boolean> {
  const { visitor, note, openedLeads } = environment;
  const page = await visitor.openFrontTab();
  const name = await usableForm(page);
  if (name === null) return false;
  const form = formOn(page, name);
  const hotel = await form.readHotel();
  if (hotel === '' || (await form.submit.count()) === 0 || !(await form.submit.isEnabled())) return false;
  note({ kind: 'submitted', hotel, corrects: openedLeads.get(page)?.[name] ?? null });
  await form.submit.evaluate((button: HTMLElement, clicks) => {
    for (let n = 0; n < clicks; n += 1) button.click();
  }, times);
  await actAfterSubmission(environment, page, name, after);
  if (after === 'outcome' && !(await isVisibleWithin(page.locator('[role=alert] b, [role=status] b'), 5_000)))
    note({ kind: 'problem', text: `${hotel}: submitted, and no notice was shown` });
  return true;
}

async function actAfterSubmission(
  { visitor, server }: StepEnvironment,
  page: Page,
  name: LeadFormName,
  after: AfterSubmission,
): Promise<void> {
  const { untilAnswered } = formOn(page, name);
  switch (after) {
    case 'outcome':
      return untilAnswered();
    case 'reload':
      await page.reload();
      return;
    case 'close':
      return page.close();
    case 'leave':
      return followLink(page, '/faq');
    case 'offline':
      await visitor.context.setOffline(true);
      return untilAnswered();
    case 'kill':
      await server.kill();
      return untilAnswered();
    case 'next':
      return;
  }
}
