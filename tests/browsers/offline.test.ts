import { appShellCopy, notFoundCopy } from '../../src/content/copy/app-shell';
import { calculatorCopy } from '../../src/content/copy/calculator/page';
import { readArticleTitle } from '../support/built-blog';
import { publishNextVersion } from '../support/offline-site';
import { expect, test } from './engine';

test('without the server every kind of page opens, with any query, and the calculator keeps its figures', async ({
  tab,
  visitor,
  site,
}) => {
  await tab.open(`${site.url}/tools/revenue-calculator`);
  await visitor.untilInstalled();
  await site.stop();
  await tab.reload();
  await visitor.write('[name=hotelName]', 'Cloud End Retreat');
  // The calculator saves typed figures once its script has started, which this press proves.
  await visitor.press('main button', calculatorCopy.form.addRoomType);
  await visitor.waitForCount('[data-room]', 2);
  await tab.open(`${site.url}/blog/reduce-ota-commission/?utm_source=x`);
  await visitor.waitForText(readArticleTitle('reduce-ota-commission'), 'h1');
  await tab.open(`${site.url}/no-such-page`);
  await visitor.waitForText(notFoundCopy.title, 'h1');
  await tab.open(`${site.url}/tools/revenue-calculator`);
  await expect.poll(() => visitor.value('[name=hotelName]')).toBe('Cloud End Retreat');
});

test('a new version is offered, and loads when the visitor agrees', async ({ tab, visitor, site }) => {
  const version = () =>
    tab.evaluate(() => document.documentElement.dataset.version ?? 'first', null).catch(() => 'between');
  await tab.open(`${site.url}/about`);
  await visitor.untilInstalled();
  await publishNextVersion(site);
  await tab.reload();
  await visitor.waitForText(appShellCopy.update.title, 'body', 30_000);
  expect(await version()).toBe('first');
  await visitor.press('button', appShellCopy.update.action);
  await expect.poll(version).toBe('next');
});
