import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { card, openCalculator, storedRoom } from './calculator-page';

/** Opens a shutter, as a press on its summary does in a browser. */
async function openShutter(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const details = heading.closest('details');
  if (!details) throw new Error(`${name} is no shutter`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details);
}

async function setText(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}

test('of a hundred rupees 78.76 reach the bank at 18 percent commission and 18 percent GST on it', async () => {
  openCalculator();
  const shutter = await openShutter('What the OTAs keep');
  expect(shutter.getByText('of every ₹100 an OTA sells reaches the bank.')).toBeDefined();
  expect(shutter.getAllByText('₹78.76')).toHaveLength(2);
  expect(shutter.getByText('₹9,76,828')).toBeDefined();
  expect(shutter.getByText('₹1,28,312 a year')).toBeDefined();
  expect(
    shutter.getByRole('img', {
      name: 'One hundred windows: 78.76 lit, 18 red for commission, 3.24 white for tax on it.',
    }),
  ).toBeDefined();
});

test('the starting terms are examples that can be replaced', async () => {
  openCalculator();
  const shutter = await openShutter('What the OTAs keep');
  await setText(shutter.getByLabelText('Commission'), '20');
  expect(shutter.getAllByText('₹76.4')).toHaveLength(2);
  await setText(shutter.getByLabelText('Commission'), '120');
  expect(shutter.getByText('Enter a percentage from 0 to 100.')).toBeDefined();
});

test('a better year is worked out from points and percent, set by hand or step by step', async () => {
  const { user } = openCalculator();
  const shutter = await openShutter('A better year');
  expect(shutter.getByText('₹12,04,500')).toBeDefined();
  expect(shutter.getByText(/more in a year, 15\.7%\. Your own figures, not a forecast\./)).toBeDefined();
  await user.click(shutter.getByRole('button', { name: 'One point less' }));
  expect(shutter.getByLabelText('Occupancy, points more')).toHaveProperty('value', '4');
  await setText(shutter.getByLabelText('Occupancy, points more'), '0');
  await setText(shutter.getByLabelText('Price, percent more'), '0');
  expect(shutter.getByText('₹0')).toBeDefined();
});

test('three figures say what they mean, and follow the form', async () => {
  openCalculator();
  const shutter = await openShutter('Three figures hoteliers quote');
  expect(shutter.getByText('₹3,000')).toBeDefined();
  expect(shutter.getByText('70 of every 100 nights found a guest.')).toBeDefined();
  expect(shutter.getByText('₹2,100')).toBeDefined();
  await setText(card(1).getByRole('spinbutton', { name: 'Occupancy' }), '0');
  expect(shutter.getByText('—')).toBeDefined();
  expect(shutter.queryByText(/NaN/)).toBeNull();
});

test('what is printed is one sheet with the figures of now, and only while printing', async () => {
  openCalculator({ hotelName: 'Lake Road Inn', roomTypes: [storedRoom('a', 'Cottage')] });
  await screen.findByRole('button', { name: 'Print' });
  // The button is drawn a moment before the page listens for prints.
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
