import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserArguments } from './find-browser';
import { openLineFile } from './line-file';
import { distDir } from './paths';
import { LOCAL_LEAD_KEY } from './settings';
import { createSiteServer } from './site-server';

/** The cells of one route: its path, four scores, and the times. */
export type BenchRow = string[];

/** One cold visit by a mid-range phone as Lighthouse imagines it, on a server and a browser of its own. */
export async function measureWithLighthouse(path: string, browser: string): Promise<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-bench-'));
  const [leadFile, subscriberFile] = [
    openLineFile(join(folder, 'leads')),
    openLineFile(join(folder, 'subscribers')),
  ];
  const server = await createSiteServer({
    distDir,
    leadFile,
    subscriberFile,
    key: LOCAL_LEAD_KEY,
    log: () => undefined,
  });
  const port = await listen(server);
  const debugPort = await freePort();
  const chromeArguments = [...browserArguments(), `--remote-debugging-port=${debugPort}`];
  const chrome = await chromium.launch({ executablePath: browser, args: chromeArguments });
  try {
    const result = await lighthouse(`http://localhost:${port}${path}`, {
      port: debugPort,
      logLevel: 'silent',
    });
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
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
