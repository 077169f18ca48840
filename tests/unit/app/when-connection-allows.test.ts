// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenConnectionAllows } from '../../../src/app/when-connection-allows';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a page with this connection. Returns a mock that is called when the app may load. */
function openPage(connection: Connection | undefined, controller: object | null = null) {
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller } });
  const startApp = vi.fn();
  whenConnectionAllows(startApp);
  return startApp;
}

test.each([undefined, {}, { effectiveType: '4g' }, { saveData: false, effectiveType: '3g' }])(
  'on the connection %o the app does not wait',
  (connection) => {
    const startApp = openPage(connection);
    expect(startApp).toHaveBeenCalledTimes(1);
  },
);

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on the connection %o the app waits ten seconds, and starts once',
  (connection) => {
    const startApp = openPage(connection);
    vi.advanceTimersByTime(9_000);
    expect(startApp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    document.dispatchEvent(new Event('click'));
    vi.advanceTimersByTime(60_000);
    expect(startApp).toHaveBeenCalledTimes(1);
  },
);

test.each(['click', 'focusin', 'input'])('the first %s ends the wait', (type) => {
  const startApp = openPage({ saveData: true });
  document.dispatchEvent(new Event(type));
  expect(startApp).toHaveBeenCalledTimes(1);
});

test('the app does not wait when a worker already answers for the page', () => {
  const startApp = openPage({ saveData: true }, {});
  expect(startApp).toHaveBeenCalledTimes(1);
});
