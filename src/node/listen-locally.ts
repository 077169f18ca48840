import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server on 127.0.0.1 and resolves to its port. 0 means any free port. Rejects if `port` is taken or forbidden. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
