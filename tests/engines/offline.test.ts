import { appShell, notFoundCopy } from '../../src/content/copy/app-shell';
import { calculator } from '../../src/content/copy/calculator';
import { publishNextVersion } from '../e2e/offline-site';
import { expect, test } from './engine';

test('without the server every kind of page opens, with any query, and the calculator keeps its figures', async ({
  tab,
  person,
  site,
}) => {
  await tab.open(`${site.url}/tools/revenue-calculator`);
  await person.untilOnThisDevice();
  await site.stop();
  await tab.reload();
  await person.write('[name=hotelName]', 'Cloud End Retreat');
  // The calculator saves typed figures once its script has started, which this press proves.
  await person.press('main button', calculator.form.addRoom);
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('[data-room]').length, null)).toBe(2);
  await tab.open(`${site.url}/blog/reduce-ota-commission/?utm_source=x`);
  await person.sees('Reduce OTA Commission', 'h1');
  await tab.open(`${site.url}/no-such-page`);
  await person.sees(notFoundCopy.title, 'h1');
  await tab.open(`${site.url}/tools/revenue-calculator`);
  await expect.poll(() => person.value('[name=hotelName]')).toBe('Cloud End Retreat');
});

test('a new version is offered, and loads when the visitor agrees', async ({ tab, person, site }) => {
  const version = () =>
    tab.evaluate(() => document.documentElement.dataset.version ?? 'first', null).catch(() => 'between');
  await tab.open(`${site.url}/about`);
  await person.untilOnThisDevice();
  const goBack = await publishNextVersion(site);
  try {
    await tab.reload();
    await person.sees(appShell.update.title, 'body', 30_000);
    expect(await version()).toBe('first');
    await person.press('button', appShell.update.action);
    await expect.poll(version).toBe('next');
  } finally {
    await goBack();
  }
});
