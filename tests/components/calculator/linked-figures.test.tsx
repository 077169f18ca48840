import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  kept,
  openCalculator,
  openPanel,
  PANELS_KEY,
  projectionRows,
  storedRoom,
  total,
} from './calculator-page';

const own = { hotelName: 'My Inn', operatingDays: 365, roomTypes: [storedRoom('a', 'Cottage')] };

/** An address as the Link button makes it, with anything at all inside. */
function comeByLink(figures: unknown) {
  const bytes = new TextEncoder().encode(typeof figures === 'string' ? figures : JSON.stringify(figures));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  history.replaceState(null, '', `/tools/revenue-calculator#figures=${text}`);
}

const linked = ['Hill View', 200, ['Tent', 5, 1000, 50]];

test('a new visitor sees the figures of the link at once', async () => {
  comeByLink(linked);
  openCalculator();
  expect(await screen.findByText('Figures of the link shown')).toBeDefined();
  expect(projectionRows()).toEqual([['Tent', '1,000', '50%', '₹5,00,000']]);
  expect(location.hash).toBe('');
});

test('figures of one’s own are not replaced unasked', async () => {
  comeByLink(linked);
  const { user } = openCalculator(own);
  expect(await screen.findByText('This link carries other figures')).toBeDefined();
  expect(screen.getByText(/Hill View: 1 room type, ₹5,00,000 a year/)).toBeDefined();
  expect(projectionRows()[0]?.[0]).toBe('Cottage');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(kept()).toEqual(own);
  expect(location.hash).toBe('');
});

test('whoever takes the figures of a link can have their own back', async () => {
  comeByLink(linked);
  const { user } = openCalculator(own);
  await user.click(await screen.findByRole('button', { name: 'Show them' }));
  expect(projectionRows()[0]?.[0]).toBe('Tent');
  expect(kept()).toMatchObject({ hotelName: 'Hill View' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(projectionRows()[0]?.[0]).toBe('Cottage');
  // The second change of a burst is written a moment after the first.
  await waitFor(() => expect(kept()).toMatchObject({ hotelName: 'My Inn' }));
});

test('what was typed over the figures of a link can be had again after undoing them', async () => {
  comeByLink(linked);
  const { user } = openCalculator();
  await screen.findByText('Figures of the link shown');
  await user.type(screen.getByLabelText('Hotel name'), '!');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept()).toMatchObject({ hotelName: '' }));
  expect(screen.queryByText('Figures of the link shown')).toBeNull();
  expect(screen.getByText('Earlier figures are back')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept()).toMatchObject({ hotelName: 'Hill View!' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a link from before a field was there is read without it', async () => {
  comeByLink(['Hill View', 200, ['Tent', 5, 1000]]);
  openCalculator();
  expect(await screen.findByText('Figures of the link shown')).toBeDefined();
  expect(projectionRows()).toEqual([['Tent', '1,000', '0%', '₹0']]);
});

test('one’s own figures in a link ask nothing', async () => {
  comeByLink(['My Inn', 365, ['Cottage', 10, 3000, 70]]);
  openCalculator(own);
  // The address is cleared once the link has been read: only then can the page be said to ask nothing.
  await waitFor(() => expect(location.hash).toBe(''));
  expect(screen.queryByText('This link carries other figures')).toBeNull();
});

test.each([
  ['not JSON', '{'],
  ['not a list', { hotelName: 'x' }],
  ['no room type', ['Hill View', 200]],
  ['rooms that are none', ['Hill View', 200, 'a', 1, null]],
  ['too long', ['x'.repeat(20_000), 365, ['Tent', 1, 1, 1]]],
])('a link that is %s changes nothing and says so', async (_kind, figures) => {
  comeByLink(figures);
  openCalculator(own);
  expect(await screen.findByText('The figures in this link cannot be read')).toBeDefined();
  expect(kept()).toEqual(own);
});

test('hostile figures in a link never reach the page as NaN or markup', async () => {
  comeByLink([{ toString: 'x' }, 'abc', ['<img src=x onerror=alert(1)>', '1e999', null, [5]]]);
  openCalculator();
  await screen.findByText('Figures of the link shown');
  expect(document.querySelector('img')).toBeNull();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
  expect(total()).toBe('₹0');
});

const monsoon = { months: [0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0], quietOccupancy: 30, quietPrice: 25 };

test('the months of a link are shown with its figures, and Undo brings back both', async () => {
  comeByLink(['Hill View', 365, ['Tent', 10, 3000, 70], monsoon]);
  const stored = { version: 1, months: [3], fixedCosts: 5000 };
  const { user } = openCalculator(own, stored);
  await user.click(await screen.findByRole('button', { name: 'Show them' }));
  const year = await openPanel('Your year by months');
  expect(year.getByText(/^₹59,26,500 a year by months\./)).toBeDefined();
  expect(kept(PANELS_KEY)).toMatchObject({ months: monsoon.months, quietOccupancy: 30, fixedCosts: 5000 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(year.getByLabelText('Season of January')).toHaveProperty('value', 'closed');
  await waitFor(() => expect(kept(PANELS_KEY)).toEqual(stored));
});

test('a link without months opens as all ordinary, and leaves the costs of this visitor', async () => {
  comeByLink(linked);
  const { user } = openCalculator(own, { version: 1, months: [1, 2, 3], fixedCosts: 5000, nightCost: 7 });
  await user.click(await screen.findByRole('button', { name: 'Show them' }));
  const year = await openPanel('Your year by months');
  expect(year.getByLabelText('Season of January')).toHaveProperty('value', 'ordinary');
  const costs = await openPanel('Which months lose money');
  expect(costs.getByLabelText('Fixed costs in a month')).toHaveProperty('value', '5000');
  expect(costs.getByLabelText('Cost of a sold night')).toHaveProperty('value', '7');
});

test('months that a link spoils are ordinary', async () => {
  comeByLink(['Hill View', 200, ['Tent', 5, 1000, 50], { months: 'x', quietOccupancy: {}, busyPrice: null }]);
  openCalculator();
  expect(await screen.findByText('Figures of the link shown')).toBeDefined();
  const year = await openPanel('Your year by months');
  expect(year.getByText(/^₹5,00,000 a year by months\./)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});
