import type { IncomingMessage, ServerResponse } from 'node:http';

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Refuses a request that does not come from the local server's own pages or from a program on this computer. Returns true if
 * it sent an error answer; then the caller must not answer. The server listens on this computer only, but any page that is
 * open in a browser here can send it a request: under a host name that points to 127.0.0.1 (DNS rebinding), or with a form or
 * a fetch to another origin. The first has another `Host`, the second another `Origin`. A program such as curl sends no
 * `Origin`.
 */
export function refuseForeign(request: IncomingMessage, response: ServerResponse): boolean {
  const refused = refusal(request);
  if (refused === null) return false;
  const [status, error] = refused;
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ error }));
  return true;
}

function refusal({ method, headers }: IncomingMessage): [status: number, error: string] | null {
  const { host = '', origin } = headers;
  if (!loopbackHost.test(host)) return [421, 'This server answers to localhost alone.'];
  if (!URL.canParse(`http://${host}`)) return [400, 'There is no such port.'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead || origin === undefined || origin === new URL(`http://${host}`).origin) return null;
  return [403, 'This server takes what its own pages send, and nothing else.'];
}
