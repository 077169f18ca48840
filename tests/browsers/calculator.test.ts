import { calculatorCopy } from '../../src/content/copy/calculator/page';
import { expect, test } from './engine';

test('an owner adds a room type, and a reload keeps the figures', async ({ tab, visitor, site }) => {
  await tab.open(`${site.url}/tools/revenue-calculator`);
  await visitor.write('[name=hotelName]', 'Cloud End Retreat');
  await visitor.press('main button', calculatorCopy.form.addRoomType);
  await visitor.waitForCount('[data-room]', 2);
  const total = () => tab.evaluate(() => document.querySelector('output')?.textContent ?? '', null);
  const before = await total();
  await visitor.write('[data-room]:last-of-type [name=roomTypeName]', 'Tree Cottage');
  await visitor.write('[data-room]:last-of-type [name=numberOfRooms]', '4');
  await visitor.write('[data-room]:last-of-type [name=averagePrice]', '4500');
  await visitor.write('[data-room]:last-of-type [type=number][name=occupancyRate]', '60');
  await expect.poll(total).not.toBe(before);
  const after = await total();

  await tab.reload();
  await expect.poll(total).toBe(after);
  await expect.poll(() => visitor.value('[name=hotelName]')).toBe('Cloud End Retreat');
  await visitor.waitForText('Tree Cottage', 'main table');
});
