import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calculatorPanelsCopy, panelIssueText } from '../../../../src/content/copy/calculator/panels';
import { calculatorPrintCopy } from '../../../../src/content/copy/calculator/print';
import { calculatorSharingCopy } from '../../../../src/content/copy/calculator/sharing';
import { PERCENTAGE } from '../../../../src/domain/calculator/number-rule';
import { openCalculator, openPanel, roomField, setText, storedRoom } from './calculator-page';

test('at 18 percent commission and 18 percent GST on it, 78.76 of 100 rupees reach the bank', async () => {
  openCalculator();
  const panel = await openPanel('ota');
  expect(panel.getByText(calculatorPanelsCopy.ota.reaches)).toBeDefined();
  expect(panel.getAllByText('₹78.76')).toHaveLength(2);
  expect(panel.getByText('₹9,76,828')).toBeDefined();
  expect(panel.getByText(calculatorPanelsCopy.ota.aYear('₹1,28,312'))).toBeDefined();
  expect(
    panel.getByRole('img', {
      name: calculatorPanelsCopy.ota.picture('78.76', '18', '3.24'),
    }),
  ).toBeDefined();
});

test('the starting terms are examples that can be replaced', async () => {
  openCalculator();
  const panel = await openPanel('ota');
  setText(panel.getByLabelText(calculatorPanelsCopy.ota.commission), '20');
  expect(panel.getAllByText('₹76.4')).toHaveLength(2);
  setText(panel.getByLabelText(calculatorPanelsCopy.ota.commission), '120');
  expect(panel.getByText(panelIssueText(PERCENTAGE))).toBeDefined();
});

test('a wrong share of nights moved to direct has a message at its field', async () => {
  openCalculator();
  const panel = await openPanel('ota');
  const share = panel.getByLabelText(calculatorPanelsCopy.ota.movedShare);
  setText(share, '150');
  const message = panel.getByText(panelIssueText(PERCENTAGE));
  expect(share.getAttribute('aria-describedby')).toBe(message.id);
});

test('a button changes a number with decimals by exactly 1', async () => {
  const { user } = openCalculator();
  const panel = await openPanel('better');
  const { label, less } = calculatorPanelsCopy.better.pricePercent;
  setText(panel.getByLabelText(label), '8.3');
  await user.click(panel.getByRole('button', { name: less }));
  expect(panel.getByLabelText(label)).toHaveProperty('value', '7.3');
});

test('a text that is no number, or above 100, has a message in the better year', async () => {
  openCalculator();
  const panel = await openPanel('better');
  const input = panel.getByLabelText(calculatorPanelsCopy.better.occupancyPoints.label);
  const issue = () => panel.queryByText(panelIssueText({ ...PERCENTAGE, minimum: null }));
  for (const text of ['abc', '5%', '500', '1e999']) {
    setText(input, text);
    expect(issue()).not.toBeNull();
    setText(input, '-3');
    expect(issue()).toBeNull();
  }
});

test('the better year follows points and percent, typed or set by buttons', async () => {
  const { user } = openCalculator();
  const panel = await openPanel('better');
  expect(panel.getByText('₹12,04,500')).toBeDefined();
  expect(panel.getByText(calculatorPanelsCopy.better.gain(false, '15.7%'))).toBeDefined();
  await user.click(panel.getByRole('button', { name: calculatorPanelsCopy.better.occupancyPoints.less }));
  expect(panel.getByLabelText(calculatorPanelsCopy.better.occupancyPoints.label)).toHaveProperty(
    'value',
    '4',
  );
  setText(panel.getByLabelText(calculatorPanelsCopy.better.occupancyPoints.label), '0');
  setText(panel.getByLabelText(calculatorPanelsCopy.better.pricePercent.label), '0');
  expect(panel.getByText('₹0')).toBeDefined();
});

test('the houses of the better year subtract a negative number of rooms', async () => {
  const houseOf = async (roomTypes: object[]) => {
    const { leave } = openCalculator({ roomTypes });
    const panel = await openPanel('better');
    const [house] = panel.getAllByRole('img');
    leave();
    return house?.outerHTML;
  };
  const both = [5, -3].map((numberOfRooms, id) => ({ ...storedRoom(String(id), 'Room'), numberOfRooms }));
  expect(await houseOf(both)).toBe(await houseOf([{ ...storedRoom('0', 'Room'), numberOfRooms: 2 }]));
});

test('the key figures have explanations and follow the form', async () => {
  openCalculator();
  const panel = await openPanel('keyFigures');
  expect(panel.getByText('₹3,000')).toBeDefined();
  expect(panel.getByText(calculatorPanelsCopy.keyFigures.occupancy.meaning('70'))).toBeDefined();
  expect(panel.getByText('₹2,100')).toBeDefined();
  setText(roomField('occupancyRate'), '0');
  expect(panel.getByText('—')).toBeDefined();
  expect(panel.queryByText(/NaN/)).toBeNull();
});

test('the page contains a sheet with the current figures only while printing', async () => {
  openCalculator({ hotelName: 'Lake Road Inn', roomTypes: [storedRoom('a', 'Cottage')] });
  await screen.findByRole('button', { name: calculatorSharingCopy.actions.print });
  // The button appears shortly before the page listens to print events.
  const heading = await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    return screen.getByRole('heading', { name: 'Lake Road Inn' });
  });
  const printed = within(heading.parentElement ?? document.body);
  const total = calculatorPrintCopy.total('76 lakh 65 thousand rupees', 365);
  expect(printed.getByText(total, { exact: false })).toBeDefined();
  expect(printed.getByRole('row', { name: /Cottage 10 ₹3,000 3,650 70% ₹76,65,000/ })).toBeDefined();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('heading', { name: 'Lake Road Inn' })).toBeNull();
});

test('the Print button opens the print dialogue', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = openCalculator();
  await user.click(await screen.findByRole('button', { name: calculatorSharingCopy.actions.print }));
  expect(print).toHaveBeenCalledOnce();
});
