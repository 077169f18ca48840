// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { hasTypedText, typedTextStore } from '../../../src/platform/typed-text';

test('a page has typed text while any field has another value than in its HTML', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input value="10"><textarea></textarea>';
  const field = document.querySelector('input');
  const message = document.querySelector('textarea');
  if (!field || !message) throw new Error('The page has no fields');
  const handleChange = vi.fn();
  const stop = typedTextStore.subscribe(handleChange);
  expect(hasTypedText()).toBe(false);
  field.value = '12';
  message.value = 'Ten rooms';
  expect(hasTypedText()).toBe(true);
  field.value = '10';
  expect(hasTypedText()).toBe(true);
  message.remove();
  expect(hasTypedText()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(handleChange).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(handleChange).toHaveBeenCalledTimes(1);
});
