import { spawn } from 'node:child_process';
import { findFreePort } from '../support/free-port';
import { clickActions, typeActions } from './input-actions';
import { type Browser, callIn, type Tab, WINDOW } from './tab';

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/**
 * Starts the driver of WebKitGTK on a virtual display. The driver starts a MiniBrowser for each tab. It does not report
 * uncaught errors of a page. https://www.w3.org/TR/webdriver2/
 */
export async function startWebKit(driverPath: string): Promise<Browser> {
  const port = await findFreePort();
  // In a separate process group, because xvfb-run does not stop its child processes.
  const driver = spawn('xvfb-run', ['--auto-servernum', driverPath, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
  });
  const failed = new Promise<never>((_, reject) => driver.on('error', reject));
  const call = driverAt(`http://127.0.0.1:${port}`);
  await Promise.race([failed, untilReady(() => call('GET', '/status'))]);
  const openSession = () => call<Session>('POST', '/session', { capabilities: {} });
  const { sessionId, capabilities } = await openSession();
  await call('DELETE', `/session/${sessionId}`);

  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async openTab(): Promise<Tab> {
      const { sessionId } = await openSession();
      const session = `/session/${sessionId}`;
      await call('POST', `${session}/window/rect`, WINDOW);
      const perform = async (actions: object[]) =>
        void (await call('POST', `${session}/actions`, { actions }));
      return {
        open: async (url) => void (await call('POST', `${session}/url`, { url })),
        reload: async () => void (await call('POST', `${session}/refresh`, {})),
        async evaluate(run, argument) {
          const script = `const done = arguments[0];
            Promise.resolve(${callIn(run, argument)}).then(
              (value) => done(JSON.stringify({ value: value ?? null })),
              (error) => done(JSON.stringify({ error: String(error) })),
            )`;
          const { value, error } = JSON.parse(
            await call<string>('POST', `${session}/execute/async`, { script, args: [] }),
          );
          if (error !== undefined) throw new Error(error);
          return value;
        },
        click: (x, y) => perform(clickActions(x, y)),
        type: (text) => perform(typeActions(text)),
        uncaught: () => [],
        close: async () => void (await call('DELETE', session)),
      };
    },
    async close() {
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

function driverAt(address: string) {
  return async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(address + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
