import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UpdateBar } from '../../../../src/app/updates/update-bar';
import { updateNotice } from '../../../../src/app/updates/update-notice';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { blockReload } from '../../../../src/platform/reload-block';

const { readyOffline, update } = appShellCopy;
const notice = (value: Parameters<typeof updateNotice.set>[0]) => act(() => updateNotice.set(value));
const region = () => screen.getByRole('status').textContent;

const agree = vi.hoisted(() => vi.fn());

vi.mock('../../../../src/app/updates/register-worker', () => ({ agreeToUpdate: agree }));

function showBar(): void {
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    updateNotice.set('hidden');
  });
  render(<UpdateBar />);
}

test('the note that the site opens offline is shown for seven seconds', () => {
  showBar();
  expect(region()).toBe('');
  notice('ready-except-later-files');
  expect(region()).toContain(readyOffline.textExceptLater);
  notice('ready');
  expect(region()).toContain(readyOffline.text);
  act(() => vi.advanceTimersByTime(7_000));
  expect(region()).toBe('');
});

test('a new version that is announced during the note stays until it is answered', () => {
  showBar();
  notice('ready');
  notice('update');
  act(() => vi.advanceTimersByTime(60_000));
  expect(region()).toContain(update.text);
  fireEvent.click(screen.getByRole('button', { name: update.later }));
  expect(region()).toBe('');
  notice('update');
  expect(agree).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: update.action }));
  expect(agree).toHaveBeenCalledTimes(1);
});

test('the question about a new version is hidden while a form holds typed text', () => {
  showBar();
  notice('update');
  let release = () => {};
  act(() => {
    release = blockReload();
  });
  expect(region()).toBe('');
  act(release);
  expect(region()).toContain(update.text);
});
