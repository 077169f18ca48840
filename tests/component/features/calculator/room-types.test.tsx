import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import {
  card,
  cardCount,
  openCalculator,
  projectionRows,
  roomField,
  storedRoom,
  total,
} from './calculator-page';

const addRoomType = () => screen.getByRole('button', { name: calculatorCopy.form.addRoomType });

test('Add Room adds one room without a name', async () => {
  const { user } = openCalculator();
  await user.click(addRoomType());
  expect(cardCount()).toBe(2);
  expect(roomField('numberOfRooms', 2)).toHaveProperty('value', '1');
  expect(roomField('averagePrice', 2)).toHaveProperty('value', '0');
  expect(roomField('occupancyRate', 2)).toHaveProperty('value', '0');
  expect(projectionRows()[1]).toEqual(['Unnamed Room', '365', '0%', '₹0']);
});

test('two presses of Add Room in one render add two room types and focus the last name field', async () => {
  const { user } = openCalculator();
  act(() => {
    addRoomType().click();
    addRoomType().click();
  });
  expect(document.activeElement).toBe(card(3).getByLabelText(calculatorCopy.form.roomTypeName));
  await user.keyboard('Tent');
  expect(projectionRows().map(([name]) => name)).toEqual(['Standard Room', 'Unnamed Room', 'Tent']);
  await user.click(screen.getByRole('button', { name: calculatorCopy.form.removeRoomType(3, 'Tent') }));
  expect(cardCount()).toBe(2);
});

test('the only room type cannot be removed', () => {
  openCalculator();
  expect(
    screen.queryByRole('button', { name: calculatorCopy.form.removeRoomType(1, 'Standard Room') }),
  ).toBeNull();
});

test('the remove button names its room type, and the focus stays in the list', async () => {
  const { user } = openCalculator({
    roomTypes: [storedRoom('a', 'Standard Room'), storedRoom('b', 'Heritage Suite'), storedRoom('c', '')],
  });
  await user.click(
    screen.getByRole('button', { name: calculatorCopy.form.removeRoomType(2, 'Heritage Suite') }),
  );
  expect(projectionRows().map(([name]) => name)).toEqual(['Standard Room', 'Unnamed Room']);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: calculatorCopy.form.removeRoomType(2, 'Unnamed Room') }),
  );
});

test('after the last possible removal the focus moves to Add Room', async () => {
  const { user } = openCalculator({ roomTypes: [storedRoom('a', 'One'), storedRoom('b', 'Two')] });
  await user.click(screen.getByRole('button', { name: calculatorCopy.form.removeRoomType(1, 'One') }));
  expect(document.activeElement).toBe(addRoomType());
});

test('Undo returns a removed room type to its place with all its values', async () => {
  const { user } = openCalculator({
    roomTypes: [storedRoom('a', 'One', { averagePrice: 1234 }), storedRoom('b', 'Two')],
  });
  await user.click(screen.getByRole('button', { name: calculatorCopy.form.removeRoomType(1, 'One') }));
  expect(screen.getByText(calculatorCopy.undo.roomTypeRemoved('One'))).toBeDefined();
  await user.click(screen.getByRole('button', { name: calculatorCopy.undo.action }));
  expect(projectionRows().map(([name]) => name)).toEqual(['One', 'Two']);
  expect(roomField('averagePrice')).toHaveProperty('value', '1234');
  expect(screen.queryByText(calculatorCopy.undo.roomTypeRemoved('One'))).toBeNull();
  expect(document.activeElement).toBe(card(1).getByLabelText(calculatorCopy.form.roomTypeName));
});

test('with ten room types Add Room is disabled and gives the reason', async () => {
  const { user } = openCalculator({
    roomTypes: Array.from({ length: 9 }, (_, i) => storedRoom(String(i), `Kind ${i}`)),
  });
  await user.click(addRoomType());
  expect(cardCount()).toBe(10);
  expect(addRoomType()).toHaveProperty('disabled', true);
  expect(screen.getByText(calculatorCopy.form.roomTypeLimit(10))).toBeDefined();
});

test('an empty stored list shows no room type and still offers Add Room', async () => {
  const { user } = openCalculator({ hotelName: 'Lake Road Inn', operatingDays: 200, roomTypes: [] });
  expect(cardCount()).toBe(0);
  expect(total()).toBe('₹0');
  await user.click(addRoomType());
  expect(cardCount()).toBe(1);
});
