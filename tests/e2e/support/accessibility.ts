import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from '../../support/site';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Expects axe to find no violation in the current page: WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // axe cannot check sections that are not laid out yet.
  await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
  // The content policy forbids to insert axe as a script element.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (given) => Reflect.get(window, 'axe').run(document, given),
    OPTIONS,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, state).toEqual([]);
}

/** A phone and a desktop: together they show every layout of the site. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
