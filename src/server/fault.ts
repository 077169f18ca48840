import { type IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LEAD_PATH, type RequestHandler } from './leads/lead-handler';

/** A fault that the server imitates in tests, such as a lost answer. Without any field the server works normally. */
export interface Fault {
  /** The paths with the fault. Undefined: the lead function only. */
  path?: RegExp;
  /** Answer with this status. The request is not handled. */
  status?: number;
  /** The `Retry-After` header for that status: seconds, or an HTTP date. */
  retryAfter?: string;
  /** Wait this many milliseconds first. */
  delayMs?: number;
  /** Close the connection. 'before': the request is not handled. 'after': it is handled, and only the answer is lost. */
  drop?: 'before' | 'after';
  /**
   * Handle the request twice, as if the browser repeated a POST after the connection was reset. The second answer is sent.
   */
  repeat?: true;
  /** Send the answer in this many pieces, 33 ms apart, like a slow network. */
  pieces?: number;
  /** Apply the fault to one request only. */
  once?: boolean;
}

/** Null: no fault. One fault: for every request. A list: the first request gets the first fault, and so on. */
export interface Faults {
  current: Fault | readonly Fault[] | null;
}

/** Handles a request `times` times and sends the last answer. */
type Answer = (request: IncomingMessage, response: ServerResponse, times: number) => Promise<void>;

/** Answers a request, with the next fault if one is set for its path. Preflight requests get no fault. */
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
    // This response has no socket: the request is handled completely, and the answer is not sent.
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

/** Changes `response.end` so that it sends its body in pieces. */
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

/** Returns a handler that calls `handler` `times` times for each request and returns the last answer. */
export function repeating(handler: RequestHandler, times: number): RequestHandler {
  return async (request, client) => {
    for (let n = 1; n < times; n += 1) await handler(request.clone(), client);
    return handler(request, client);
  };
}
