import type { CDPSession, Page } from 'playwright';

/** How many times slower the processor is made. */
export const SLOWDOWN = 4;

/**
 * What the main thread worked, in milliseconds of its own clock: what else the computer does meanwhile is not in it. The
 * slowing down is, for it is done by keeping the thread busy.
 */
export interface Work {
  all: number;
  script: number;
  /** Style and layout. */
  layout: number;
}

/** Slows the page's processor down. Gives the work of its main thread since it began. */
export async function slowDown(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return () => readWork(session);
}

export function workSince(before: Work, after: Work): Work {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    layout: after.layout - before.layout,
  };
}

async function readWork(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (...names: string[]) =>
    metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1_000, 0);
  return {
    all: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    layout: ms('LayoutDuration', 'RecalcStyleDuration'),
  };
}

/** Until everything that starts after the page has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(3_000);
}
