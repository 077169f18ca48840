type Body = { ok: true; bytes: Uint8Array } | { ok: false; reason: 'too-long' | 'aborted' };

/**
 * Browsers read the answer only after they have sent the whole body; if the server closes earlier, they see a network error. So
 * a body up to this many times the maximum is read to its end and discarded. Reading stops at a longer one.
 */
const CUT_OFF_FACTOR = 16;

/**
 * Resolves to `ok: true` and the `bytes` of a body (none: length 0), or to `ok: false` and a `reason`:
 * - 'too-long': it has more than `maxBytes`. Up to 16 times `maxBytes` it is read to its end; beyond that, reading stops early.
 * - 'aborted': reading failed.
 *
 * Rejects only if another reader has locked the body.
 */
export async function readBody({ body, headers }: Request, maxBytes: number): Promise<Body> {
  if (body === null) return { ok: true, bytes: new Uint8Array() };
  const reader = body.getReader();
  const announced = Number(headers.get('Content-Length') ?? 0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    while (Math.max(announced, length) <= maxBytes * CUT_OFF_FACTOR) {
      const { done, value } = await reader.read();
      if (done && length > maxBytes) return { ok: false, reason: 'too-long' };
      if (done) return { ok: true, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
      length += value.length;
      if (length <= maxBytes) chunks.push(value);
      else chunks.length = 0;
    }
    await reader.cancel();
    return { ok: false, reason: 'too-long' };
  } catch {
    return { ok: false, reason: 'aborted' };
  }
}
