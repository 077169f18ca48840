import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { card, openCalculator, openPanel, setText, storedRoom } from './calculator-page';

test('at 18 percent commission and 18 percent GST on it, 78.76 of 100 rupees reach the bank', async () => {
  openCalculator();
  const panel = await openPanel('What the OTAs keep');
  expect(panel.getByText('of every ₹100 an OTA sells reaches the bank.')).toBeDefined();
  expect(panel.getAllByText('₹78.76')).toHaveLength(2);
  expect(panel.getByText('₹9,76,828')).toBeDefined();
  expect(panel.getByText('₹1,28,312 a year')).toBeDefined();
  expect(
    panel.getByRole('img', {
      name: 'One hundred windows: 78.76 lit, 18 red for commission, 3.24 white for tax on it.',
    }),
  ).toBeDefined();
});

test('the starting terms are examples that can be replaced', async () => {
  openCalculator();
  const panel = await openPanel('What the OTAs keep');
  setText(panel.getByLabelText('Commission'), '20');
  expect(panel.getAllByText('₹76.4')).toHaveLength(2);
  setText(panel.getByLabelText('Commission'), '120');
  expect(panel.getByText('Enter a percentage from 0 to 100.')).toBeDefined();
});

test('the better year follows points and percent, typed or set by buttons', async () => {
  const { user } = openCalculator();
  const panel = await openPanel('A better year');
  expect(panel.getByText('₹12,04,500')).toBeDefined();
  expect(panel.getByText(/more in a year, 15\.7%\. Your own figures, not a forecast\./)).toBeDefined();
  await user.click(panel.getByRole('button', { name: 'One point less' }));
  expect(panel.getByLabelText('Occupancy, points more')).toHaveProperty('value', '4');
  setText(panel.getByLabelText('Occupancy, points more'), '0');
  setText(panel.getByLabelText('Price, percent more'), '0');
  expect(panel.getByText('₹0')).toBeDefined();
});

test('the three figures have explanations and follow the form', async () => {
  openCalculator();
  const panel = await openPanel('Three figures hoteliers quote');
  expect(panel.getByText('₹3,000')).toBeDefined();
  expect(panel.getByText('70 of every 100 nights found a guest.')).toBeDefined();
  expect(panel.getByText('₹2,100')).toBeDefined();
  setText(card(1).getByRole('spinbutton', { name: 'Occupancy' }), '0');
  expect(panel.getByText('—')).toBeDefined();
  expect(panel.queryByText(/NaN/)).toBeNull();
});

test('one sheet with the current figures is in the page, only while printing', async () => {
  openCalculator({ hotelName: 'Lake Road Inn', roomTypes: [storedRoom('a', 'Cottage')] });
  await screen.findByRole('button', { name: 'Print' });
  // The button appears shortly before the page listens to print events.
  const heading = await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return screen.getByRole('heading', { name: 'Lake Road Inn' });
  });
  const sheet = within(heading.parentElement ?? document.body);
  expect(
    sheet.getByText(/76 lakh 65 thousand rupees, Total Annual Revenue, 365 operating days/),
  ).toBeDefined();
  expect(sheet.getByRole('row', { name: /Cottage 10 ₹3,000 3,650 70% ₹76,65,000/ })).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: 'Lake Road Inn' })).toBeNull();
});

test('the Print button opens the print dialogue', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = openCalculator();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
