import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startSite } from '../../../src/programs/built-site/serve-built-site';
import { leadRequest, SITE_KEY } from '../../support/lead-service';
import { type Faults, withFaults } from '../../support/server-faults';
import { temporaryFolder } from '../../support/temporary-folder';

/** Serves a small site with a new lead folder on a free port until the test ends. */
export async function serveSite(files: Record<string, string> = {}) {
  const pages = { 'index.html': 'home', '404.html': 'not found', 'about.html': 'about', ...files };
  const built = Object.entries(pages).map(([file, text]) => [`dist/${file}`, text]);
  const folder = temporaryFolder(Object.fromEntries(built));
  const distDir = join(folder, 'dist');
  const lines: string[] = [];
  const faults: Faults = { current: null };
  const log = (line: string) => void lines.push(line);
  const options = { distDir, folder, keys: [SITE_KEY], log, wrapHandler: withFaults(faults) };
  const { port, leadFolder, subscriberFile, stop } = await startSite(options);
  onTestFinished(stop);
  const url = `http://127.0.0.1:${port}`;
  const get = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
  return {
    url,
    port,
    get,
    folder,
    lines,
    faults,
    leadFolder,
    subscriberFile,
  };
}

/** Sends a lead as the site does, with the lead id `id` if it is not null. `init` replaces parts of the request. */
export function postLead(url: string, init: RequestInit = {}, id: string | null = null) {
  return fetch(leadRequest(id, init, url));
}
