import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import { calculatorSharingCopy } from '../../../../src/content/copy/calculator/sharing';
import { card, openCalculator, otherTabWrites, roomField, setText, storedRoom } from './calculator-page';

const { more, less } = calculatorCopy.totalBar;

/** Opens the calculator. Resolves when the bar has loaded. */
async function openWithBar() {
  const page = openCalculator();
  await screen.findByRole('heading', { name: calculatorSharingCopy.title });
  return page;
}

/** Returns the bar; null while it is hidden. */
function shownBar(): HTMLElement | null {
  const bar = screen.getByText(calculatorCopy.totalBar.unit).parentElement?.parentElement;
  if (!bar) throw new Error('there is no bar');
  return bar.hasAttribute('data-top-bar') ? bar : null;
}

/** Waits, because the bar changes a frame after the key. */
async function expectBar(amount: string, change = '') {
  const text = `${amount}${calculatorCopy.totalBar.unit}${change}`;
  await waitFor(() => expect(shownBar()?.textContent).toBe(text));
}

/** Opens the calculator and focuses the price of the first room type. Resolves when the bar is shown. */
async function openWithFocusedPrice() {
  const { user } = await openWithBar();
  const price = roomField('averagePrice');
  await user.click(price);
  await waitFor(() => expect(shownBar()).not.toBeNull());
  if (!price.form) throw new Error('the price is in no form');
  return { price, form: price.form };
}

/** Sets the position of an element, which jsdom does not lay out, and scrolls. */
function scrollElementTo(element: HTMLElement, top: number, bottom: number) {
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, bottom - top));
  fireEvent.scroll(window);
}

test('the bar shows the total and the change by the last edit while the form is filled in', async () => {
  const { user } = await openWithBar();
  expect(shownBar()).toBeNull();
  const price = roomField('averagePrice');
  await user.clear(price);
  await user.type(price, '4500');
  await expectBar('₹1,14,97,500', more('₹38,32,500'));
  setText(card(1).getByRole('slider'), '60');
  await expectBar('₹98,55,000', less('₹16,42,500'));
  await user.type(screen.getByLabelText(calculatorCopy.form.hotelName), 'Inn');
  await expectBar('₹98,55,000');
});

test('the bar is hidden from screen readers, which announce the large total', async () => {
  const { user } = await openWithBar();
  await user.click(roomField('averagePrice'));
  await waitFor(() => expect(shownBar()?.getAttribute('aria-hidden')).toBe('true'));
  expect(shownBar()?.closest('[aria-live], [role=status]')).toBeNull();
});

test('the bar is hidden when the form is scrolled away', async () => {
  const { form } = await openWithFocusedPrice();
  scrollElementTo(form, -900, -10);
  await waitFor(() => expect(shownBar()).toBeNull());
});

test('figures of another tab do not count as an edit', async () => {
  const { user } = await openWithBar();
  await user.type(roomField('averagePrice'), '0');
  await expectBar('₹7,66,50,000', more('₹6,89,85,000'));
  const stored = { hotelName: '', operatingDays: 365, roomTypes: [storedRoom('1', 'Tent')] };
  act(() => otherTabWrites(JSON.stringify(stored)));
  await expectBar('₹76,65,000');
});
