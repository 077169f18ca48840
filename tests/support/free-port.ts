import { createServer } from 'node:net';
import { listenLocally } from '../../src/node/listen-locally';

/** Resolves to a port of this computer that is free now, for a program that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
