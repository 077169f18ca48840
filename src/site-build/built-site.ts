import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '../node/listen-locally';
import { openLeadFolder } from '../server/lead-folder';
import { createSiteServer } from '../server/site-server';
import { LOCAL_LEAD_KEY } from '../settings';
import { distDir } from './paths';

/**
 * Serves the build in `builtDir` at a free local port. Calls `use` with the site's origin. Then stops the server, deletes the
 * leads that it got, and resolves or rejects as `use` does. Rejects also if there is no folder `builtDir`.
 */
export async function withBuiltSite<Result>(
  use: (url: string) => Promise<Result>,
  builtDir = distDir,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-bench-'));
  const server = createSiteServer({
    distDir: builtDir,
    store: await openLeadFolder(join(folder, 'leads')),
    subscriberFile: join(folder, 'subscribers'),
    keys: [LOCAL_LEAD_KEY],
    log: () => undefined,
  });
  try {
    return await use(`http://localhost:${await listenLocally(server)}`);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
