import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';
import { ToastRegion } from '../../../../src/components/toast-region';
import { calculatorFieldsCopy } from '../../../../src/content/copy/calculator/fields';
import { calculatorMonthsCopy } from '../../../../src/content/copy/calculator/months';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import { panelTitlesCopy } from '../../../../src/content/copy/calculator/panels';
import { monthNames } from '../../../../src/content/copy/dates';
import { RevenueCalculator } from '../../../../src/features/calculator/revenue-calculator';
// Imported here, because loading it can take longer than a test waits on a busy machine.
import '../../../../src/features/calculator/parts-below-form';

// The names are written here again, because they must stay: browsers have stored figures under them.
export const HOTEL_KEY = 'revenue-calculator-data';
export const PANELS_KEY = 'revenue-calculator-panels';

// Without styles nothing is hidden, so queries skip the slow check. They ask for styles again when they compute a name.
configure({ defaultHidden: true });
const noStyle = document.createElement('i').style;
if (document.defaultView) document.defaultView.getComputedStyle = () => noStyle;

// A query that waits fails at first. The default error prints the page each time, which takes longer than the query.
configure({ getElementError: (message) => new Error(message ?? 'no such element') });

/** Renders the calculator with `stored` in local storage; a string is stored unchanged. */
export function openCalculator(stored?: unknown, panels?: unknown) {
  localStorage.clear();
  if (panels !== undefined) localStorage.setItem(PANELS_KEY, JSON.stringify(panels));
  if (stored !== undefined)
    localStorage.setItem(HOTEL_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  const view = render(
    <>
      <RevenueCalculator />
      <ToastRegion />
    </>,
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    leave: view.unmount,
  };
}

/** Opens a panel like a press on its summary, and returns queries within it. */
export async function openPanel(name: Exclude<keyof typeof panelTitlesCopy, 'label'>) {
  const heading = await screen.findByRole('heading', { name: panelTitlesCopy[name].title });
  const details = heading.closest('details');
  if (!details) throw new Error(`there is no panel ${name}`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(details);
}

/** Returns the label of a month's season list. `month`: 0 for January. */
export function seasonOf(month: number): string {
  return `${calculatorMonthsCopy.seasonOf} ${monthNames[month]}`;
}

export function setText(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Returns one room type in its stored shape. */
export function storedRoom(id: string, name: string, part: Partial<Record<string, number>> = {}) {
  return { id, name, numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70, ...part };
}

/** Returns the parsed value in local storage; null if there is none. */
export function storedValue(key = HOTEL_KEY): unknown {
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

export function total(): string {
  return screen.getByRole('status', { name: calculatorCopy.total }).textContent ?? '';
}

export function card(number: number) {
  return within(screen.getByRole('group', { name: calculatorCopy.form.roomType(number) }));
}

/** Returns a number field of a room type, which is counted from 1. */
export function roomField(field: 'numberOfRooms' | 'averagePrice' | 'occupancyRate', number = 1) {
  const { label } = calculatorFieldsCopy[field];
  return card(number).getByLabelText<HTMLInputElement>(label, { selector: ':not([type=range])' });
}

/** Returns how many room types the form shows. */
export function cardCount(): number {
  const names = Array.from({ length: 11 }, (_, i) => calculatorCopy.form.roomType(i + 1));
  return screen.queryAllByRole('group', { name: (name) => names.includes(name) }).length;
}

/** Returns the texts of the projection's cells, by row. */
export function projectionRows(): string[][] {
  const [body] = within(screen.getByRole('table')).getAllByRole('rowgroup').slice(1);
  return within(body ?? document.createElement('tbody'))
    .queryAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** Simulates another tab that writes the text; null removes it. */
export function otherTabWrites(text: string | null, key = HOTEL_KEY): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}
