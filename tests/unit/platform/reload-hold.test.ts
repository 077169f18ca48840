import { expect, test, vi } from 'vitest';
import { holdReload, isReloadHeld, onReloadFree } from '../../../src/platform/reload-hold';

test('a tab is held while any form has text, and free when the last is done', () => {
  const free = vi.fn();
  const stop = onReloadFree(free);
  const releaseQuote = holdReload();
  const releaseContact = holdReload();
  releaseQuote();
  expect(isReloadHeld()).toBe(true);
  expect(free).not.toHaveBeenCalled();
  releaseContact();
  expect(isReloadHeld()).toBe(false);
  expect(free).toHaveBeenCalledTimes(1);
  stop();
});

test('a release called twice ends no other hold', () => {
  const release = holdReload();
  release();
  const releaseOther = holdReload();
  release();
  expect(isReloadHeld()).toBe(true);
  releaseOther();
  expect(isReloadHeld()).toBe(false);
});
