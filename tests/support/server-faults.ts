import { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { LEAD_PATH } from '../../src/leads/rules/lead-payload';
import type { SiteHandler } from '../../src/server/local-server/site-handler';

/** A fault that the server imitates, such as a lost answer. Without any field the server works normally. */
export interface Fault {
  /** The paths with the fault. Undefined: the lead function only. */
  path?: RegExp;
  /** Answer with this status. The request is not handled, unless `isHandled`. */
  status?: number;
  isHandled?: boolean;
  /** The `Retry-After` header for that status: seconds, or an HTTP date. */
  retryAfter?: string;
  /** Wait this many milliseconds first. */
  delayMs?: number;
  /** Wait until this promise is settled first. */
  until?: Promise<unknown>;
  /** Close the connection. 'before': the request is not handled. 'after': it is handled, and only the answer is lost. */
  drop?: 'before' | 'after';
  /**
   * Handle the request twice, as if the browser repeated a POST after the connection was reset. The second answer is sent.
   */
  repeat?: true;
  /** Send the answer in this many pieces, 33 ms apart, like a slow network. */
  pieces?: number;
}

/** Null: no fault. One fault: for every request. A list: the first request gets the first fault, and so on. */
export interface Faults {
  current: Fault | readonly Fault[] | null;
}

/** Makes a handler apply the next fault to each request, if one is set for its path. Preflight requests get none. */
export const withFaults =
  (faults: Faults) =>
  (handler: SiteHandler): SiteHandler =>
  (request, response) => {
    const pathname = request.url?.replace(/\?.*/, '') ?? '';
    const fault = request.method === 'OPTIONS' ? {} : takeFault(faults, pathname);
    return answerWithFault(fault, request, response, handler);
  };

/** Applies `fault` to a request that `handler` handles. Resolves when both have ended. Rejects if `handler` does. */
export async function answerWithFault(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  handler: SiteHandler,
): Promise<void> {
  const handle = fault.repeat ? twice(handler) : handler;
  if (fault.delayMs !== undefined) await pause(fault.delayMs);
  await fault.until;
  if (fault.drop !== undefined) {
    if (fault.drop === 'after') await handle(request, unsentAnswerTo(request));
    request.socket.destroy();
  } else if (fault.status !== undefined) {
    if (fault.isHandled) await handle(request, unsentAnswerTo(request));
    const headers = {
      'Access-Control-Allow-Origin': '*',
      ...(fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter }),
    };
    response.writeHead(fault.status, headers).end();
  } else {
    if (fault.pieces !== undefined) sendInPieces(response, fault.pieces);
    await handle(request, response);
  }
}

/** Returns a response without a socket: the request is handled completely, and the answer is not sent. */
function unsentAnswerTo(request: IncomingMessage): ServerResponse {
  return new ServerResponse(request);
}

/** Returns a handler that handles a copy of each request first. The answer to the copy is not sent. */
function twice(handle: SiteHandler): SiteHandler {
  return async (request, response) => {
    const body = await buffer(request);
    const copy = copyOf(request, body);
    await handle(copy, unsentAnswerTo(copy));
    await handle(copyOf(request, body), response);
  };
}

/** Returns an unread copy of a request whose body was read. */
export function copyOf(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method = '', url = '', headers } = request;
  const copy = new IncomingMessage(request.socket);
  Object.assign(copy, { method, url, headers, complete: true });
  copy.push(body);
  copy.push(null);
  return copy;
}

/** Changes `response.end` so that it sends its body in pieces. */
function sendInPieces(response: ServerResponse, pieces: number): void {
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
  const isHit = fault?.path === undefined ? pathname === LEAD_PATH : fault.path.test(pathname);
  if (fault === undefined || fault === null || !isHit) return {};
  if (Array.isArray(current)) faults.current = rest;
  return fault;
}
