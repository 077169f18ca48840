import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { losingMonthsCopy } from '../../../../src/content/copy/calculator/months';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import { calculatorPanelsCopy } from '../../../../src/content/copy/calculator/panels';
import {
  openCalculator,
  openPanel,
  otherTabWrites,
  PANELS_KEY,
  seasonOf,
  setText,
  storedRoom,
  storedValue,
} from './calculator-page';

const HOTEL = { hotelName: 'Lake Road Inn', operatingDays: 365, roomTypes: [storedRoom('a', 'Room')] };

test('panel input is saved, and reading it back writes nothing', async () => {
  const { leave } = openCalculator();
  setText((await openPanel('ota')).getByLabelText(calculatorPanelsCopy.ota.commission), '22');
  setText((await openPanel('months')).getByLabelText(seasonOf(6)), 'closed');
  leave();
  expect(storedValue(PANELS_KEY)).toMatchObject({ version: 1, commission: 22, fixedCosts: null });
  expect(storedValue()).toBeNull();
  const stored = storedValue(PANELS_KEY);
  openCalculator(undefined, stored);
  expect((await openPanel('ota')).getByLabelText(calculatorPanelsCopy.ota.commission)).toHaveProperty(
    'value',
    '22',
  );
  expect((await openPanel('months')).getByLabelText(seasonOf(6))).toHaveProperty('value', 'closed');
  expect(storedValue(PANELS_KEY)).toEqual(stored);
});

test('panels stored by another version stay unchanged until a panel is edited', async () => {
  const other = { version: 9, commission: 1 };
  openCalculator(undefined, other);
  const panel = await openPanel('ota');
  expect(panel.getByLabelText(calculatorPanelsCopy.ota.commission)).toHaveProperty('value', '18');
  expect(storedValue(PANELS_KEY)).toEqual(other);
  setText(panel.getByLabelText(calculatorPanelsCopy.ota.commission), '19');
  expect(storedValue(PANELS_KEY)).toMatchObject({ version: 1, commission: 19 });
});

test('panels follow another tab and keep the typed text of an equal number', async () => {
  openCalculator();
  const panel = await openPanel('ota');
  setText(panel.getByLabelText(calculatorPanelsCopy.ota.commission), '18.0');
  act(() => otherTabWrites(JSON.stringify({ version: 1, commission: 18, gst: 5 }), PANELS_KEY));
  expect(panel.getByLabelText(calculatorPanelsCopy.ota.gst)).toHaveProperty('value', '5');
  expect(panel.getByLabelText(calculatorPanelsCopy.ota.commission)).toHaveProperty('value', '18.0');
  act(() => otherTabWrites(null, PANELS_KEY));
  expect(panel.getByLabelText(calculatorPanelsCopy.ota.gst)).toHaveProperty('value', '18');
});

test('the message about unsaved figures stays while the panels can be saved', async () => {
  openCalculator(HOTEL);
  const panel = await openPanel('ota');
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key !== PANELS_KEY) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  setText(screen.getByLabelText(calculatorCopy.form.hotelName), 'A long name');
  expect(screen.getByText(calculatorCopy.form.notSaved)).toBeDefined();
  setText(panel.getByLabelText(calculatorPanelsCopy.ota.commission), '19');
  expect(storedValue(PANELS_KEY)).toMatchObject({ commission: 19 });
  expect(screen.getByText(calculatorCopy.form.notSaved)).toBeDefined();
});

test('Reset Form removes the form and the panels from storage, and Undo restores both', async () => {
  const { user } = openCalculator(HOTEL, { version: 1, months: [3], fixedCosts: 5000 });
  const panel = await openPanel('losing');
  expect(panel.getByLabelText(losingMonthsCopy.fixedCosts.label)).toHaveProperty('value', '5000');
  await user.click(screen.getByRole('button', { name: calculatorCopy.form.reset }));
  expect(panel.getByLabelText(losingMonthsCopy.fixedCosts.label)).toHaveProperty('value', '');
  expect([storedValue(), storedValue(PANELS_KEY)]).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: calculatorCopy.undo.action }));
  expect(panel.getByLabelText(losingMonthsCopy.fixedCosts.label)).toHaveProperty('value', '5000');
  expect(screen.getByLabelText(calculatorCopy.form.hotelName)).toHaveProperty('value', 'Lake Road Inn');
  await waitFor(() => expect(storedValue()).toEqual(HOTEL));
  expect(storedValue(PANELS_KEY)).toMatchObject({ months: [3, ...Array(11).fill(0)], fixedCosts: 5000 });
});
