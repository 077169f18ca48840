import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calculatorFieldsCopy } from '../../../../src/content/copy/calculator/fields';
import { calculatorMonthsCopy, losingMonthsCopy } from '../../../../src/content/copy/calculator/months';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import { calculatorSharingCopy } from '../../../../src/content/copy/calculator/sharing';
import { monthList, seasonNames } from '../../../../src/content/copy/dates';
import { stubNavigator } from '../../../support/stub-navigator';
import { openCalculator, storedRoom } from './calculator-page';

const HOTEL = {
  hotelName: 'Lake Road Inn',
  operatingDays: 365,
  roomTypes: [storedRoom('a', 'Standard Room'), storedRoom('b', '=cmd|"x"', { averagePrice: 0 })],
};

const { csv } = calculatorSharingCopy;
const { roomType, nightsOnOffer, revenue } = calculatorCopy.projection;
const { table } = calculatorMonthsCopy;
const { operatingDays, numberOfRooms, averagePrice, occupancyRate } = calculatorFieldsCopy;
const COLUMNS = ['nightsOnOffer', 'occupancy', 'price', 'revenue', 'breakEvenOccupancy', 'profit'] as const;

const action = (name: string) => screen.findByRole('button', { name });

test('the WhatsApp link contains the figures and the link to them', async () => {
  const { user } = openCalculator(HOTEL);
  const link = await screen.findByRole('link', { name: calculatorSharingCopy.actions.whatsApp });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  const text = address.searchParams.get('text');
  expect(text).toContain(calculatorSharingCopy.message.heading('Lake Road Inn'));
  expect(text).toContain(calculatorSharingCopy.message.total(7_665_000));
  expect(text).toContain(
    calculatorSharingCopy.message.room({
      ...storedRoom('a', 'Standard Room'),
      shownName: 'Standard Room',
      operatingDays: 365,
      nightsOnOffer: 3650,
      nightsSold: 2555,
      revenue: 7_665_000,
    }),
  );
  expect(text).toMatch(/#figures=[\w-]+$/);
});

test('the WhatsApp link opened with another mouse button contains the figures too', async () => {
  const { user } = openCalculator(HOTEL);
  const link = await screen.findByRole('link', { name: calculatorSharingCopy.actions.whatsApp });
  await user.pointer({ target: link, keys: '[MouseMiddle]' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.searchParams.get('text')).toContain(calculatorSharingCopy.message.heading('Lake Road Inn'));
});

test('Copy puts the figures on the clipboard and shows a toast', async () => {
  const { user } = openCalculator(HOTEL);
  await user.click(await action(calculatorSharingCopy.actions.copy));
  expect(await screen.findByText(calculatorSharingCopy.toasts.copied.title)).toBeDefined();
  expect(await navigator.clipboard.readText()).toContain(calculatorSharingCopy.message.total(7_665_000));
});

test('Share opens the share sheet of the phone', async () => {
  const shared: ShareData[] = [];
  const { user } = openCalculator(HOTEL);
  stubNavigator('share', async (data: ShareData) => void shared.push(data));
  await user.click(await action(calculatorSharingCopy.actions.share));
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.title).toBe(calculatorCopy.title);
  expect(shared[0]?.url).toMatch(/#figures=/);
});

test('the saved CSV file contains no formula', async () => {
  const { files, names } = watchDownloads();
  const { user } = openCalculator(HOTEL);
  await user.click(await action(calculatorSharingCopy.actions.csv));
  await waitFor(() => expect(names).toEqual([`${csv.fileName}-lake-road-inn.csv`]));
  const lines = (await readText(files[0])).split('\r\n');
  expect(lines[0]).toBe(
    `\uFEFF${[roomType, numberOfRooms.csv, averagePrice.csv, operatingDays.csv, nightsOnOffer.csv, occupancyRate.csv, revenue.csv]}`,
  );
  expect(lines[1]).toBe('Standard Room,10,3000,365,3650,70,7665000');
  expect(lines[2]).toBe(`"'=cmd|""x""",10,0,365,3650,70,0`);
  expect(lines[3]).toBe(`${calculatorCopy.total},,,,7300,,7665000`);
});

const MONSOON = { version: 1, months: [0, 0, 0, 0, 1, 2, 2, 2, 2], quietOccupancy: 30, quietPrice: 25 };

test('a message names the marked months and their year, and no cost', async () => {
  const { user } = openCalculator(HOTEL, { ...MONSOON, fixedCosts: 98_765 });
  await user.click(await action(calculatorSharingCopy.actions.copy));
  const text = await navigator.clipboard.readText();
  expect(text.split('\n')[2]).toBe(
    calculatorSharingCopy.message.byMonths(
      5_926_500,
      MONSOON.months.map((season) => (['ordinary', 'busy', 'quiet'] as const)[season] ?? 'ordinary'),
    ),
  );
  for (const months of [monthList([5, 6, 7, 8]), monthList([4])]) expect(text).toContain(months);
  expect(text).not.toContain(monthList([0]));
  const figures = atob(/#figures=([\w-]+)$/.exec(text)?.[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
  expect(figures).toContain('"months":[0,0,0,0,1,2,2,2,2,0,0,0]');
  expect(text + figures).not.toMatch(/98,?765|Costs|commission/i);
});

test('without marked months the message and the link do not mention months', async () => {
  const { user } = openCalculator(HOTEL, { version: 1, fixedCosts: 98_765, commission: 3 });
  await user.click(await action(calculatorSharingCopy.actions.copy));
  const text = await navigator.clipboard.readText();
  expect(text).not.toContain(calculatorSharingCopy.message.byMonths(0, []).split('₹')[0]);
  const figures = atob(/#figures=([\w-]+)$/.exec(text)?.[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '');
  expect(figures).toBe('["Lake Road Inn",365,["Standard Room",10,3000,70],["=cmd|\\"x\\"",10,0,70]]');
});

test('the months have a separate CSV file, with the costs if there are any', async () => {
  const { files, names } = watchDownloads();
  const { user } = openCalculator(HOTEL, { ...MONSOON, fixedCosts: 260_000 });
  await user.click(await action(calculatorSharingCopy.actions.months));
  await waitFor(() => expect(names).toEqual([`${csv.monthsFileName}-lake-road-inn.csv`]));
  const lines = (await readText(files[0])).split('\r\n');
  expect(lines[0]).toBe(
    `\uFEFF${[table.month, table.season, ...COLUMNS.map((column) => table[column].csv)]}`,
  );
  expect(lines[6]).toContain(`${monthList([5])},${seasonNames.quiet},600,30,1125,202500,`);
  expect(lines[13]).toContain(`${table.total},,7300,`);
  expect(lines[14]).toBe(`${losingMonthsCopy.fixedCosts.csv},260000,,,,,,`);
});

test('without marked months and costs there is no CSV file of months', async () => {
  openCalculator(HOTEL);
  await action(calculatorSharingCopy.actions.csv);
  expect(screen.queryByRole('button', { name: calculatorSharingCopy.actions.months })).toBeNull();
});

/** Returns lists that collect the saved files and their names. */
function watchDownloads() {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
}

test('if the clipboard is blocked the page shows the link', async () => {
  const { user } = openCalculator(HOTEL);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await action(calculatorSharingCopy.actions.link));
  const link = await screen.findByRole('link', { name: /#figures=/ });
  expect(link.getAttribute('href')).toBe(link.textContent);
});

function readText(file: Blob | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!file) return reject(new Error('no file was saved'));
    const reader = new FileReader();
    // As bytes, because reading as text removes the byte order mark.
    reader.onload = () => {
      const { result } = reader;
      if (result === null || typeof result === 'string') return reject(new Error('not bytes'));
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(result)));
    };
    reader.readAsArrayBuffer(file);
  });
}
