import { appShell } from '../../src/content/copy/app-shell';
import { expect, test } from './site';

test('A person who saves data reads a page for the page alone, and has the whole site after using it', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (name: RegExp) => asked.some((path) => name.test(path));

  await page.goto('/about', { waitUntil: 'load' });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(isAsked(/^\/assets\/(?:react|app)-|^\/service-worker/)).toBe(false);

  await page.getByLabel('Your email').click();
  await expect(page.getByText(`${appShell.readyOffline.title}.`, { exact: true })).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByLabel('Your email')).toBeFocused();
  await context.setOffline(true);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
