import type { Locator } from 'playwright';

/** Resolves to true if the first match is visible within `timeoutMs`. */
export function isVisibleWithin(locator: Locator, timeoutMs: number): Promise<boolean> {
  return resolves(locator.first().waitFor({ timeout: timeoutMs }));
}

/** Resolves to true if no match is left within `timeoutMs`. */
export function isGoneWithin(locator: Locator, timeoutMs: number): Promise<boolean> {
  return resolves(locator.first().waitFor({ state: 'detached', timeout: timeoutMs }));
}

/** Presses the first match. Resolves to false if it cannot be pressed within 3 s. */
export function pressIfPossible(button: Locator): Promise<boolean> {
  return resolves(button.first().click({ timeout: 3_000 }));
}

/**
 * Repeats a check until it returns true. Rejects after `timeoutMs`. For async checks in the page: Playwright's
 * `waitForFunction` takes their promise for true.
 */
export async function waitUntil(check: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await check()))
    if (Date.now() > end) throw new Error('the expected state was not reached in time');
}

function resolves(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
