import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calculatorFieldsCopy } from '../../../../src/content/copy/calculator/fields';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import {
  HOTEL_KEY,
  openCalculator,
  otherTabWrites,
  projectionRows,
  storedRoom,
  storedValue,
  total,
} from './calculator-page';

const name = () => screen.getByLabelText(calculatorCopy.form.hotelName);

test('a change is saved under revenue-calculator-data in the specified shape', async () => {
  const { user } = openCalculator();
  expect(storedValue()).toBeNull();
  await user.type(name(), 'A');
  expect(storedValue()).toEqual({
    hotelName: 'A',
    operatingDays: 365,
    roomTypes: [{ id: '1', name: 'Standard Room', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 }],
  });
});

test('saved figures are restored, and reading them writes nothing', () => {
  const text = JSON.stringify({
    hotelName: 'Inn',
    operatingDays: 200,
    roomTypes: [storedRoom('a', 'Cottage')],
    fieldOfNewerVersion: 1,
  });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  openCalculator(text);
  write.mockClear();
  expect(name()).toHaveProperty('value', 'Inn');
  expect(screen.getByLabelText(calculatorFieldsCopy.operatingDays.label)).toHaveProperty('value', '200');
  expect(projectionRows()[0]?.[0]).toBe('Cottage');
  expect(write).not.toHaveBeenCalled();
});

test('unreadable text is logged and stays stored until the visitor changes something', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openCalculator('{ not json');
  expect(log).toHaveBeenCalledWith('The saved calculator figures cannot be read:', expect.any(String));
  expect(total()).toBe('₹76,65,000');
  expect(localStorage.getItem(HOTEL_KEY)).toBe('{ not json');
  await user.type(name(), 'A');
  expect(storedValue()).toMatchObject({ hotelName: 'A' });
});

test('figures like the default ones are not stored', async () => {
  const { user } = openCalculator();
  await user.type(name(), 'A');
  await user.clear(name());
  expect(storedValue()).toBeNull();
});

test('an unreadable text of another tab changes nothing, and stays stored until an edit', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openCalculator();
  fireEvent.change(name(), { target: { value: 'Inn' } });
  act(() => otherTabWrites('{ not json'));
  expect(name()).toHaveProperty('value', 'Inn');
  expect(localStorage.getItem(HOTEL_KEY)).toBe('{ not json');
  fireEvent.change(name(), { target: { value: 'Inn 2' } });
  expect(storedValue()).toMatchObject({ hotelName: 'Inn 2' });
});

test('figures of another tab appear, and nothing is written back', () => {
  openCalculator();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const text = JSON.stringify({
    hotelName: 'Hill View',
    operatingDays: 365,
    roomTypes: [storedRoom('a', 'Tent')],
  });
  act(() => otherTabWrites(text));
  expect(name()).toHaveProperty('value', 'Hill View');
  expect(projectionRows()[0]?.[0]).toBe('Tent');
  // The write of the other tab is the only one.
  expect(write).toHaveBeenCalledOnce();
});

test('figures of another tab do not overwrite its later ones', async () => {
  openCalculator();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  // React's own timing: `act` would run all effects before the second text arrives.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    otherTabWrites('{"hotelName":"Hill View"}');
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  otherTabWrites('{"hotelName":"Hill"}');
  await waitFor(() => expect(name()).toHaveProperty('value', 'Hill View'));
  expect(write).toHaveBeenCalledTimes(2);
});

test('the message about unsaved figures disappears when the form equals the stored one again', () => {
  openCalculator();
  fireEvent.change(name(), { target: { value: 'Inn' } });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(name(), { target: { value: 'Inn 2' } });
  expect(screen.getByText(calculatorCopy.form.notSaved)).toBeDefined();
  fireEvent.change(name(), { target: { value: 'Inn' } });
  expect(screen.queryByText(calculatorCopy.form.notSaved)).toBeNull();
  expect(storedValue()).toMatchObject({ hotelName: 'Inn' });
});
