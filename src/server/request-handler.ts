/** Answers one request. `client` is the result of `clientNetwork`, by which a limit counts clients. It is '' if unknown. */
export type RequestHandler = (request: Request, client: string) => Promise<Response>;

/**
 * Resolves to the body of a request, of length 0 if it is missing, or to the reason why there is no result:
 * - 'aborted': The request ended early.
 * - 'too-long': The body has more than `maxBytes`. It is still read to its end, because a browser reads the answer only after
 *   it has sent everything.
 */
export async function readBody(
  { body }: Request,
  maxBytes: number,
): Promise<Uint8Array | 'too-long' | 'aborted'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  return length > maxBytes ? 'too-long' : new Uint8Array(await new Blob(chunks).arrayBuffer());
}
