import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLineFile } from './line-file';
import { listenLocally } from './listen-locally';
import { distDir } from './paths';
import { LOCAL_LEAD_KEY } from './settings';
import { createSiteServer } from './site-server';

/** Serves the built site on a free port while `use` runs; leads sent to it are thrown away afterwards. */
export async function withBuiltSite<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-bench-'));
  const server = await createSiteServer({
    distDir,
    leadFile: openLineFile(join(folder, 'leads')),
    subscriberFile: openLineFile(join(folder, 'subscribers')),
    key: LOCAL_LEAD_KEY,
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
