import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { receiptOf } from '../../src/leads/rules/receipt';
import { LEAD_PATH } from '../../src/server/leads/lead-handler';
import { listenLocally } from '../../src/server/listen-locally';
import type { HistoryEvent } from './history';

/** What may happen to a lead on its way. */
export const faults = [
  /** Handed on; nothing happens. */
  'pass',
  /** The connection breaks before the server has the request. */
  'drop',
  /** The server has the request; the connection breaks before the answer. */
  'lose-answer',
  /** It takes its time. */
  'delay',
  /** The server gets it twice. */
  'twice',
  /** A gateway answers in the place of the server. */
  '500',
  '503',
  '422',
  /** The server has it; a gateway answers 502 all the same. */
  'stored-502',
  /** Nobody answers, and the server never has it. */
  'hang',
  /** Nobody answers, and the server has it once the browser has given up. */
  'late',
] as const;

export type LineFault = (typeof faults)[number];

/** Returns true if the server gets a lead that meets this fault. With a delay it gets it after the browser has gone on. */
export function reachesServer(fault: LineFault): boolean {
  return !['drop', '500', '503', '422', 'hang'].includes(fault);
}

/** A proxy between browser and server. It applies faults to lead requests; all other requests pass unchanged. */
export interface FaultProxy {
  url: string;
  /** The next `times` leads meet this fault; those after them pass. */
  inject(fault: LineFault, times: number): void;
  /** Every lead passes from now on; what hangs is cut off. */
  calm(): void;
  /** Resolves when no lead is on its way. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

const DELAY_MS = 2_500;

/** `serverPort` is called for each request, because the server may have been restarted on another port. */
export async function openFaultProxy(
  serverPort: () => number,
  note: (event: HistoryEvent) => void,
): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  let injected: { fault: LineFault; times: number } = { fault: 'pass', times: 0 };
  const hanging = new Set<() => void>();

  function takeFault(): LineFault {
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

  async function takeLead(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readWhole(asked);
    const { receipt, hotel } = nameOf(asked, body);
    const fault = takeFault();
    note({ kind: 'asked', receipt, hotel, fault });
    const forward = (to: ServerResponse | null) => forwardRequest(asked, body, to);
    const refuse = (status: number) =>
      answer.writeHead(status, { 'Content-Type': 'text/plain' }).end('proxy');
    switch (fault) {
      case 'pass':
        return forward(answer);
      case 'drop':
        asked.socket.destroy();
        return;
      case 'lose-answer':
        await forward(null);
        asked.socket.destroy();
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
        hanging.add(() => asked.socket.destroy());
        await once(asked.socket, 'close');
        if (fault === 'late') await forward(null);
      }
    }
  }

  const onTheWay = new Set<Promise<void>>();
  const server = createServer((asked, answer) => {
    const isLead = asked.method === 'POST' && asked.url === LEAD_PATH;
    const done = (isLead ? takeLead(asked, answer) : forwardRequest(asked, null, answer)).catch(
      (error: unknown) => note({ kind: 'wrong', text: `the proxy failed: ${String(error)}` }),
    );
    if (!isLead) return;
    onTheWay.add(done);
    void done.then(() => onTheWay.delete(done));
  });
  const port = await listenLocally(server);
  return {
    url: `http://localhost:${port}`,
    inject(fault, times) {
      injected = { fault, times };
    },
    calm() {
      injected = { fault: 'pass', times: 0 };
      for (const end of hanging) end();
      hanging.clear();
    },
    async untilIdle() {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
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

async function readWhole(asked: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function nameOf(asked: IncomingMessage, body: Buffer): { receipt: string; hotel: string } {
  const id = String(asked.headers['idempotency-key'] ?? '').replaceAll('"', '');
  const lead: { company_name?: unknown } = JSON.parse(body.toString());
  return { receipt: receiptOf(id), hotel: String(lead.company_name) };
}
