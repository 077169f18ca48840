import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { LEAD_PATH } from '../../src/leads/rules/lead';
import { receiptOf } from '../../src/leads/rules/receipt';
import { listenLocally } from '../../src/node/listen-locally';
import type { NetworkFault } from '../support/network-faults';
import type { HistoryEvent } from './history';

/** A proxy between browser and server. It applies faults to lead requests; all other requests pass unchanged. */
export interface FaultProxy {
  url: string;
  /** Applies the fault to the next `times` lead requests. */
  inject(fault: NetworkFault, times: number): void;
  /** Applies no more faults, and closes the connections that hang. */
  stopFaults(): void;
  /** Resolves when no lead request is under way. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

const DELAY_MS = 2_500;

/** Starts the proxy. It calls `serverPort` for each request, because the server may have another port after a restart. */
export async function openFaultProxy(
  serverPort: () => number,
  note: (event: HistoryEvent) => void,
): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  let injected: { fault: NetworkFault; times: number } = { fault: 'pass', times: 0 };
  const hanging = new Set<() => void>();

  function takeFault(): NetworkFault {
    if (injected.times === 0) return 'pass';
    injected = { ...injected, times: injected.times - 1 };
    return injected.fault;
  }

  /** Forwards a request to the server. `answer` null: its answer is discarded. Resolves when the server has answered. */
  function forwardRequest(
    incoming: IncomingMessage,
    body: Buffer | null,
    answer: ServerResponse | null,
  ): Promise<void> {
    return new Promise((resolve) => {
      const { method, url: path, headers } = incoming;
      const upstream = request({ host: '127.0.0.1', port: serverPort(), method, path, headers, agent });
      const fail = () => {
        answer?.socket?.destroy();
        resolve();
      };
      upstream.on('error', fail);
      upstream.on('response', (upstreamAnswer) => {
        upstreamAnswer.on('error', fail).on('end', resolve);
        if (answer === null) upstreamAnswer.resume();
        else {
          answer.writeHead(upstreamAnswer.statusCode ?? 502, upstreamAnswer.headers);
          upstreamAnswer.pipe(answer);
        }
      });
      if (body === null) incoming.pipe(upstream);
      else upstream.end(body);
    });
  }

  async function takeLead(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readWhole(incoming);
    const { receipt, hotel } = nameOf(incoming, body);
    const fault = takeFault();
    note({ kind: 'attempt', receipt, hotel, fault });
    const forward = (to: ServerResponse | null) => forwardRequest(incoming, body, to);
    const refuse = (status: number) =>
      answer.writeHead(status, { 'Content-Type': 'text/plain' }).end('proxy');
    switch (fault) {
      case 'pass':
        return forward(answer);
      case 'drop':
        incoming.socket.destroy();
        return;
      case 'lose-answer':
        await forward(null);
        incoming.socket.destroy();
        return;
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
        return forward(answer);
      case 'twice':
        await forward(null);
        return forward(answer);
      case '500':
      case '503':
      case '422':
        refuse(Number(fault));
        return;
      case 'stored-502':
        await forward(null);
        refuse(502);
        return;
      case 'hang':
      case 'late': {
        hanging.add(() => incoming.socket.destroy());
        await once(incoming.socket, 'close');
        if (fault === 'late') await forward(null);
      }
    }
  }

  const underWay = new Set<Promise<void>>();
  const server = createServer((incoming, answer) => {
    const isLead = incoming.method === 'POST' && incoming.url === LEAD_PATH;
    const done = (isLead ? takeLead(incoming, answer) : forwardRequest(incoming, null, answer)).catch(
      (error: unknown) => note({ kind: 'problem', text: `the proxy failed: ${String(error)}` }),
    );
    if (!isLead) return;
    underWay.add(done);
    void done.then(() => underWay.delete(done));
  });
  const port = await listenLocally(server);
  return {
    url: `http://localhost:${port}`,
    inject(fault, times) {
      injected = { fault, times };
    },
    stopFaults() {
      injected = { fault: 'pass', times: 0 };
      for (const end of hanging) end();
      hanging.clear();
    },
    async untilIdle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

async function readWhole(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function nameOf(incoming: IncomingMessage, body: Buffer): { receipt: string; hotel: string } {
  const id = String(incoming.headers['idempotency-key'] ?? '').replaceAll('"', '');
  const lead: { company_name?: unknown } = JSON.parse(body.toString());
  return { receipt: receiptOf(id), hotel: String(lead.company_name) };
}
