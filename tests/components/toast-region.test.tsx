import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ToastRegion } from '../../src/components/toast-region';
import { dismissToast, shownToast, showToast } from '../../src/components/toast-store';

afterEach(() => {
  cleanup();
  for (let toast = shownToast.getSnapshot(); toast; toast = shownToast.getSnapshot()) dismissToast(toast.id);
});

test('one toast is shown at a time: an error first, the next one after it is closed', async () => {
  showToast({ tone: 'error', title: 'Error' });
  showToast({ tone: 'success', title: 'Figures copied' });
  render(<ToastRegion dismissLabel="Dismiss" />);
  expect(screen.getByRole('alert')).toHaveProperty('textContent', 'Error');
  expect(screen.queryByText('Figures copied')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status').textContent).toBe('Figures copied');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('of two toasts without an error the later one is shown', () => {
  showToast({ tone: 'neutral', title: 'Room removed' });
  showToast({ tone: 'success', title: 'Figures copied' });
  render(<ToastRegion dismissLabel="Dismiss" />);
  expect(screen.getByRole('status').textContent).toBe('Figures copied');
});
