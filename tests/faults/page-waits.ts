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

function resolves(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
