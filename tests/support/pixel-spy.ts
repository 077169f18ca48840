import type { BrowserContext } from 'playwright';

/** Replaces the ads pixel on every page that `target` opens later. Calls `onLead` for each Lead event that a page sends. */
export async function watchPixel(
  target: Pick<BrowserContext, 'exposeFunction' | 'addInitScript'>,
  onLead: () => void,
): Promise<void> {
  await target.exposeFunction('notePixel', (command: string) => {
    if (command === 'track Lead') onLead();
  });
  await target.addInitScript(() => {
    Object.assign(window, {
      fbq: (...command: unknown[]) => Reflect.get(window, 'notePixel')(command.join(' ')),
    });
  });
}
