import type { Page } from 'playwright';

/** By how much the browser slows the processor down. */
export const SLOWDOWN = 4;

/**
 * Slows the page's processor down. Resolves to a function that resolves to the milliseconds of work of the page's main
 * thread since then.
 */
export async function slowDown(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}

/** Opens a page and waits three seconds, in which its idle scripts start. Rejects if the page does not load. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(3_000);
}
