import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastRegion } from '../../../src/components/toast-region';
import { dismissToast, shownToast, showToast, TOAST_SHOWN_MS } from '../../../src/components/toast-store';

test('an error is shown before the other toasts, which follow when it is closed', async () => {
  showToast({ tone: 'error', title: 'Error', group: 'lead' });
  showToast({ tone: 'success', title: 'Figures copied', group: 'share' });
  render(<ToastRegion />);
  expect(screen.getByRole('alert')).toHaveProperty('textContent', 'Error');
  expect(screen.queryByText('Figures copied')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent).toBe('Figures copied');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('of two toasts without an error the later one is shown', () => {
  showToast({ tone: 'neutral', title: 'Room removed', group: 'calculator' });
  showToast({ tone: 'success', title: 'Figures copied', group: 'share' });
  render(<ToastRegion />);
  expect(screen.getByRole('status').textContent).toBe('Figures copied');
});

test('a toast stays while one of its copies has the focus', () => {
  vi.useFakeTimers();
  showToast({ tone: 'success', title: 'Figures copied', group: 'share' });
  render(<ToastRegion />);
  render(<ToastRegion />);
  const inDialog = screen.getAllByRole('button', { name: 'Dismiss' })[1];
  inDialog?.focus();
  expect(document.activeElement).toBe(inDialog);
  act(() => vi.advanceTimersByTime(TOAST_SHOWN_MS));
  expect(shownToast.getSnapshot()?.title).toBe('Figures copied');
  act(() => inDialog?.blur());
  act(() => vi.advanceTimersByTime(TOAST_SHOWN_MS));
  expect(shownToast.getSnapshot()).toBeNull();
});

test('a toast closes after its time, unless it is an error or has actions', () => {
  vi.useFakeTimers();
  showToast({ tone: 'error', title: 'Error', group: 'lead' });
  showToast({ tone: 'neutral', title: 'Saved on this phone', group: 'outbox', actions: 'Open' });
  const plain = showToast({ tone: 'success', title: 'Figures copied', group: 'share' });
  const { rerender } = render(<ToastRegion />);
  act(() => vi.advanceTimersByTime(TOAST_SHOWN_MS));
  expect(shownToast.getSnapshot()?.title).toBe('Error');
  act(() => dismissToast(shownToast.getSnapshot()?.id ?? 0));
  rerender(<ToastRegion />);
  expect(shownToast.getSnapshot()?.id).toBe(plain);
  act(() => vi.advanceTimersByTime(TOAST_SHOWN_MS - 1));
  expect(shownToast.getSnapshot()?.id).toBe(plain);
  act(() => vi.advanceTimersByTime(1));
  expect(shownToast.getSnapshot()?.title).toBe('Saved on this phone');
  act(() => vi.advanceTimersByTime(2 * TOAST_SHOWN_MS));
  expect(shownToast.getSnapshot()?.title).toBe('Saved on this phone');
});
