import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf } from './leads/client-address';
import type { RequestHandler } from './leads/lead-handler';

/** Answers a request of Node's server with a web-standard handler. Rejects if the handler rejects. */
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
  const body = new IncomingBody(incoming);
  const answer = await handler(requestOf(incoming, body), clientOf(incoming.socket.remoteAddress ?? ''));
  const content = Buffer.from(await answer.arrayBuffer());
  // The client closed the connection.
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'Content-Length': content.length,
    ...(body.isCut ? { Connection: 'close' } : {}),
  });
  response.end(content);
}

function requestOf(incoming: IncomingMessage, body: IncomingBody): Request {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.get('host')}${url}`, {
    method,
    headers,
    ...(hasBody ? { body: body.stream, duplex: 'half' } : {}),
  });
}

/** The body of a request, as a stream that reads only on demand. Node discards a body that is never read. */
class IncomingBody {
  /** Whether the handler stopped reading before the end. Then the connection cannot be used again. */
  isCut = false;
  readonly stream: ReadableStream<Uint8Array>;

  constructor(incoming: IncomingMessage) {
    let isListening = false;
    const listen = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      isListening = true;
      incoming.on('data', (chunk: Buffer) => {
        if (this.isCut) return;
        controller.enqueue(chunk);
        incoming.pause();
      });
      incoming.on('end', () => this.isCut || controller.close());
      incoming.on('error', (error) => controller.error(error));
      incoming.on('close', () => controller.error(new Error('the request broke off')));
    };
    this.stream = new ReadableStream(
      {
        pull(controller) {
          if (!isListening) listen(controller);
          incoming.resume();
        },
        cancel: () => {
          // The client may send for another second: a browser does not read the answer while it cannot send.
          this.isCut = true;
          incoming.resume();
          setTimeout(() => incoming.destroy(), 1000).unref();
        },
      },
      { highWaterMark: 0 },
    );
  }
}
