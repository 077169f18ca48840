import { createServer, connect as openSocket, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '../../node/listen-locally';

/** Slow 3G as in the browser's developer tools: milliseconds of a round trip, and bytes a second of all answers. */
const SLOW_3G = { roundTripMs: 400, bytesPerSecond: 50_000 };

/**
 * Opens an origin that passes everything slowly to and from the local server at `origin`. Calls `use` with the new
 * origin, then closes it and resolves or rejects as `use` does.
 * - A request takes 400 ms more, the first of a connection 800 ms. All answers share 50,000 bytes a second.
 * - It also slows the worker, which the browser's own throttling cannot.
 */
export async function withSlow3G<Result>(
  origin: string,
  use: (slowOrigin: string) => Promise<Result>,
): Promise<Result> {
  const sockets = new Set<Socket>();
  // The end of all answers so far, on the clock of `performance.now`.
  let answersEndAt = 0;
  const proxy = createServer((client) => {
    const server = openSocket(Number(new URL(origin).port), '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      socket.on('end', () => other.end());
    }
    // A round trip opens the connection.
    const openAt = performance.now() + SLOW_3G.roundTripMs;
    // The parts pass one after the other, so that no part of a request overtakes an earlier one.
    let passed = Promise.resolve();
    client.on('data', (chunk) => {
      const arrivesAt = Math.max(performance.now(), openAt) + SLOW_3G.roundTripMs;
      passed = passed.then(async () => {
        await sleep(arrivesAt - performance.now());
        server.write(chunk);
      });
    });
    server.on('data', (chunk) => {
      server.pause();
      const sendMs = (chunk.length / SLOW_3G.bytesPerSecond) * 1_000;
      answersEndAt = Math.max(performance.now(), answersEndAt) + sendMs;
      setTimeout(() => {
        client.write(chunk);
        server.resume();
      }, answersEndAt - performance.now());
    });
  });
  try {
    return await use(`http://localhost:${await listenLocally(proxy)}`);
  } finally {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  }
}
