import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { clientNetwork } from '../lead-function/client-address';
import type { RequestHandler } from '../request-handler';

/**
 * Answers Node's request with a web-standard handler, which must read the body to its end or not at all. If the client
 * disconnects, the handler still finishes, because `request.signal` never aborts. The handler gets the method TRACE as
 * 'UNKNOWN'. If the handler rejects, this function rejects too and sends no answer.
 */
export async function answerNodeRequest(
  handler: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const response = await handler(requestOf(incoming), clientNetwork(incoming.socket.remoteAddress ?? ''));
  const content = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    // An answer with status 304 has no body, and must not say that the file is empty.
    ...(response.body === null ? {} : { 'Content-Length': content.length }),
  });
  outgoing.end(content);
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${url}`, {
    // A `Request` cannot have the method TRACE.
    method: method === 'TRACE' ? 'UNKNOWN' : method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    // This stream reads only on demand. Node discards a body that is never read.
    ...(hasBody ? { body: ReadableStream.from(incoming) as BodyInit, duplex: 'half' } : {}),
  });
}
