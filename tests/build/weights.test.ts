import { expect, test } from 'vitest';
import { distDir } from '../../src/node/paths';
import { FONT_BUDGET, precacheBudget, routeBudget } from '../../src/programs/built-site/budgets';
import { installationFiles } from '../../src/programs/built-site/built-lists';
import { weighFiles, weighFonts, weighRoute } from '../../src/programs/built-site/weights';
import { routes } from '../../src/site-build/prerender/routes';

test.each(routes)('$path stays within its budget', async (route) => {
  const budget = routeBudget(route);
  const { html, text, script, pictures } = await weighRoute(route);
  expect(html, 'HTML').toBeLessThanOrEqual(budget.html + (budget.excludesText ? text : 0));
  expect(script, 'script').toBeLessThanOrEqual(budget.script);
  expect(pictures, 'pictures').toBeLessThanOrEqual(budget.pictures);
});

test('the fonts stay within their budget', async () => {
  const fonts = await weighFonts();
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(FONT_BUDGET);
});

test('what an installation downloads stays within its budget', async () => {
  expect(await weighFiles(installationFiles(distDir), distDir)).toBeLessThanOrEqual(precacheBudget(routes));
});
