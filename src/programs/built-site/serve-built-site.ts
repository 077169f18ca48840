import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '../../node/listen-locally';
import { distDir } from '../../node/paths';
import { openLeadFolder } from '../../server/lead-folder/lead-folder';
import type { LeadHandlerOptions } from '../../server/lead-function/lead-handler';
import { createSiteHandler, type SiteHandler } from '../../server/local-server/site-handler';
import { SUBSCRIBER_FILE } from '../../server/newsletter/subscriber-file';
import { LOCAL_LEAD_KEY } from '../../settings/lead-settings';

interface StartOptions extends Partial<Pick<LeadHandlerOptions, 'keys' | 'log'>> {
  distDir: string;
  /** The folder for the lead folder and the file of subscribers. */
  folder: string;
  port?: number;
  /** Returns the handler to use in place of the site's. */
  wrapHandler?: (handler: SiteHandler) => SiteHandler;
}

/**
 * Serves the build in `distDir` at a local port, by default a free one, and stores its leads and subscribers in `folder`.
 * - Leads have no rate limit. Only those with one of the public `keys`, by default `LOCAL_LEAD_KEY`, are accepted.
 * - Resolves to the server, its port, the paths `leadFolder` and `subscriberFile`, and `stop`, which resolves when the port is
 *   free.
 * - Rejects if the build or an existing lead folder cannot be read, or if the port is taken.
 */
export async function startSite({ folder, port = 0, wrapHandler, ...options }: StartOptions) {
  const leadFolder = join(folder, 'leads');
  const subscriberFile = join(folder, SUBSCRIBER_FILE);
  const handler = createSiteHandler({
    store: await openLeadFolder(leadFolder),
    subscriberFile,
    keys: [LOCAL_LEAD_KEY],
    log: () => undefined,
    ...options,
  });
  const server = createServer(wrapHandler?.(handler) ?? handler);
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { server, port: await listenLocally(server, port), leadFolder, subscriberFile, stop };
}

/**
 * Serves the build in `builtDir` at a free local port and calls `use` with the site's origin. Then stops the server, deletes
 * its leads, and resolves or rejects as `use` does. Also rejects if there is no folder `builtDir`.
 */
export async function withBuiltSite<Result>(
  use: (url: string) => Promise<Result>,
  builtDir = distDir,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-site-'));
  const { port, stop } = await startSite({ distDir: builtDir, folder });
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}
