import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openFaultProxy } from './fault-proxy';
import type { HistoryEvent } from './history';
import { judge } from './judge';
import { isGoneWithin, pressIfPossible } from './page-waits';
import { playStep } from './player';
import { openSavedList, sendButton, untilDeliveriesCounted } from './saved-list';
import { type Step, stepText } from './sequence';
import { serverProcess } from './server-process';
import { openVisitor } from './visitor';
import type { World } from './world';

export interface PlayedSequence {
  /** What the judge found. Empty: the sequence holds. */
  wrong: string[];
  history: HistoryEvent[];
  rowCount: number;
  /** How many steps were possible. */
  doneCount: number;
}

/** A browser profile that has stored the site, a server process, and the faulty proxy between them. */
export interface Stage {
  /**
   * Plays a sequence, stops all faults, waits until every lead is sent, and judges the rows of the server. The hotel names
   * contain `seed`. Do not use the stage again after a sequence that went wrong.
   */
  play(seed: number, steps: readonly Step[]): Promise<PlayedSequence>;
  close(): Promise<void>;
}

/** After all faults have stopped, every waiting lead must be sent within this time. */
const CALM_MS = 150_000;

export async function openStage(browser: Browser): Promise<Stage> {
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
    async play(seed, steps) {
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
      const world: World = { visitor, proxy, server, note, newHotel, openedReceipts: new WeakMap() };
      let doneCount = 0;
      try {
        for (const step of steps) {
          note({ kind: 'step', text: stepText(step) });
          if (await playStep(world, step)) doneCount += 1;
          else note({ kind: 'step', text: '  (impossible now)' });
        }
        note({ kind: 'step', text: 'all faults stop' });
        await stopFaultsAndSend(world);
      } catch (error) {
        note({ kind: 'wrong', text: `it stopped: ${error instanceof Error ? error.message : error}` });
      }
      const rows = server.rows().slice(earlierRows);
      return { wrong: judge(ownHistory, rows), history: ownHistory, rowCount: rows.length, doneCount };
    },
    async close() {
      await visitor.context.close();
      await proxy.close();
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Stops all faults and opens /saved in a new tab. Resolves when no lead waits or is under way, and every delivery is
 * counted. Then all tabs are closed, so that no late notice is shown during the next sequence.
 */
async function stopFaultsAndSend({ visitor, proxy, server }: World): Promise<void> {
  await visitor.context.setOffline(false);
  await server.start();
  proxy.stopFaults();
  await visitor.closeAllTabs();
  const page = await visitor.context.newPage();
  const end = Date.now() + CALM_MS;
  for (;;) {
    const cards = await openSavedList(page);
    const waiting = cards.and(page.locator('.waiting, .locked, .attention'));
    if ((await waiting.count()) === 0) break;
    if (Date.now() > end) throw new Error(`still waiting: ${(await waiting.allInnerTexts()).join(' | ')}`);
    if (await pressIfPossible(sendButton(waiting))) await isGoneWithin(waiting, 10_000);
  }
  await proxy.untilIdle();
  await untilDeliveriesCounted(page);
  await visitor.closeAllTabs();
}
