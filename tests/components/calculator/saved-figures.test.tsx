import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  card,
  cardCount,
  kept,
  openCalculator,
  otherTabWrites,
  projectionRows,
  STORAGE_KEY,
  storedRoom,
  total,
} from './calculator-page';

const name = () => screen.getByLabelText('Hotel name');

test('a change is kept under revenue-calculator-data in the agreed shape', async () => {
  const { user } = openCalculator();
  expect(kept()).toBeNull();
  await user.type(name(), 'A');
  expect(kept()).toEqual({
    hotelName: 'A',
    operatingDays: 365,
    roomTypes: [{ id: '1', name: 'Standard Room', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 }],
  });
});

test('a burst of changes is written at once and then together', async () => {
  openCalculator();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  for (const value of ['L', 'La', 'Lak', 'Lake Road Inn']) fireEvent.change(name(), { target: { value } });
  expect(kept()).toMatchObject({ hotelName: 'L' });
  await waitFor(() => expect(kept()).toMatchObject({ hotelName: 'Lake Road Inn' }));
  expect(write).toHaveBeenCalledTimes(2);
});

test('nothing typed is lost when the page is left at once', async () => {
  const { user } = openCalculator();
  await user.type(name(), 'Lake Road Inn');
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toMatchObject({ hotelName: 'Lake Road Inn' });
});

test('nothing typed is lost when another page of the site is opened at once', async () => {
  const { user, leave } = openCalculator();
  await user.type(name(), 'Lake Road Inn');
  leave();
  expect(kept()).toMatchObject({ hotelName: 'Lake Road Inn' });
});

test('saved figures are there again, and only reading them writes nothing', () => {
  const text = JSON.stringify({
    hotelName: 'Inn',
    operatingDays: 200,
    roomTypes: [storedRoom('a', 'Cottage')],
  });
  const write = vi.spyOn(Storage.prototype, 'setItem');
  openCalculator(text);
  write.mockClear();
  expect(name()).toHaveProperty('value', 'Inn');
  expect(screen.getByLabelText('Operating days per year')).toHaveProperty('value', '200');
  expect(projectionRows()[0]?.[0]).toBe('Cottage');
  expect(write).not.toHaveBeenCalled();
});

test('missing parts fall back to no name, 365 days and no room types', () => {
  openCalculator({});
  expect(name()).toHaveProperty('value', '');
  expect(screen.getByLabelText('Operating days per year')).toHaveProperty('value', '365');
  expect(cardCount()).toBe(0);
});

test('text that cannot be read is logged and left alone until something is changed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openCalculator('{ not json');
  expect(log).toHaveBeenCalledWith('The saved calculator figures cannot be read:', expect.any(String));
  expect(total()).toBe('₹76,65,000');
  expect(localStorage.getItem(STORAGE_KEY)).toBe('{ not json');
  await user.type(name(), 'A');
  expect(kept()).toMatchObject({ hotelName: 'A' });
});

test('figures of another tab appear here, and nothing is written back', () => {
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
  expect(write).toHaveBeenCalledTimes(1);
});

test('a change elsewhere leaves the focus and the text of the field being typed in', async () => {
  const stored = { hotelName: '', operatingDays: 365, roomTypes: [storedRoom('a', 'Cottage')] };
  const { user } = openCalculator(stored);
  const price = card(1).getByLabelText('Average price');
  await user.click(price);
  act(() => otherTabWrites(JSON.stringify({ ...stored, hotelName: 'Hill View' })));
  expect(name()).toHaveProperty('value', 'Hill View');
  expect(document.activeElement).toBe(card(1).getByLabelText('Average price'));
  expect(price.isConnected).toBe(true);
});

test('a reset in another tab resets this one', () => {
  openCalculator({ hotelName: 'Inn', roomTypes: [storedRoom('a', 'Cottage')] });
  act(() => otherTabWrites(null));
  expect(name()).toHaveProperty('value', '');
  expect(projectionRows()[0]?.[0]).toBe('Standard Room');
});

test('where nothing can be saved the calculator works and says so', async () => {
  const { user } = openCalculator();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(card(1).getByLabelText('Average price'), '0');
  expect(total()).toBe('₹7,66,50,000');
  expect(screen.getByText(/could not be saved on this phone/)).toBeDefined();
});
