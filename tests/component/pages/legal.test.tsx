import { afterEach, expect, test, vi } from 'vitest';
import { savedPageCopy } from '../../../src/content/copy/saved-page';
import { readPage } from './read-page';

afterEach(() => {
  vi.resetModules();
});

async function privacy(pixelId: string): Promise<string> {
  vi.stubEnv('VITE_PIXEL_ID', pixelId);
  vi.resetModules();
  const { default: pageOf } = await import('../../../src/pages/legal/page');
  const { Page } = await pageOf('/privacy');
  return readPage(Page).body.textContent ?? '';
}

test('without a pixel the policy names no advertising company, and says that the site sets no cookies', async () => {
  const text = await privacy('');
  expect(text).not.toMatch(/pixel|Meta|advertis/i);
  expect(text).toContain('it sets no cookies of its own');
});

test('with a pixel the policy names its company and says that Global Privacy Control turns it off', async () => {
  const text = await privacy('1234');
  expect(text).toContain('An advertising pixel of Meta (Facebook) records page views too.');
  expect(text).toContain('Global Privacy Control');
});

test('the policy names the page of saved data and its button as the site does', async () => {
  const text = await privacy('');
  expect(text).toContain(savedPageCopy.title);
  expect(text).toContain(savedPageCopy.everything.button);
  expect(text).toContain('Data Protection Board of India');
});
