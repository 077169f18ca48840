import type { Server } from 'node:net';

/** Starts a server on 127.0.0.1 and resolves to its port. `port` 0 takes any free port. Rejects if the port is taken. */
export function listenLocally(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('the server has no port'));
    });
  });
}
