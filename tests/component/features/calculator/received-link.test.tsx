import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calculatorMonthsCopy, losingMonthsCopy } from '../../../../src/content/copy/calculator/months';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import { calculatorSharingCopy } from '../../../../src/content/copy/calculator/sharing';
import {
  openCalculator,
  openPanel,
  PANELS_KEY,
  projectionRows,
  seasonOf,
  storedRoom,
  storedValue,
  total,
} from './calculator-page';

const OWN = { hotelName: 'My Inn', operatingDays: 365, roomTypes: [storedRoom('a', 'Cottage')] };

/** Sets a URL in the format of the Link button, with any content. */
function openLink(figures: unknown) {
  const bytes = new TextEncoder().encode(typeof figures === 'string' ? figures : JSON.stringify(figures));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  history.replaceState(null, '', `/tools/revenue-calculator#figures=${text}`);
}

const LINKED = ['Hill View', 200, ['Tent', 5, 1000, 50]];

test('a new visitor sees the figures of the link without a question', async () => {
  openLink(LINKED);
  openCalculator();
  expect(await screen.findByText(calculatorCopy.undo.link.title)).toBeDefined();
  await waitFor(() => expect(projectionRows()).toEqual([['Tent', '1,000', '50%', '₹5,00,000']]));
  expect(location.hash).toBe('');
});

test('the page asks before a link replaces the visitor’s figures', async () => {
  openLink(LINKED);
  const { user } = openCalculator(OWN);
  expect(await screen.findByText(calculatorSharingCopy.received.title)).toBeDefined();
  expect(
    screen.getByText(
      calculatorSharingCopy.received.text({ hotel: 'Hill View', roomTypeCount: 1, total: '₹5,00,000' }),
    ),
  ).toBeDefined();
  expect(projectionRows()[0]?.[0]).toBe('Cottage');
  await user.click(screen.getByRole('button', { name: calculatorSharingCopy.received.keep }));
  expect(storedValue()).toEqual(OWN);
  expect(location.hash).toBe('');
});

test('Undo restores the visitor’s figures after those of a link', async () => {
  openLink(LINKED);
  const { user } = openCalculator(OWN);
  await user.click(await screen.findByRole('button', { name: calculatorSharingCopy.received.use }));
  expect(projectionRows()[0]?.[0]).toBe('Tent');
  expect(storedValue()).toMatchObject({ hotelName: 'Hill View' });
  await user.click(screen.getByRole('button', { name: calculatorCopy.undo.action }));
  expect(projectionRows()[0]?.[0]).toBe('Cottage');
  await waitFor(() => expect(storedValue()).toMatchObject({ hotelName: 'My Inn' }));
});

test('a link with the visitor’s own figures asks nothing', async () => {
  openLink(['My Inn', 365, ['Cottage', 10, 3000, 70]]);
  openCalculator(OWN);
  // The page has read the link once the hash is empty.
  await waitFor(() => expect(location.hash).toBe(''));
  expect(screen.queryByText(calculatorSharingCopy.received.title)).toBeNull();
});

test('an unreadable link changes nothing and shows an error', async () => {
  openLink('{');
  openCalculator(OWN);
  expect(await screen.findByText(calculatorSharingCopy.received.unreadable.title)).toBeDefined();
  expect(storedValue()).toEqual(OWN);
});

test('untrusted figures of a link never appear as NaN or markup', async () => {
  openLink([{ toString: 'x' }, 'abc', ['<img src=x onerror=alert(1)>', '1e999', null, [5]]]);
  openCalculator();
  await screen.findByText(calculatorCopy.undo.link.title);
  expect(document.querySelector('img')).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
  expect(total()).toBe('₹0');
});

const MONSOON = { months: [0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0], quietOccupancy: 30, quietPrice: 25 };

test('a link shows its figures and months, and Undo restores both', async () => {
  openLink(['Hill View', 365, ['Tent', 10, 3000, 70], MONSOON]);
  const stored = { version: 1, months: [3], fixedCosts: 5000 };
  const { user } = openCalculator(OWN, stored);
  await user.click(await screen.findByRole('button', { name: calculatorSharingCopy.received.use }));
  const year = await openPanel('months');
  expect(year.getByText(calculatorMonthsCopy.revenues(5_926_500, 7_665_000))).toBeDefined();
  expect(storedValue(PANELS_KEY)).toMatchObject({
    months: MONSOON.months,
    quietOccupancy: 30,
    fixedCosts: 5000,
  });
  await user.click(screen.getByRole('button', { name: calculatorCopy.undo.action }));
  expect(year.getByLabelText(seasonOf(0))).toHaveProperty('value', 'closed');
  await waitFor(() =>
    expect(storedValue(PANELS_KEY)).toMatchObject({
      months: [3, ...Array(11).fill(0)],
      quietOccupancy: null,
    }),
  );
});

test('a link without months makes all months ordinary and keeps the visitor’s costs', async () => {
  openLink(LINKED);
  const { user } = openCalculator(OWN, { version: 1, months: [1, 2, 3], fixedCosts: 5000, nightCost: 7 });
  await user.click(await screen.findByRole('button', { name: calculatorSharingCopy.received.use }));
  const year = await openPanel('months');
  expect(year.getByLabelText(seasonOf(0))).toHaveProperty('value', 'ordinary');
  const costs = await openPanel('losing');
  expect(costs.getByLabelText(losingMonthsCopy.fixedCosts.label)).toHaveProperty('value', '5000');
  expect(costs.getByLabelText(losingMonthsCopy.nightCost.label)).toHaveProperty('value', '7');
});
