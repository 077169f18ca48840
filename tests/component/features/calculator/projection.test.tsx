import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calculatorFieldsCopy } from '../../../../src/content/copy/calculator/fields';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import {
  card,
  openCalculator,
  projectionRows,
  roomField,
  setText,
  storedRoom,
  total,
} from './calculator-page';

test('a new visitor sees ten standard rooms at 3000 rupees and 70 percent', () => {
  openCalculator();
  expect(total()).toBe('₹76,65,000');
  expect(projectionRows()).toEqual([['Standard Room', '3,650', '70%', '₹76,65,000']]);
  expect(screen.getByText(calculatorCopy.totalInWords('76 lakh 65 thousand rupees'))).toBeDefined();
  expect(
    screen.getByText(calculatorCopy.street({ sold: 7, rooms: 10, areRoomsGrouped: false })),
  ).toBeDefined();
});

test('typing updates nights, revenue and total', async () => {
  const { user } = openCalculator();
  const price = roomField('averagePrice');
  await user.clear(price);
  await user.type(price, '4500');
  expect(total()).toBe('₹1,14,97,500');
  const days = screen.getByLabelText(calculatorFieldsCopy.operatingDays.label);
  await user.clear(days);
  await user.type(days, '100');
  expect(projectionRows()).toEqual([['Standard Room', '1,000', '70%', '₹31,50,000']]);
});

test('slider and number field set the occupancy, and both show it', async () => {
  const { user } = openCalculator();
  const slider = card(1).getByRole('slider');
  const number = roomField('occupancyRate');
  await user.clear(number);
  await user.type(number, '55');
  expect(slider).toHaveProperty('value', '55');
  expect(slider.getAttribute('aria-valuetext')).toBe('55%');
  setText(slider, '60');
  expect(number).toHaveProperty('value', '60');
  expect(projectionRows()[0]?.[2]).toBe('60%');
});

test('the fields announce their limits and never clamp the typed text', async () => {
  const { user } = openCalculator();
  const occupancy = roomField('occupancyRate');
  expect([occupancy.getAttribute('min'), occupancy.getAttribute('max')]).toEqual(['0', '100']);
  const days = screen.getByLabelText(calculatorFieldsCopy.operatingDays.label);
  expect([days.getAttribute('min'), days.getAttribute('max')]).toEqual(['1', '365']);
  expect(roomField('numberOfRooms').getAttribute('min')).toBe('1');
  expect(roomField('averagePrice').getAttribute('min')).toBe('0');
  await user.clear(occupancy);
  await user.type(occupancy, '180');
  expect(occupancy).toHaveProperty('value', '180');
  expect(projectionRows()[0]?.[2]).toBe('180%');
});

test('a number outside its limits has a message at its field', async () => {
  const { user } = openCalculator();
  const rooms = roomField('numberOfRooms');
  await user.clear(rooms);
  await user.type(rooms, '0');
  const message = card(1).getByText(calculatorFieldsCopy.numberOfRooms.issueText);
  expect(rooms.getAttribute('aria-describedby')).toBe(message.id);
  expect(rooms.getAttribute('aria-invalid')).toBe('true');
  await user.type(rooms, '{Backspace}4');
  expect(card(1).queryByText(calculatorFieldsCopy.numberOfRooms.issueText)).toBeNull();
});

test('an emptied field stays empty and counts as 0', async () => {
  const { user } = openCalculator();
  const price = roomField('averagePrice');
  await user.clear(price);
  expect(price).toHaveProperty('value', '');
  expect(total()).toBe('₹0');
});

test('an emptied field shows its message only after it loses focus', async () => {
  const { user } = openCalculator();
  await user.clear(roomField('averagePrice'));
  expect(card(1).queryByText(calculatorFieldsCopy.averagePrice.issueText)).toBeNull();
  await user.tab();
  expect(card(1).getByText(calculatorFieldsCopy.averagePrice.issueText)).toBeDefined();
});

test('a figure that is too large to count is a dash with a reason, not NaN', () => {
  openCalculator({
    roomTypes: [storedRoom('a', 'Palace', { numberOfRooms: 1e300, averagePrice: 1e300 })],
  });
  expect(total()).toBe('—');
  expect(screen.getByText(calculatorCopy.totalTooLarge)).toBeDefined();
  expect(screen.getByText(calculatorCopy.projection.tooLarge)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
});
