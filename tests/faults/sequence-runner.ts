import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { messageOf } from '../../src/helpers/thrown-error';
import { checkHistory } from './check-history';
import { openFaultProxy } from './fault-proxy';
import type { HistoryEvent } from './history-event';
import { isGoneWithin, pressIfPossible } from './page-waits';
import { runStep } from './run-step';
import { openSavedList, sendButton, untilDeliveriesTracked } from './saved-list';
import { type Step, stepText } from './sequence';
import { serverProcess } from './server-process';
import type { StepEnvironment } from './step-environment';
import { openVisitor } from './visitor';

/** After all faults have stopped, every waiting lead must be sent within this time. */
const SEND_ALL_MS = 150_000;

/** Opens a browser profile that has stored the site, a server process, and the faulty proxy between them. */
export async function openSequenceRunner(browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-faults-'));
  const server = serverProcess(join(folder, 'leads'));
  let history: HistoryEvent[] = [];
  const note = (event: HistoryEvent) => void history.push(event);
  await server.start();
  const proxy = await openFaultProxy(server.port, note);
  const isStored = (receipt: string) => server.rows().some((row) => row.receipt === receipt);
  const visitor = await openVisitor(browser, proxy.url, note, isStored);
  await visitor.installSite();
  return {
    /**
     * Runs a sequence, stops all faults, waits until every lead is sent, and checks the rows of the server. The hotel names
     * contain `seed`. The sequence passed if there are no `problems`. After problems do not use the runner again.
     */
    async run(seed: number, steps: readonly Step[]) {
      // A new list for each sequence: late events of this one must not get into the next.
      const ownHistory: HistoryEvent[] = [];
      history = ownHistory;
      const earlierRows = server.rows().length;
      await visitor.closeAllTabs();
      let hotels = 0;
      const newHotel = () => {
        hotels += 1;
        return `Hotel ${seed} ${hotels}`;
      };
      const environment: StepEnvironment = {
        visitor,
        proxy,
        server,
        note,
        newHotel,
        openedLeads: new WeakMap(),
      };
      try {
        for (const [index, step] of steps.entries()) {
          note({ kind: 'step', text: `${index + 1}. ${stepText(step)}` });
          if (!(await runStep(environment, step))) note({ kind: 'step', text: '  (impossible now)' });
        }
        note({ kind: 'step', text: 'all faults stop' });
        await stopFaultsAndSend(environment);
      } catch (error) {
        note({ kind: 'problem', text: `it stopped: ${messageOf(error)}` });
      }
      const problems = checkHistory(ownHistory, server.rows().slice(earlierRows));
      return { problems, history: ownHistory };
    },
    async close(): Promise<void> {
      await visitor.context.close();
      await proxy.close();
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Stops all faults and opens /saved in a new tab. Resolves when no lead waits or is under way, and every delivery is tracked.
 * Then all tabs are closed, so that no late notice is shown during the next sequence.
 */
async function stopFaultsAndSend({ visitor, proxy, server }: StepEnvironment): Promise<void> {
  await visitor.context.setOffline(false);
  await server.start();
  proxy.stopFaults();
  await visitor.closeAllTabs();
  const page = await visitor.openFrontTab();
  const end = Date.now() + SEND_ALL_MS;
  for (;;) {
    const cards = await openSavedList(page);
    const waiting = cards.and(
      page.locator('[data-status=waiting], [data-status=locked], [data-status=attention]'),
    );
    if ((await waiting.count()) === 0) break;
    if (Date.now() > end) throw new Error(`still waiting: ${(await waiting.allInnerTexts()).join(' | ')}`);
    if (await pressIfPossible(sendButton(waiting))) await isGoneWithin(waiting, 10_000);
  }
  await proxy.untilIdle();
  await untilDeliveriesTracked(page);
  // This notes the toasts that pages have stored, which must not get into the next sequence.
  await visitor.openFrontTab();
  await visitor.closeAllTabs();
}
