import { type IncomingMessage, ServerResponse } from 'node:http';
import { LEAD_PATH } from './lead-endpoint';

/** A fault of the server, for tests: what the network does to people, on demand. */
export interface Fault {
  /** Which paths it strikes; without it, leads alone. */
  path?: RegExp;
  /** Answer with this status instead of doing the work. */
  status?: number;
  /** The Retry-After header that goes with the status: seconds, or an HTTP date. */
  retryAfter?: string;
  /** Wait before anything else. */
  delayMs?: number;
  /** Break the connection: before the work is done, or after it, so that the answer alone is lost. */
  drop?: 'before' | 'after';
  /** Strike one request, then no more. */
  once?: boolean;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Lets a fault strike a request. False: nothing was done yet (a delay apart) and the request is to be answered as ever. */
export async function strike(
  fault: Fault,
  pathname: string,
  faults: { current: Fault | null },
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<boolean> {
  const isStruck = fault.path === undefined ? pathname === LEAD_PATH : fault.path.test(pathname);
  if (!isStruck || request.method === 'OPTIONS') return false;
  if (fault.once) faults.current = null;
  if (fault.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.drop === 'before') {
    request.socket.destroy();
    return true;
  }
  if (fault.drop === 'after') {
    // The work is done in full, with a response that hangs on no socket: the answer alone never leaves.
    await answer(request, new ServerResponse(request));
    request.socket.destroy();
    return true;
  }
  if (fault.status === undefined) return false;
  const headers = {
    'Access-Control-Allow-Origin': '*',
    ...(fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter }),
  };
  response.writeHead(fault.status, headers).end();
  return true;
}
