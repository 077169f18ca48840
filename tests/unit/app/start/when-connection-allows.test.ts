// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

/** A page that asks twice, as the site does: first for the app, and from there for the whole site. */
async function openPage(
  connection: Connection | undefined,
  controller: object | null = null,
): Promise<{ app: () => void; site: () => void }> {
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller } });
  const { whenConnectionAllows } = await import('../../../../src/app/start/when-connection-allows');
  const site = vi.fn();
  const app = vi.fn(() => whenConnectionAllows(site));
  whenConnectionAllows(app);
  return { app, site };
}

test.each([undefined, {}, { effectiveType: '4g' }, { saveData: false, effectiveType: '3g' }])(
  'on the connection %o nothing waits',
  async (connection) => {
    const { app, site } = await openPage(connection);
    expect(app).toHaveBeenCalledTimes(1);
    expect(site).toHaveBeenCalledTimes(1);
  },
);

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on the connection %o, app and site wait ten seconds and are then fetched once',
  async (connection) => {
    const { app, site } = await openPage(connection);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(app).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    document.dispatchEvent(new Event('click'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(app).toHaveBeenCalledTimes(1);
    expect(site).toHaveBeenCalledTimes(1);
  },
);

test.each(['click', 'focusin', 'input'])('the first %s ends the wait', async (type) => {
  const { app, site } = await openPage({ saveData: true });
  document.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(app).toHaveBeenCalledTimes(1);
  expect(site).toHaveBeenCalledTimes(1);
});

test('nothing waits when a worker already answers for the page', async () => {
  const { app } = await openPage({ saveData: true }, {});
  expect(app).toHaveBeenCalledTimes(1);
});
