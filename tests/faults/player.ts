import type { Page } from 'playwright';
import { contactCopy } from '../../src/content/copy/contact';
import { leadOutcomeCopy } from '../../src/content/copy/lead-outcome';
import { leadCopy } from '../../src/content/copy/leads';
import { savedRequestCopy } from '../../src/content/copy/saved-request';
import type { FaultProxy } from './fault-proxy';
import type { HistoryEvent } from './history';
import { type FormName, followLink, formOn, openForm, usableForm } from './lead-forms';
import { isVisibleWithin, pressIfPossible } from './page-waits';
import { actionFailed, savedCardWith, sendButton, untilAttemptEnded } from './saved-list';
import type { AfterPress, Step } from './sequence';
import type { ServerProcess } from './server-process';
import type { Visitor } from './visitor';

/** What the steps act on, and what they remember about one sequence. */
export interface World {
  visitor: Visitor;
  proxy: FaultProxy;
  server: ServerProcess;
  note: (event: HistoryEvent) => void;
  /** Returns the name of a hotel that no other request of the test has. */
  newHotel: () => string;
  /** The receipt of the saved request that was opened in a form of a tab. */
  openedReceipts: WeakMap<Page, Partial<Record<FormName, string>>>;
}

/** Does one step. Returns false if it is impossible in the current state, which then stays as it was. */
export async function playStep(world: World, step: Step): Promise<boolean> {
  const { visitor, proxy, server } = world;
  switch (step.do) {
    case 'fill':
      return fill(world, step.form);
    case 'press':
      proxy.inject(step.fault, step.faultCount);
      return press(world, step.times, step.after);
    case 'save-later':
      return saveForLater(world);
    case 'clear':
      return clear(world);
    case 'reload':
      await (await visitor.page()).reload();
      return true;
    case 'close':
      await visitor.closeTab();
      return true;
    case 'tab':
      await visitor.changeTab();
      return true;
    case 'walk':
      await followLink(await visitor.page(), step.path);
      return true;
    case 'visit':
      await (await visitor.page()).goto(step.path);
      return true;
    case 'offline':
    case 'online':
      await visitor.context.setOffline(step.do === 'offline');
      return true;
    case 'kill':
      await server.kill();
      return true;
    case 'start':
      await server.start();
      return true;
    case 'send-now':
      proxy.inject(step.fault, step.faultCount);
      return sendNow(world);
    case 'correct':
      return correct(world, step);
    case 'delete':
      return deleteSaved(world, step.undo);
  }
}

async function fill({ visitor, openedReceipts, newHotel }: World, name: FormName): Promise<boolean> {
  const page = await visitor.page();
  await openForm(page, name);
  const form = formOn(page, name);
  // An empty form no longer corrects a saved request.
  if ((await form.hotel.inputValue()) === '')
    openedReceipts.set(page, { ...openedReceipts.get(page), [name]: undefined });
  await form.fill(newHotel());
  return true;
}

async function press(world: World, times: number, after: AfterPress): Promise<boolean> {
  const { visitor, note, openedReceipts } = world;
  const page = await visitor.page();
  const name = await usableForm(page);
  if (name === null) return false;
  const form = formOn(page, name);
  const hotel = await form.readHotel();
  if (hotel === '' || (await form.submit.count()) === 0 || !(await form.submit.isEnabled())) return false;
  note({ kind: 'pressed', hotel, correctedReceipt: openedReceipts.get(page)?.[name] ?? null });
  await form.submit.evaluate((button: HTMLElement, clicks) => {
    for (let n = 0; n < clicks; n += 1) button.click();
  }, times);
  await actAfterPress(world, page, name, after);
  if (after === 'outcome' && !(await isVisibleWithin(page.locator('[role=alert] b, [role=status] b'), 5_000)))
    note({ kind: 'wrong', text: `${hotel}: pressed, and no notice was shown` });
  return true;
}

