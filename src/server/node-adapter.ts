import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientOf } from './leads/client-address';
import type { RequestHandler } from './leads/lead-handler';

/** Lets a web-standard handler answer a request of Node's server. */
export async function answerWith(
  handler: RequestHandler,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A method that a web-standard request cannot have; Node's server passes it on.
  if (incoming.method === 'TRACE' || incoming.method === 'TRACK') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
    return;
  }
  const body = new IncomingBody(incoming);
  const answer = await handler(requestOf(incoming, body), clientOf(incoming.socket.remoteAddress ?? ''));
  const content = Buffer.from(await answer.arrayBuffer());
  // The client has gone; nobody is there to read.
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

/** What a client sends, read when it is asked for. What nobody asks for Node itself throws away. */
class IncomingBody {
  /** Whether the rest is not wanted, so that the connection is of no more use. */
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
          // For a moment the client may go on sending: a browser that cannot write does not read the answer.
          this.isCut = true;
          incoming.resume();
          setTimeout(() => incoming.destroy(), 1000).unref();
        },
      },
      { highWaterMark: 0 },
    );
  }
}
