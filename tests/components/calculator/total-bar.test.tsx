import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { card, openCalculator, otherTabWrites, storedRoom } from './calculator-page';

/** The bar, once it is there; `null` while it is not shown. */
async function shownBar() {
  await screen.findByRole('heading', { name: 'Take it with you' });
  const bar = screen.getByText('a year').parentElement?.parentElement;
  if (!bar) throw new Error('there is no bar');
  return bar.hasAttribute('data-top-bar') ? bar : null;
}

/** It follows what was pressed a frame later. */
async function barSays(text: string) {
  await waitFor(async () => expect((await shownBar())?.textContent).toBe(text));
}

/** Lets an element stand where a browser would have put it. */
function standAt(element: HTMLElement, top: number, bottom: number) {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, bottom - top));
}

test('the total and the change of the last edit stand over the fields while they are filled in', async () => {
  const { user } = openCalculator();
  expect(await shownBar()).toBeNull();
  const price = card(1).getByLabelText('Average price');
  await user.clear(price);
  await user.type(price, '4500');
  await barSays('₹1,14,97,500a year₹38,32,500 more');
  fireEvent.change(card(1).getByRole('slider', { name: 'Occupancy slider' }), { target: { value: '60' } });
  await barSays('₹98,55,000a year₹16,42,500 less');
  await user.type(screen.getByLabelText('Hotel name'), 'Inn');
  await barSays('₹98,55,000a year');
});

test('it says nothing to a screen reader, which hears the big figure', async () => {
  const { user } = openCalculator();
  await shownBar();
  await user.click(card(1).getByLabelText('Average price'));
  await waitFor(async () => expect((await shownBar())?.getAttribute('aria-hidden')).toBe('true'));
  expect((await shownBar())?.closest('[aria-live], [role=status]')).toBeNull();
});

test('it leaves when the big figure can be seen, when the form is behind, and when it would cover the field in use', async () => {
  const { user } = openCalculator();
  await shownBar();
  const price = card(1).getByLabelText('Average price');
  await user.click(price);
  await waitFor(async () => expect(await shownBar()).not.toBeNull());

  const figure = screen.getByRole('status', { name: 'Total Annual Revenue' });
  standAt(figure, 20, 80);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await shownBar()).toBeNull());
  standAt(figure, -300, -240);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await shownBar()).not.toBeNull());

  standAt(price, -10, 40);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await shownBar()).toBeNull());
  standAt(price, 200, 250);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await shownBar()).not.toBeNull());

  const form = price.closest('form');
  if (form) standAt(form, -900, -10);
  fireEvent.scroll(window);
  await waitFor(async () => expect(await shownBar()).toBeNull());
});

test('figures of another tab are no edit of this one', async () => {
  const { user } = openCalculator();
  await shownBar();
  await user.type(card(1).getByLabelText('Average price'), '0');
  await barSays('₹7,66,50,000a year₹6,89,85,000 more');
  const stored = { hotelName: '', operatingDays: 365, roomTypes: [storedRoom('1', 'Tent')] };
  act(() => otherTabWrites(JSON.stringify(stored)));
  await barSays('₹76,65,000a year');
});
