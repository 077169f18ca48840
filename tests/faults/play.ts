import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { type FaultProxy, openFaultProxy } from './fault-proxy';
import type { HistoryEvent } from './history';
import { judge } from './judge';
import { type After, type Step, stepText } from './sequence';
import { serverProcess } from './server-process';
import * as pageActions from './visitor';

export interface Played {
  wrong: string[];
  history: HistoryEvent[];
  rows: number;
  /** How many steps were done. A step that does not apply to the current state is skipped. */
  done: number;
}

/** A browser profile that has stored the site, a server, and the proxy between them. */
export interface Stage {
  /**
   * Plays a sequence, lets all be well, waits until nothing is due, and judges what is stored. `seed` names the hotels. A
   * stage on which something went wrong is not to be played on again.
   */
  play(seed: number, steps: readonly Step[]): Promise<Played>;
  close(): Promise<void>;
}

/** After all faults have stopped, every waiting lead must be sent within this time. */
const CALM_MS = 150_000;

/** Opens a stage: a real browser that has stored the whole site, the server as a process, and the faulty proxy between them. */
export async function openStage(browser: Browser): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-faults-'));
  const server = serverProcess(join(folder, 'leads.jsonl'));
  let history: HistoryEvent[] = [];
  const note = (event: HistoryEvent) => void history.push(event);
  await server.start();
  const line = await openFaultProxy(server.port, note);
  const isStored = (receipt: string) => server.rows().some((row) => row.receipt === receipt);
  const visitor = await pageActions.visitorOn(browser, line.url, note, isStored);
  await visitor.untilInstalled();
  return {
    async play(seed, steps) {
      const begun: HistoryEvent[] = [];
      history = begun;
      const before = server.rows().length;
      await visitor.closeAll();
      const player = playerOf({ visitor, line, server, note, seed });
      let done = 0;
      try {
        for (const step of steps) {
          note({ kind: 'step', text: stepText(step) });
          if (await player.play(step)) done += 1;
          else note({ kind: 'step', text: '  (does not apply)' });
        }
        note({ kind: 'step', text: 'all is well again' });
        await player.letAllBeWell();
      } catch (error) {
        note({
          kind: 'wrong',
          text: `it stopped: ${error instanceof Error ? error.message : String(error)}`,
        });
      }
      const rows = server.rows().slice(before);
      return { wrong: judge(begun, rows), history: begun, rows: rows.length, done };
    },
    async close() {
      await visitor.context.close();
      await line.close();
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

interface World {
  visitor: pageActions.Visitor;
  line: FaultProxy;
  server: ReturnType<typeof serverProcess>;
  note: (event: HistoryEvent) => void;
  seed: number;
}

function playerOf({ visitor, line, server, note, seed }: World) {
  let hotels = 0;
  /** For each form of a tab: the receipt of the saved request that was opened in it. */
  const opened = new WeakMap<Page, Partial<Record<pageActions.FormName, string>>>();

  /** The form in front: the modal, where one is open, covers the page. */
  async function formInFront(page: Page): Promise<pageActions.FormName | null> {
    if (await pageActions.formOn(page, 'quote').isShown()) return 'quote';
    return (await pageActions.formOn(page, 'contact').isShown()) ? 'contact' : null;
  }

  async function fill(name: pageActions.FormName): Promise<boolean> {
    const page = await shownPage();
    await pageActions.openForm(page, name);
    const form = pageActions.formOn(page, name);
    await form.untilAnswered();
    if ((await form.hotel.inputValue()) === '') opened.set(page, { ...opened.get(page), [name]: undefined });
    hotels += 1;
    await form.fill(`Hotel ${seed} ${hotels}`);
    return true;
  }

  /** The tab in front, on some page of the site. */
  async function shownPage(): Promise<Page> {
    const page = await visitor.page();
    if (page.url() === 'about:blank') await page.goto('/contact');
    return page;
  }

  async function press(times: number, after: After): Promise<boolean> {
    const page = await shownPage();
    const name = await formInFront(page);
    if (name === null) return false;
    const form = pageActions.formOn(page, name);
    // It may be on its way out, with the page that was left.
    const hotel = await form.hotel.inputValue({ timeout: 3_000 }).catch(() => '');
    if (hotel === '' || (await form.submit.count()) === 0 || !(await form.submit.isEnabled())) return false;
    note({ kind: 'pressed', hotel, standsFor: opened.get(page)?.[name] ?? null });
    await form.submit.evaluate((button: HTMLElement, clicks) => {
      for (let n = 0; n < clicks; n += 1) button.click();
    }, times);
    switch (after) {
      case 'outcome':
        await form.untilAnswered();
        if (!(await pageActions.isSeenWithin(page.locator('[role=alert] b, [role=status] b'), 5_000)))
          note({ kind: 'wrong', text: `${hotel}: pressed, and nothing was said` });
        break;
      case 'reload':
        await page.reload();
        break;
      case 'close':
        await page.close();
        break;
      case 'leave':
        await pageActions.walk(page, '/faq');
        break;
      case 'offline':
        await visitor.context.setOffline(true);
        await form.untilAnswered();
        break;
      case 'kill':
        await server.kill();
        await form.untilAnswered();
        break;
      case 'next':
        break;
    }
    return true;
  }

  /** A card of the saved requests with this button, its receipt with it. */
  async function savedWith(button: string): Promise<{ page: Page; card: Locator; receipt: string } | null> {
    const page = await shownPage();
    await pageActions.closeModal(page);
    const cards = await pageActions.openSaved(page);
    const card = cards.filter({ has: page.getByRole('button', { name: button, exact: true }) }).first();
    if ((await card.count()) === 0) return null;
    const receipt = await pageActions.receiptOfCard(card);
    // What is sent while one reads is gone from the list, or has no buttons any more.
    return receipt === '' ? null : { page, card: page.locator('li', { hasText: receipt }), receipt };
  }

  async function sendNow(): Promise<boolean> {
    const saved = (await savedWith('Send now')) ?? (await savedWith('Try again'));
    if (saved === null) return false;
    const button = saved.card.getByRole('button', { name: /Send now|Try again/ });
    if (!(await pressIfThere(button))) return false;
    await untilAttemptEnded(saved.card);
    return true;
  }

  /** Until a try from the list has ended: it is sent, or it waits again and says why. */
  async function untilAttemptEnded(card: Locator): Promise<void> {
    const ended = card.locator('.card.sent, .card.attention, p[role=status]:not(:empty)').first();
    await ended.waitFor({ timeout: pageActions.LONGEST_SENDING_MS });
  }

  async function pressIfThere(button: Locator): Promise<boolean> {
    return button
      .first()
      .click({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
  }

  async function correct({
    thenPress,
    fault,
    faultCount,
    after,
  }: Extract<Step, { do: 'correct' }>): Promise<boolean> {
    const saved = await savedWith('Open in the form');
    if (saved === null) return false;
    const { page, card, receipt } = saved;
    if (!(await pressIfThere(card.getByRole('button', { name: 'Open in the form' })))) return false;
    const replace = card.getByRole('button', { name: 'Replace the text' });
    const anyForm = page.getByLabel('Hotel/Resort Name');
    // It cannot be opened: the card says why, or that the request has been sent meanwhile.
    const notOpened = card.locator('.card.sent, p[role=status]:not(:empty)');
    await anyForm.or(replace).or(notOpened).first().waitFor();
    if ((await replace.count()) > 0) await replace.click();
    await anyForm.or(notOpened).first().waitFor();
    const name = await formInFront(page);
    if (name === null) return false;
    note({ kind: 'opened', receipt });
    opened.set(page, { ...opened.get(page), [name]: receipt });
    const form = pageActions.formOn(page, name);
    await form.submit.and(page.locator(':enabled')).waitFor();
    hotels += 1;
    await form.fill(`Hotel ${seed} ${hotels} corrected`);
    if (!thenPress) {
      await pageActions.walk(page, '/faq');
      return true;
    }
    line.inject(fault, faultCount);
    return press(1, after);
  }

  async function remove(undo: boolean): Promise<boolean> {
    const saved = await savedWith('Delete');
    if (saved === null) return false;
    const { card, receipt } = saved;
    const button = card.getByRole('button', { name: 'Delete', exact: true });
    if (!(await pressIfThere(button)) || !(await pressIfThere(button))) return false;
    const deleted = card.page().getByRole('button', { name: 'Undo' });
    await deleted.or(card.locator('p[role=status]:not(:empty), .card.sent')).first().waitFor();
    if ((await deleted.count()) === 0) return true;
    note({ kind: 'deleted', receipt });
    if (undo) {
      await deleted.click();
      await card.getByRole('button', { name: 'Delete', exact: true }).waitFor();
      note({ kind: 'restored', receipt });
    }
    return true;
  }

  async function play(step: Step): Promise<boolean> {
    switch (step.do) {
      case 'fill':
        return fill(step.form);
      case 'press':
        line.inject(step.fault, step.faultCount);
        return press(step.times, step.after);
      case 'save-later': {
        const page = await shownPage();
        const button = page.getByRole('button', { name: 'Save and send later' }).last();
        if (!(await pressIfThere(button))) return false;
        await page
          .getByText(/Saved on this phone|has been sent|^Error$/)
          .first()
          .waitFor();
        return true;
      }
      case 'clear': {
        const page = await shownPage();
        const name = await formInFront(page);
        if (name === null) return false;
        const form = pageActions.formOn(page, name);
        // The form may be on a page that the visitor has just left.
        const hotel = await form.hotel.inputValue({ timeout: 3_000 }).catch(() => '');
        if (!(await form.clear.isVisible()) || !(await pressIfThere(form.clear))) return false;
        note({ kind: 'cleared', hotel });
        return true;
      }
      case 'reload':
        await (await shownPage()).reload();
        return true;
      case 'close':
        await visitor.closeTab();
        return true;
      case 'tab':
        await visitor.changeTab();
        await shownPage();
        return true;
      case 'walk':
        await pageActions.walk(await shownPage(), step.path);
        return true;
      case 'visit':
        await (await shownPage()).goto(step.path);
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
        line.inject(step.fault, step.faultCount);
        return sendNow();
      case 'correct':
        return correct(step);
      case 'delete':
        return remove(step.undo);
    }
  }

  /**
   * Stops all faults, closes every tab, and opens the site again. Resolves when no request waits or is on its way, and every
   * delivery is counted. Then it closes the tabs, so that no notice of these steps comes during those of the next seed.
   */
  async function letAllBeWell(): Promise<void> {
    await visitor.context.setOffline(false);
    await server.start();
    line.calm();
    await visitor.closeAll();
    const end = Date.now() + CALM_MS;
    for (;;) {
      const page = await visitor.page();
      const cards = await pageActions.openSaved(page);
      const waiting = cards.and(page.locator('.waiting, .sending, .attention'));
      if ((await waiting.count()) === 0) break;
      if (Date.now() > end) throw new Error(`still waiting: ${(await waiting.allInnerTexts()).join(' | ')}`);
      const button = waiting.getByRole('button', { name: /Send now|Try again/ });
      if (await pressIfThere(button)) await pageActions.isGoneWithin(waiting, 10_000);
    }
    await line.untilIdle();
    await pageActions.untilReported(await visitor.page());
    await visitor.closeAll();
  }

  return { play, letAllBeWell };
}
