import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as openRequest } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { LEAD_PATH } from '../../src/leads/rules/lead-payload';
import { receiptOf } from '../../src/leads/rules/receipt';
import { listenLocally } from '../../src/node/listen-locally';
import type { SiteHandler } from '../../src/server/local-server/site-handler';
import { NETWORK_FAULTS, type NetworkFault } from '../support/network-faults';
import { answerWithFault, copyOf } from '../support/server-faults';
import type { HistoryEvent } from './history-event';

/** A proxy between browser and server. It applies faults to lead requests; all other requests pass unchanged. */
export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

/** Starts the proxy. It calls `serverPort` for each request, because the server may have another port after a restart. */
export async function openFaultProxy(serverPort: () => number, note: (event: HistoryEvent) => void) {
  const agent = new Agent({ keepAlive: true });
  let injected: { fault: NetworkFault; times: number } = { fault: 'pass', times: 0 };
  const hanging = new Set<Socket>();
  const underWay = new Set<Promise<void>>();

  function takeFault(): NetworkFault {
    if (injected.times === 0) return 'pass';
    injected = { ...injected, times: injected.times - 1 };
    return injected.fault;
  }

  /** Forwards a request to the server. Resolves when the server has answered, or has closed the connection. */
  const forward: SiteHandler = (request, response) =>
    new Promise((resolve) => {
      const { method, url: path, headers } = request;
      const fail = () => {
        response.socket?.destroy();
        resolve();
      };
      const upstream = openRequest({ host: '127.0.0.1', port: serverPort(), method, path, headers, agent });
      upstream.on('error', fail).on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', fail).on('end', resolve).pipe(response);
      });
      request.pipe(upstream);
    });

  const handleLead: SiteHandler = async (request, response) => {
    const body = await buffer(request);
    const fault = takeFault();
    note({ kind: 'attempt', ...nameOf(request, body), fault });
    if (fault === 'hang' || fault === 'late') {
      hanging.add(request.socket);
      await once(request.socket, 'close');
    }
    await answerWithFault(NETWORK_FAULTS[fault], copyOf(request, body), response, forward);
  };

  const server = createServer((request, response) => {
    const isLead = request.method === 'POST' && request.url === LEAD_PATH;
    const done = (isLead ? handleLead : forward)(request, response).catch((error: unknown) =>
      note({ kind: 'problem', text: `the proxy failed: ${String(error)}` }),
    );
    if (!isLead) return;
    underWay.add(done);
    void done.then(() => underWay.delete(done));
  });
  const port = await listenLocally(server);
  return {
    url: `http://localhost:${port}`,
    /** Applies the fault to the next `times` lead requests. */
    inject(fault: NetworkFault, times: number): void {
      injected = { fault, times };
    },
    /** Applies no more faults, and closes the connections that hang. */
    stopFaults(): void {
      injected = { fault: 'pass', times: 0 };
      for (const socket of hanging) socket.destroy();
      hanging.clear();
    },
    /** Resolves when no lead request is under way. */
    async untilIdle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

function nameOf({ headers }: IncomingMessage, body: Buffer): { receipt: string; hotel: string } {
  const id = String(headers['idempotency-key'] ?? '').replaceAll('"', '');
  const lead: { company_name?: unknown } = JSON.parse(body.toString());
  return { receipt: receiptOf(id), hotel: String(lead.company_name) };
}
