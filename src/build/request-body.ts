import type { IncomingMessage } from 'node:http';

type Body = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-long' | 'aborted' };

/**
 * A client is answered before it has sent everything only if it reads while it writes; browsers see a broken line
 * otherwise. So a body somewhat too long is read to its end and thrown away, and one far too long is cut off.
 */
const CUT_OFF_FACTOR = 16;

/** The whole body of a request, or why there is none. No more than `maxBytes` are ever kept in memory. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxBytes * CUT_OFF_FACTOR) {
    request.resume();
    setTimeout(() => request.destroy(), 1000).unref();
    return Promise.resolve({ ok: false, reason: 'too-long' });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (length > maxBytes * CUT_OFF_FACTOR) {
        resolve({ ok: false, reason: 'too-long' });
        request.destroy();
      }
    });
    request.on('end', () => {
      resolve(
        length > maxBytes ? { ok: false, reason: 'too-long' } : { ok: true, bytes: Buffer.concat(chunks) },
      );
    });
    request.on('error', () => resolve({ ok: false, reason: 'aborted' }));
    request.on('close', () => resolve({ ok: false, reason: 'aborted' }));
  });
}
