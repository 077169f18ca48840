import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickActions, typeActions } from './input-actions';
import { type Browser, callIn, type Tab, WINDOW } from './tab';

interface Session {
  capabilities: { browserVersion: string };
}

/** The result of a script that returns a text. */
interface ScriptResult {
  result: { value: string };
  exceptionDetails?: { text: string };
}

/** The subscribed event. */
interface LogEntry {
  type: string;
  level: string;
  text: string;
  source: { context?: string };
}

type Message = { type: 'success'; result: unknown } | { type: 'error'; error: string; message: string };

type Call = <Result>(method: string, parameters: object) => Promise<Result>;

/** Starts the installed Firefox, which supports WebDriver BiDi without a driver. https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'kitaki-firefox-'));
  const firefox = spawn(
    executablePath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const uncaughtIn = new Map<string, string[]>();
  const call = await connect(await addressOf(firefox), ({ type, level, text, source }) => {
    // The log also contains failed requests. The text of an uncaught error begins with the error's name.
    if (type === 'javascript' && level === 'error' && /^\w*(Error|Exception)\b/.test(text))
      uncaughtIn.get(source.context ?? '')?.push(text);
  });
  const { capabilities } = await call<Session>('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async openTab(): Promise<Tab> {
      const { userContext } = await call<{ userContext: string }>('browser.createUserContext', {});
      const { context } = await call<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      });
      await call('browsingContext.setViewport', { context, viewport: WINDOW });
      const uncaught: string[] = [];
      uncaughtIn.set(context, uncaught);
      const perform = async (actions: object[]) =>
        void (await call('input.performActions', { context, actions }));
      return {
        open: async (url) =>
          void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
        reload: async () => void (await call('browsingContext.reload', { context, wait: 'complete' })),
        async evaluate(run, argument) {
          const { result, exceptionDetails } = await call<ScriptResult>('script.callFunction', {
            functionDeclaration: `async () => JSON.stringify((await ${callIn(run, argument)}) ?? null)`,
            awaitPromise: true,
            target: { context },
          });
          if (exceptionDetails) throw new Error(exceptionDetails.text);
          return JSON.parse(result.value);
        },
        click: (x, y) => perform(clickActions(x, y)),
        type: (text) => perform(typeActions(text)),
        uncaught: () => uncaught,
        close: async () => void (await call('browser.removeUserContext', { userContext })),
      };
    },
    async close() {
      const exited = once(firefox, 'exit');
      await call('browser.close', {});
      await exited;
      rmSync(profile, { recursive: true });
    },
  };
}

/** Reads the WebSocket address from the output of Firefox. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    firefox.stderr?.on('data', (chunk) => {
      output += chunk;
      const address = /BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    firefox.on('error', reject).on('exit', () => reject(new Error(`Firefox did not start: ${output}`)));
  });
}

async function connect(address: string, onLogEntry: (entry: LogEntry) => void): Promise<Call> {
  const socket = new WebSocket(`${address}/session`);
  const answers = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'event') onLogEntry(message.params);
    else answers.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)));
  });
  let count = 0;
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      count += 1;
      answers.set(count, (message) => {
        if (message.type === 'success') resolve(message.result as Result);
        else reject(new Error(`${method}: ${message.error}: ${message.message}`));
      });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
}
