import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { listenLocally } from '../../server/listen-locally';
import { browserArguments } from '../find-browser';
import { withBuiltSite } from './bench-site';

/** The cells of one route: its path, four scores, and the times. */
export type BenchRow = string[];

/** One cold visit by a mid-range phone as Lighthouse imagines it, on a server and a browser of its own. */
export function measureWithLighthouse(path: string, browser: string): Promise<BenchRow> {
  return withBuiltSite(async (url) => {
    const debugPort = await freePort();
    const chromeArguments = [...browserArguments(), `--remote-debugging-port=${debugPort}`];
    const chrome = await chromium.launch({ executablePath: browser, args: chromeArguments });
    try {
      const result = await lighthouse(`${url}${path}`, { port: debugPort, logLevel: 'silent' });
      if (result === undefined) return [path, 'no result'];
      const { categories, audits } = result.lhr;
      const score = (name: string) => String(Math.round((categories[name]?.score ?? 0) * 100));
      const number = (name: string, unit: number, digits: number) =>
        ((audits[name]?.numericValue ?? 0) / unit).toFixed(digits);
      return [
        path,
        ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
        number('first-contentful-paint', 1000, 2),
        number('largest-contentful-paint', 1000, 2),
        number('total-blocking-time', 1, 0),
        number('cumulative-layout-shift', 1, 3),
      ];
    } catch (error) {
      return [path, error instanceof Error ? error.message : String(error)];
    } finally {
      await chrome.close();
    }
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
