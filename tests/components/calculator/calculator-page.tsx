import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { ToastRegion } from '../../../src/components/toast-region';
import { dismissToast, shownToast } from '../../../src/components/toast-store';
import { Page } from '../../../src/pages/revenue-calculator/page';
// Read before the first test waits for it: on a busy machine that alone takes seconds.
import '../../../src/features/calculator/more-from-figures';

export const STORAGE_KEY = 'revenue-calculator-data';

// Without styles everything is visible.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
// Ten cards of fields in jsdom, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

/** The calculator in a browser of its own, which keeps `stored`; a string is kept as it stands. */
export function openCalculator(stored?: unknown) {
  localStorage.clear();
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

/** One room type as it is stored. */
export function storedRoom(id: string, name: string, part: Partial<Record<string, number>> = {}) {
  return { id, name, numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70, ...part };
}

/** What is kept in this browser, as the specification names it. */
export function kept(): unknown {
  const text = localStorage.getItem(STORAGE_KEY);
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
export function otherTabWrites(text: string | null): void {
  if (text === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: text }));
}
