import { expect, test, vi } from 'vitest';
import { blockReload, isReloadBlocked, onReloadUnblocked } from '../../../src/platform/reload-block';

test('reloads are blocked while any form has text', () => {
  const free = vi.fn();
  const stop = onReloadUnblocked(free);
  const releaseQuote = blockReload();
  const releaseContact = blockReload();
  releaseQuote();
  expect(isReloadBlocked()).toBe(true);
  expect(free).not.toHaveBeenCalled();
  releaseContact();
  expect(isReloadBlocked()).toBe(false);
  expect(free).toHaveBeenCalledTimes(1);
  stop();
});

test('lifting a block twice does not lift another block', () => {
  const release = blockReload();
  release();
  const releaseOther = blockReload();
  release();
  expect(isReloadBlocked()).toBe(true);
  releaseOther();
  expect(isReloadBlocked()).toBe(false);
});
