import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { ToastRegion } from '../../../src/components/toast-region';
import { dismissToast, shownToast } from '../../../src/components/toast-store';
import { Page } from '../../../src/pages/revenue-calculator/page';
// Read before the first test waits for it: on a busy machine that alone takes seconds.
import '../../../src/features/calculator/more-from-figures';
import '../../../src/features/calculator/panels/panel-bodies';

export const STORAGE_KEY = 'revenue-calculator-data';
export const PANELS_KEY = 'revenue-calculator-panels';

// Without styles everything is visible.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
// Ten cards of fields in jsdom, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

/** The calculator in a browser of its own, which keeps `stored`; a string is kept as it stands. */
export function openCalculator(stored?: unknown, panels?: unknown) {
  localStorage.clear();
  if (panels !== undefined) localStorage.setItem(PANELS_KEY, JSON.stringify(panels));
  if (stored !== undefined)
    localStorage.setItem(STORAGE_KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  onTestFinished(() => {
    cleanup();
    for (let toast = shownToast.getSnapshot(); toast; toast = shownToast.getSnapshot())
      dismissToast(toast.id);
    history.replaceState(null, '', '/');
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const view = render(
    <>
      <Page />
      <ToastRegion dismissLabel="Dismiss" />
    </>,
  );
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    leave: view.unmount,
  };
}

/** Opens a panel, as a press on its summary does in a browser, and waits for what it holds. */
export async function openPanel(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const details = heading.closest('details');
  if (!details) throw new Error(`${name} is no panel`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(details.querySelector('summary + [role=status]')).toBeNull());
  return within(details);
}

export function setText(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** One room type as it is stored. */
export function storedRoom(id: string, name: string, part: Partial<Record<string, number>> = {}) {
  return { id, name, numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70, ...part };
}

/** What is kept in this browser, as the specification names it. */
export function kept(key = STORAGE_KEY): unknown {
  const text = localStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

export function total(): string {
  return screen.getByRole('status', { name: 'Total Annual Revenue' }).textContent ?? '';
}

export function card(number: number) {
  return within(screen.getByRole('group', { name: `Room type ${number}` }));
}

export function cardCount(): number {
  return screen.queryAllByRole('group', { name: /^Room type \d+$/ }).length;
}

/** The rows of the projection, as the words in their cells. */
export function projectionRows(): string[][] {
  const [body] = within(screen.getByRole('table')).getAllByRole('rowgroup').slice(1);
  return within(body ?? document.createElement('tbody'))
    .queryAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** Another tab writes (or removes) the figures. */
export function otherTabWrites(text: string | null, key = STORAGE_KEY): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}
