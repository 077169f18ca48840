import type { IncomingMessage, ServerResponse } from 'node:http';

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Answers a request that this server must refuse, and returns true. Otherwise returns false, and the caller must answer. Sends
 * - 421 if the `Host` is not localhost, 127.0.0.1 or [::1], 400 if its port is above 65535, and 405 to TRACE;
 * - 403 to a page of another origin, except for GET and HEAD. A program without `Origin` passes, such as curl.
 */
export function refuseNonLocal(request: IncomingMessage, response: ServerResponse): boolean {
  const refused = refusal(request);
  if (refused === null) return false;
  const [status, error] = refused;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error }));
  return true;
}

// The server listens on this computer only. But a page of any site, open in a browser here, can send it a request: under a host
// name that points to 127.0.0.1 (DNS rebinding), or from another origin.
function refusal({ method, headers }: IncomingMessage): [status: number, error: string] | null {
  const { host = '', origin } = headers;
  if (!LOOPBACK_HOST.test(host)) return [421, 'This server only answers requests to localhost.'];
  if (!URL.canParse(`http://${host}`)) return [400, 'The port in the Host header is not valid.'];
  if (method === 'TRACE') return [405, 'This server does not answer TRACE.'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead || origin === undefined || origin === new URL(`http://${host}`).origin) return null;
  return [403, 'Only pages of this server may send data to it.'];
}
