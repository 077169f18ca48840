import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedPageCopy } from '../../../../src/content/copy/saved-page';
import { OfflinePages, watchOfflinePages } from '../../../../src/features/offline-pages/offline-pages';
import { stubNavigator } from '../../../support/stub-navigator';

const copy = savedPageCopy.pages;
const pages = ['/about', '/blog/new', '/blog/old'].map((href) => ({ href, label: href }));
const asked: unknown[] = [];
let stored: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});

afterEach(() => stop());

/** Opens the list on a device with these pages stored. */
async function openList(paths: string[], { saveData = false } = {}): Promise<void> {
  stored = paths;
  const active = { postMessage: (message: unknown) => asked.push(message) };
  stubNavigator('serviceWorker', { controller: {}, ready: Promise.resolve({ active }) });
  stubNavigator('connection', { saveData });
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({ keys: async () => stored.map((path) => ({ url: `https://hotel.example${path}` })) }),
  });
  const { container } = render(<OfflinePages pages={pages} />);
  stop = watchOfflinePages(container);
  await vi.advanceTimersByTimeAsync(100);
}

const status = () => screen.getByRole('status').textContent;
const button = () => screen.queryByRole('button', { name: copy.storeLater });

test('while pages are being stored the status counts them, and their marks follow', async () => {
  await openList(['/about']);
  expect(status()).toBe(copy.partly({ stored: 1, all: 3 }));
  stored = ['/about', '/blog/new'];
  await vi.advanceTimersByTimeAsync(3_100);
  expect(status()).toBe(copy.partly({ stored: 2, all: 3 }));
  const marked = [...document.querySelectorAll<HTMLElement>('[data-stored]')].map(
    ({ dataset }) => dataset.storable,
  );
  expect(marked).toEqual(['/about', '/blog/new']);
});

test('on a limited connection the other pages wait until the visitor asks for them', async () => {
  await openList(['/about'], { saveData: true });
  expect(status()).toBe(copy.waiting({ stored: 1, all: 3 }));
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: copy.storeLater }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([{ type: 'store-later', isAsked: true }]);
  expect(button()).toBeNull();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(status()).toBe(copy.partly({ stored: 1, all: 3 }));
});

test('if an asked download stops on a limited connection, the visitor can ask again', async () => {
  await openList(['/about'], { saveData: true });
  stored = ['/about', '/blog/new'];
  await vi.advanceTimersByTimeAsync(3_100);
  expect(button()).toBeNull();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(button()).not.toBeNull();
});
