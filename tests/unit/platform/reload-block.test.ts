// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { blockReload, isReloadBlocked, reloadBlockedStore } from '../../../src/platform/reload-block';

test('reloads are blocked while any form has text', () => {
  const releaseQuote = blockReload();
  const releaseContact = blockReload();
  releaseQuote();
  expect(isReloadBlocked()).toBe(true);
  const handleChange = vi.fn();
  const stop = reloadBlockedStore.subscribe(handleChange);
  releaseContact();
  expect(isReloadBlocked()).toBe(false);
  expect(handleChange).toHaveBeenCalledTimes(1);
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

test('text in a field that no script has taken over blocks reloads', () => {
  document.body.innerHTML = '<input value="10">';
  const field = document.querySelector('input');
  const handleChange = vi.fn();
  const stop = reloadBlockedStore.subscribe(handleChange);
  expect(isReloadBlocked()).toBe(false);
  if (field) field.value = '12';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(handleChange).toHaveBeenCalledTimes(1);
  expect(isReloadBlocked()).toBe(true);
  stop();
  document.body.innerHTML = '';
});
