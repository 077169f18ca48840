import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientKey } from '../function/client-address';
import type { RequestHandler } from '../function/lead-handler';

/**
 * Answers Node's request with a web-standard handler. TRACE and TRACK get 405. If the client goes, the handler still finishes,
 * because `request.signal` never aborts. If the handler cancels the body, the connection closes after the answer. Rejects
 * without an answer if the handler rejects or `Host` gives no valid URL.
 */
export async function answerWith(
  handler: RequestHandler,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Node's server accepts these methods, but `new Request` throws for them.
  if (incoming.method === 'TRACE' || incoming.method === 'TRACK') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return;
  }
  let isBodyUnread = false;
  const request = requestOf(incoming, () => {
    isBodyUnread = true;
    // A browser does not read the answer while it cannot send. So it may send for another second.
    incoming.resume();
    setTimeout(() => incoming.destroy(), 1000).unref();
  });
  const answer = await handler(request, clientKey(incoming.socket.remoteAddress ?? ''));
  const content = Buffer.from(await answer.arrayBuffer());
  // The client closed the connection.
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'Content-Length': content.length,
    // The rest of the body may still arrive, so the connection cannot be used again.
    ...(isBodyUnread ? { Connection: 'close' } : {}),
  });
  response.end(content);
}

/** `onCancel` is called when the handler stops reading the body before its end. */
function requestOf(incoming: IncomingMessage, onCancel: () => void): Request {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value) => [name, value])),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.get('host')}${url}`, {
    method,
    headers,
    ...(hasBody ? { body: bodyOf(incoming, onCancel), duplex: 'half' } : {}),
  });
}

/** Returns the body of a request as a stream that reads only on demand. Node discards a body that is never read. */
function bodyOf(incoming: IncomingMessage, onCancel: () => void): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
        onCancel();
      },
    },
    { highWaterMark: 0 },
  );
}
