import { type IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LEAD_PATH, type RequestHandler } from './leads/lead-handler';

/** A fault of the server, for tests: what the network does to people, on demand. Without any field it is none. */
export interface Fault {
  /** Which paths it hits; without it, leads alone. */
  path?: RegExp;
  /** Answer with this status instead of doing the work. */
  status?: number;
  /** The Retry-After header that goes with the status: seconds, or an HTTP date. */
  retryAfter?: string;
  /** Wait before anything else. */
  delayMs?: number;
  /** Break the connection: before the work is done, or after it, so that the answer alone is lost. */
  drop?: 'before' | 'after';
  /** Do the work twice, as when a browser sends a POST anew on a connection that was reset. The second answer is given. */
  repeat?: true;
  /** Send the answer in this many pieces, two frames of a screen apart: a line that stutters. */
  pieces?: number;
  /** Strike one request, then no more. */
  once?: boolean;
}

/** What goes wrong: nothing, one fault until it is taken away, or a list whose faults hit one request each, in order. */
export interface Faults {
  current: Fault | readonly Fault[] | null;
}

/** Does the work of a request, `times` times, and gives the last answer. */
type Answer = (request: IncomingMessage, response: ServerResponse, times: number) => Promise<void>;

/** Answers a request, or lets the fault that is due hit it. */
export async function answerUnderFaults(
  faults: Faults,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const fault = request.method === 'OPTIONS' ? {} : takeFault(faults, pathname);
  const times = fault.repeat ? 2 : 1;
  if (fault.delayMs !== undefined) await pause(fault.delayMs);
  if (fault.drop !== undefined) {
    // The work is done in full, with a response that hangs on no socket: the answer alone never leaves.
    if (fault.drop === 'after') await answer(request, new ServerResponse(request), times);
    request.socket.destroy();
  } else if (fault.status !== undefined) {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      ...(fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter }),
    };
    response.writeHead(fault.status, headers).end();
  } else {
    if (fault.pieces !== undefined) stutter(response, fault.pieces);
    await answer(request, response, times);
  }
}

/** What the response is ended with goes out piece by piece. */
function stutter(response: ServerResponse, pieces: number): void {
  const end = response.end.bind(response);
  async function endInPieces(body: Buffer): Promise<void> {
    const length = Math.ceil(body.length / pieces);
    for (let sent = 0; sent < body.length && !response.destroyed; sent += length) {
      response.write(body.subarray(sent, sent + length));
      await pause(33);
    }
    end();
  }
  response.end = (body?: unknown) => {
    if (Buffer.isBuffer(body)) void endInPieces(body);
    else end(body);
    return response;
  };
}

function takeFault(faults: Faults, pathname: string): Fault {
  const { current } = faults;
  const [fault, ...rest] = Array.isArray(current) ? current : [current];
  const isStruck = fault?.path === undefined ? pathname === LEAD_PATH : fault.path.test(pathname);
  if (fault === undefined || fault === null || !isStruck) return {};
  if (Array.isArray(current)) faults.current = rest;
  else if (fault.once) faults.current = null;
  return fault;
}

/** A handler that is asked `times` times for each request; the answers before the last are lost. */
export function repeating(handler: RequestHandler, times: number): RequestHandler {
  return async (request, client) => {
    for (let n = 1; n < times; n += 1) await handler(request.clone(), client);
    return handler(request, client);
  };
}