async function actAfterPress(
  { visitor, server }: World,
  page: Page,
  name: FormName,
  after: AfterPress,
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

async function saveForLater({ visitor }: World): Promise<boolean> {
  const page = await visitor.page();
  const button = page.getByRole('button', { name: leadCopy.saveForLater }).last();
  if (!(await pressIfPossible(button))) return false;
  const { kept, keptForLater, notKept, sentAsItWas } = leadOutcomeCopy;
  const titles = [kept, keptForLater, notKept, sentAsItWas, contactCopy.form.failed].map(
    ({ title }) => title,
  );
  const noticeTitle = page.locator('[role=alert] b, [role=status] b');
  await noticeTitle
    .filter({ hasText: new RegExp(titles.join('|')) })
    .first()
    .waitFor();
  return true;
}

async function clear({ visitor, note }: World): Promise<boolean> {
  const page = await visitor.page();
  const name = await usableForm(page);
  if (name === null) return false;
  const form = formOn(page, name);
  const hotel = await form.readHotel();
  if (!(await form.clear.isVisible()) || !(await pressIfPossible(form.clear))) return false;
  note({ kind: 'cleared', hotel });
  return true;
}

async function sendNow({ visitor }: World): Promise<boolean> {
  const page = await visitor.page();
  const { sendNow, tryAgain } = savedRequestCopy.actions;
  const saved = (await savedCardWith(page, sendNow)) ?? (await savedCardWith(page, tryAgain));
  if (saved === null || !(await pressIfPossible(sendButton(saved.card)))) return false;
  await untilAttemptEnded(saved.card);
  return true;
}

async function correct(world: World, step: Extract<Step, { do: 'correct' }>): Promise<boolean> {
  const { visitor, proxy, note, newHotel, openedReceipts } = world;
  const saved = await savedCardWith(await visitor.page(), savedRequestCopy.actions.open);
  if (saved === null) return false;
  const { page, card, receipt } = saved;
  if (!(await pressIfPossible(card.getByRole('button', { name: savedRequestCopy.actions.open }))))
    return false;
  const replace = card.getByRole('button', { name: savedRequestCopy.overwrite.yes });
  const anyForm = page.getByLabel(leadCopy.resortName.label);
  await anyForm.or(replace).or(actionFailed(card)).first().waitFor();
  if ((await replace.count()) > 0) await replace.click();
  await anyForm.or(actionFailed(card)).first().waitFor();
  const name = await usableForm(page);
  if (name === null) return false;
  note({ kind: 'opened', receipt });
  openedReceipts.set(page, { ...openedReceipts.get(page), [name]: receipt });
  const form = formOn(page, name);
  await form.submit.and(page.locator(':enabled')).waitFor();
  await form.fill(`${newHotel()} corrected`);
  if (!step.thenPress) {
    await followLink(page, '/faq');
    return true;
  }
  proxy.inject(step.fault, step.faultCount);
  return press(world, 1, step.after);
}

async function deleteSaved({ visitor, note }: World, undo: boolean): Promise<boolean> {
  const { actions, confirm, deleted } = savedRequestCopy;
  const saved = await savedCardWith(await visitor.page(), actions.delete);
  if (saved === null) return false;
  const { page, card, receipt } = saved;
  const deleteButton = card.getByRole('button', { name: actions.delete, exact: true });
  const confirmButton = card.getByRole('button', { name: confirm.yes, exact: true });
  const hotel = await card.getByRole('heading').innerText();
  if (!(await pressIfPossible(deleteButton)) || !(await pressIfPossible(confirmButton))) return false;
  const undoButton = page.getByRole('button', { name: deleted.undo });
  await undoButton.or(actionFailed(card)).first().waitFor();
  if ((await undoButton.count()) === 0) return true;
  note({ kind: 'deleted', receipt, hotel });
  if (undo) {
    await undoButton.click();
    await deleteButton.waitFor();
    note({ kind: 'restored', receipt });
  }
  return true;
}
