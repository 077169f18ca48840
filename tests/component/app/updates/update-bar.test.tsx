import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UpdateBar } from '../../../../src/app/updates/update-bar';
import { type UpdateBarState, updateBarState } from '../../../../src/app/updates/update-bar-state';
import { appShellCopy } from '../../../../src/content/copy/app-shell';

const { readyOffline, update } = appShellCopy;
const show = (state: UpdateBarState) => act(() => updateBarState.set(state));
const region = () => screen.getByRole('status').textContent;
const agree = vi.fn();

function showBar(): void {
  vi.useFakeTimers();
  onTestFinished(() => updateBarState.set({ kind: 'hidden' }));
  render(<UpdateBar />);
}

test('the note that the site opens offline is shown for seven seconds', () => {
  showBar();
  expect(region()).toBe('');
  show({ kind: 'ready', text: readyOffline.text });
  expect(region()).toContain(readyOffline.text);
  act(() => vi.advanceTimersByTime(7_000));
  expect(region()).toBe('');
});

test('a new version that is announced during the note stays until it is answered', () => {
  showBar();
  show({ kind: 'ready', text: readyOffline.text });
  show({ kind: 'update', agree });
  act(() => vi.advanceTimersByTime(60_000));
  expect(region()).toContain(update.text);
  fireEvent.click(screen.getByRole('button', { name: update.later }));
  expect(region()).toBe('');
  show({ kind: 'update', agree });
  expect(agree).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: update.action }));
  expect(agree).toHaveBeenCalledTimes(1);
});
