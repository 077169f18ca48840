import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '../node/listen-locally';
import { openLeadFolder } from '../server/lead-folder';
import { createSiteServer } from '../server/site-server';
import { LOCAL_LEAD_KEY } from '../settings';
import { distDir } from './paths';

interface StartOptions {
  /** The folder with the build. */
  siteDir: string;
  /** The folder for what the server stores. */
  folder: string;
  /** 0: any free port. */
  port?: number;
  /** The keys that leads may carry. Default: the local one. */
  keys?: readonly string[];
  log?: (line: string) => void;
}

/** A server of the built site. */
interface StartedSite {
  server: Server;
  port: number;
  /** In `folder`. It does not exist before the first lead, and a caller may delete it at any time. */
  leadFolder: string;
  /** In `folder`. It does not exist before the first subscriber. */
  subscriberFile: string;
  /** Closes all connections. Resolves when the port is free, at once if the server does not listen. */
  stop: () => Promise<void>;
}

/** Serves a build at a local port. Rejects if it cannot be read, or if the port is taken. */
export async function startSite({
  siteDir,
  folder,
  port = 0,
  ...options
}: StartOptions): Promise<StartedSite> {
  const leadFolder = join(folder, 'leads');
  const subscriberFile = join(folder, 'subscribers.jsonl');
  const server = createSiteServer({
    distDir: siteDir,
    store: await openLeadFolder(leadFolder),
    subscriberFile,
    keys: [LOCAL_LEAD_KEY],
    log: () => undefined,
    ...options,
  });
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { server, port: await listenLocally(server, port), leadFolder, subscriberFile, stop };
}

/**
 * Serves the build in `siteDir` at a free local port. Calls `use` with the site's origin. Then stops the server, deletes the
 * leads that it got, and resolves or rejects as `use` does. Rejects also if there is no folder `siteDir`.
 */
export async function withBuiltSite<Result>(
  use: (url: string) => Promise<Result>,
  siteDir = distDir,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kitaki-site-'));
  const { port, stop } = await startSite({ siteDir, folder });
  try {
    return await use(`http://localhost:${port}`);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}
