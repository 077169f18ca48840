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

export const PHONE = { width: 390, height: 844 };
/** Together with the phone it shows every layout of the site. */
const DESKTOP = { width: 1280, height: 800 };

/**
 * Expects axe to find no violation in the current page on each of `screens`: WCAG 2.2 AA and axe's best practices. The page
 * keeps the size of the last one.
 */
export async function expectAccessible(page: Page, state: string, screens = [DESKTOP, PHONE]): Promise<void> {
  // axe cannot check sections that are not laid out yet.
  await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
  // The content policy forbids to insert axe as a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const { violations } = await page.evaluate<AxeResults, RunOptions>(
      (given) => Reflect.get(window, 'axe').run(document, given),
      OPTIONS,
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    expect(found, `${state}, on a screen of ${screen.width} px`).toEqual([]);
  }
}
