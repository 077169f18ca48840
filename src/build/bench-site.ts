import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLineFile } from './line-file';
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
    return await use(`http://localhost:${await listenAnywhere(server)}`);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Listens on a free port of this computer alone; answers with the port. */
export function listenAnywhere(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
