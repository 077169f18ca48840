import { contactCopy } from '../../src/content/copy/contact';
import { quoteCopy } from '../../src/content/copy/leads/forms';
import { leadOutcomeCopy } from '../../src/content/copy/leads/outcome';
import { savedLeadCopy } from '../../src/content/copy/leads/saved-card';
import type { LeadFormName } from '../../src/leads/rules/form-fields';
import { hotelField } from '../support/lead-form';
import { leadButton, saveForLaterButton, undoDeleteButton } from '../support/lead-notices';
import { expect } from '../support/site';
import { followLink, formOn, openForm, usableForm } from './page-forms';
import { pressIfPossible } from './page-waits';
import { actionFailed, deleteLead, savedCardWith, sendButton, untilAttemptEnded } from './saved-list';
import type { Step } from './sequence';
import type { StepEnvironment } from './step-environment';
import { submitForm } from './submit-form';
import { sentToastTitles } from './watch-page';

/** Does one step. Returns false if it is impossible in the current state, which then stays as it was. */
export async function runStep(environment: StepEnvironment, step: Step): Promise<boolean> {
  const { visitor, proxy, server } = environment;
  switch (step.do) {
    case 'fill':
      return fill(environment, step.form);
    case 'submit':
      proxy.inject(step.fault, step.faultCount);
      return submitForm(environment, step.times, step.after);
    case 'save-later':
      return saveForLater(environment);
    case 'clear':
      return clear(environment);
    case 'reload':
      await (await visitor.openFrontTab()).reload();
      return true;
    case 'close-tab':
      await visitor.closeTab();
      return true;
    case 'change-tab':
      await visitor.changeTab();
      return true;
    case 'follow-link':
      await followLink(await visitor.openFrontTab(), step.path);
      return true;
    case 'load-page':
      await (await visitor.openFrontTab()).goto(step.path);
      return true;
    case 'offline':
    case 'online':
      await visitor.context.setOffline(step.do === 'offline');
      return true;
    case 'kill-server':
      await server.kill();
      return true;
    case 'start-server':
      await server.start();
      return true;
    case 'send-now':
      proxy.inject(step.fault, step.faultCount);
      return sendNow(environment);
    case 'correct':
      return correct(environment, step);
    case 'delete':
      return deleteSaved(environment, step.undo);
  }
}

async function fill(
  { visitor, openedLeads, newHotel }: StepEnvironment,
  name: LeadFormName,
): Promise<boolean> {
  const page = await visitor.openFrontTab();
  await openForm(page, name);
  const form = formOn(page, name);
  // An empty form no longer corrects a saved lead.
  if ((await form.hotel.inputValue()) === '')
    openedLeads.set(page, { ...openedLeads.get(page), [name]: undefined });
  await form.fill(newHotel());
  return true;
}

async function saveForLater({ visitor }: StepEnvironment): Promise<boolean> {
  const page = await visitor.openFrontTab();
  const button = saveForLaterButton(page).last();
  if (!(await pressIfPossible(button))) return false;
  const { savedOffline, savedUnanswered, notSaved, deliveredWithOtherText } = leadOutcomeCopy;
  const outcomes = [
    savedOffline,
    savedUnanswered,
    notSaved,
    deliveredWithOtherText,
    contactCopy.form.failed,
    quoteCopy.failed,
  ];
  const titles = [...outcomes.map(({ title }) => title), ...sentToastTitles];
  const noticeTitle = page.locator('[role=alert] b, [role=status] b');
  const isShown = async () => (await noticeTitle.allTextContents()).some((title) => titles.includes(title));
  await expect.poll(isShown).toBe(true);
  return true;
}

async function clear({ visitor, note }: StepEnvironment): Promise<boolean> {
  const page = await visitor.openFrontTab();
  const name = await usableForm(page);
  if (name === null) return false;
  const form = formOn(page, name);
  const hotel = await form.readHotel();
  if (!(await form.clear.isVisible()) || !(await pressIfPossible(form.clear))) return false;
  note({ kind: 'cleared', hotel });
  return true;
}

async function sendNow({ visitor }: StepEnvironment): Promise<boolean> {
  const page = await visitor.openFrontTab();
  const saved = (await savedCardWith(page, 'sendNow')) ?? (await savedCardWith(page, 'tryAgain'));
  if (saved === null || !(await pressIfPossible(sendButton(saved.card)))) return false;
  await untilAttemptEnded(saved.card);
  return true;
}

async function correct(
  environment: StepEnvironment,
  step: Extract<Step, { do: 'correct' }>,
): Promise<boolean> {
  const { visitor, proxy, note, newHotel, openedLeads } = environment;
  const saved = await savedCardWith(await visitor.openFrontTab(), 'open');
  if (saved === null) return false;
  const { page, card, receipt } = saved;
  if (!(await pressIfPossible(leadButton(card, 'open')))) return false;
  const replace = card.getByRole('button', { name: savedLeadCopy.overwrite.yes });
  const anyForm = hotelField(page);
  await anyForm.or(replace).or(actionFailed(card)).first().waitFor();
  if ((await replace.count()) > 0) await replace.click();
  await anyForm.or(actionFailed(card)).first().waitFor();
  const name = await usableForm(page);
  if (name === null) return false;
  note({ kind: 'opened', receipt });
  const form = formOn(page, name);
  await form.untilReady();
  openedLeads.set(page, { ...openedLeads.get(page), [name]: { receipt, hotel: await form.readHotel() } });
  await form.fill(`${newHotel()} corrected`);
  if (!step.thenSubmit) {
    await followLink(page, '/faq');
    return true;
  }
  proxy.inject(step.fault, step.faultCount);
  return submitForm(environment, 1, step.after);
}

async function deleteSaved({ visitor, note }: StepEnvironment, undo: boolean): Promise<boolean> {
  const saved = await savedCardWith(await visitor.openFrontTab(), 'delete');
  const deletion = saved && (await deleteLead(saved));
  if (saved === null || deletion === null) return false;
  const { page, card, receipt } = saved;
  note({ kind: 'deleted', receipt, ...deletion });
  if (undo) {
    await undoDeleteButton(page).click();
    await leadButton(card, 'delete').waitFor();
    note({ kind: 'restored', receipt });
  }
  return true;
}
