import type { Page } from 'playwright';

/** How many times slower the processor is made. */
export const SLOWDOWN = 4;

/** Slows the page's processor. Gives the milliseconds that its main thread has worked since, on the clock of the thread. */
export async function slowDown(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
}

/** Opens a page and waits until everything that starts after it has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(3_000);
}
