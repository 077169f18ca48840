// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPixel, trackLead } from '../../../src/platform/pixel';
import { stubNavigator } from '../../support/stub-navigator';

// The pixel waits for the next paint with a timer, which must not fire after the test.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_PIXEL_ID', '1234');
});

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.replaceChildren();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const commands = () => window.fbq?.queue ?? [];

test.each([
  ['without a pixel id', () => vi.stubEnv('VITE_PIXEL_ID', '')],
  ['with Global Privacy Control', () => stubNavigator('globalPrivacyControl', true)],
])('%s no pixel is loaded and no lead is tracked', (_, setUp) => {
  setUp();
  startPixel();
  trackLead();
  vi.runAllTimers();
  expect(window.fbq).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('the script is loaded once, after the first paint, without inline code', async () => {
  startPixel();
  startPixel();
  expect(scripts()).toEqual([]);
  await vi.runAllTimersAsync();
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]?.src).toBe('https://connect.facebook.net/en_US/fbevents.js');
  expect(scripts()[0]?.textContent).toBe('');
});

test('a lead that is delivered before the pixel was started is tracked', () => {
  trackLead();
  startPixel();
  expect(commands().slice(-2)).toEqual([
    ['track', 'PageView'],
    ['track', 'Lead'],
  ]);
});

test('a page load counts one PageView, a change of page none, each delivered lead one Lead', () => {
  startPixel();
  startPixel();
  trackLead();
  trackLead();
  expect(commands()).toEqual([
    ['set', 'autoConfig', false, '1234'],
    ['init', '1234'],
    ['track', 'PageView'],
    ['track', 'Lead'],
    ['track', 'Lead'],
  ]);
  expect(window.fbq).toHaveProperty('disablePushState', true);
});

test('after the script has loaded, commands go to it', () => {
  startPixel();
  const received: unknown[][] = [];
  if (window.fbq) window.fbq.callMethod = (...command) => void received.push(command);
  trackLead();
  expect(received).toEqual([['track', 'Lead']]);
});

test('an exception in the pixel does not reach the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  startPixel();
  if (window.fbq) {
    window.fbq.callMethod = () => {
      throw new Error('broken ad script');
    };
  }
  expect(() => trackLead()).not.toThrow();
});
