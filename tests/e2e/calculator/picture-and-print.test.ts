import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/site';
import {
  fillExampleCosts,
  markMonsoonButton,
  openCalculator,
  openPanels,
  sharingButton,
} from '../support/calculator-form';

test.use({ serviceWorkers: 'block' });

test('the picture of 1080 by 1350 px is saved, or shared without a text', async ({ page }) => {
  await openCalculator(page);
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  const download = page.waitForEvent('download');
  await sharingButton(page, 'picture').click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        shared.push(...Object.keys(data), ...(data.files ?? []).map(({ type }) => type));
      },
    });
  });
  await sharingButton(page, 'picture').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toEqual(['files', 'image/png']);
});

test('a second sheet is printed if months are marked', async ({ page }) => {
  await openCalculator(page);
  const countSheets = async () => {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  expect(await countSheets()).toBe(1);
  await openPanels(page, 'months', 'losing');
  await markMonsoonButton(page).click();
  await fillExampleCosts(page);
  expect(await countSheets()).toBe(2);
});
