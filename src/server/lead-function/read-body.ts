type Body = { ok: true; bytes: Uint8Array } | { ok: false; reason: 'too-long' | 'aborted' };

/**
 * Reads the body of a request. A missing body gives `bytes` of length 0. If it fails, `ok` is false with a `reason`:
 * - 'aborted': The request ended early.
 * - 'too-long': The body has more than `maxBytes`. It is still read to its end, because a browser reads the answer only after
 *   it has sent everything.
 */
export async function readBody({ body }: Request, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return { ok: false, reason: 'aborted' };
  }
  if (length > maxBytes) return { ok: false, reason: 'too-long' };
  return { ok: true, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}
