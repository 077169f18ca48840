type Body = { ok: true; bytes: Uint8Array } | { ok: false; reason: 'too-long' | 'aborted' };

/**
 * A body up to this many times the maximum is read to its end and discarded. Browsers read the answer only after they have sent
 * the whole body. If the server closes earlier, they see a network error.
 */
const CUT_OFF_FACTOR = 16;

/**
 * Reads the body of a request. A missing body gives `bytes` of length 0. Rejects only if another reader has locked the body.
 * If it fails, `reason` is
 * - 'too-long' if the body has more than `maxBytes`. It is still read to its end, up to `CUT_OFF_FACTOR` times `maxBytes`.
 * - 'aborted' if reading failed.
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
