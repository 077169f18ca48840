import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import { appShellCopy } from '../../../src/content/copy/app-shell';
import { LEAD_PATH } from '../../../src/leads/rules/lead-payload';
import { rootDir } from '../../../src/node/paths';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { emailField, sendContact } from '../../support/lead-form';
import { leadButton, leadState, unsentChip, waitingChip } from '../../support/lead-notices';
import { publish, visitUntilReadyOffline } from '../../support/offline-site';
import { expect, type Site, test } from '../../support/site';

test.use({ ...WHOLE_CHROMIUM, expectedConsole: /net::ERR_FAILED/ });

test('when the worker removes itself (VITE_SW=remove), no tab reloads, and typed text and a waiting request stay', async ({
  page,
  context,
  site,
}) => {
  await visitUntilReadyOffline(page, '/contact');
  await context.route(`**${LEAD_PATH}`, (route) => route.abort());
  await context.setOffline(true);
  await sendContact(page, 'Old Fort Inn');
  await expect(waitingChip(page, 1)).toBeVisible();
  const reader = await context.newPage();
  await reader.goto('/about');
  const loads: Page[] = [];
  for (const tab of [page, reader]) tab.on('load', () => loads.push(tab));

  const email = emailField(page);
  await email.fill('asha@seaview.example');
  await publishRemoval(site);
  await context.setOffline(false);
  await expect.poll(() => workerAfterCheck(page)).toBe('none');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  await reader.evaluate(registerAgain);
  await expect.poll(() => workerAfterCheck(page)).toBe('none');

  // As if the visitor looked at another tab: an outdated page would reload now.
  for (const tab of [page, reader]) {
    await tab.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(tab.getByText(appShellCopy.update.title)).toBeHidden();
  }
  await expect(email).toHaveValue('asha@seaview.example');
  await expect(unsentChip(page)).toBeVisible();
  expect(loads).toEqual([]);

  await context.unroute(`**${LEAD_PATH}`);
  await unsentChip(page).click();
  await leadButton(page, 'sendNow').click();
  await expect(leadState(page, 'sent')).toBeVisible();
});

/**
 * Makes the browser look for a new worker on the server, and returns the state of the registration after that. A message may
 * start the old worker again just before. Then the new one waits until Chromium stops the old one, which is idle after 30 s.
 * Chromium does not stop a worker that a debugger watches, so this function does.
 */
async function workerAfterCheck(page: Page): Promise<'none' | 'active' | 'waiting'> {
  const found = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    if (registration === undefined) return 'none';
    return registration.waiting === null ? 'active' : 'waiting';
  });
  if (found === 'waiting') {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await devTools.detach();
  }
  return found;
}

/** As a page of the old version does whose check for a new worker began before the removal: it registers the worker again. */
async function registerAgain(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  (await navigator.serviceWorker.ready).active?.postMessage({ type: 'store-later', isAsked: false });
}

/** The site as `VITE_SW=remove` builds it, as far as installed browsers see it: with the worker that removes itself. */
function publishRemoval(site: Site): Promise<void> {
  return publish(site, async (folder) => {
    const made = await build({
      root: rootDir,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: { write: false, rolldownOptions: { input: join(rootDir, 'sw/kill-switch.ts') } },
    });
    const code = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
    const [worker] = code;
    if (worker?.type !== 'chunk') throw new Error('sw/kill-switch.ts: not built');
    writeFileSync(join(folder, 'service-worker.js'), worker.code);
  });
}
