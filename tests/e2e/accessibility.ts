import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './site';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Expects axe to find nothing wrong with the page as it stands now: WCAG 2.2 AA, and what axe calls best practice. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // All of it is laid out: what is not cannot be looked at.
  await page.locator('[data-whole]').waitFor({ state: 'attached' });
  // Not as a script of the page: the content policy forbids those.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (given) => Reflect.get(window, 'axe').run(document, given),
    options,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, state).toEqual([]);
}

/** Phone and desk: between them every layout of the site. */
export const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
