import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** For larger texts, quality 11 takes seconds longer than 10 and saves one percent. */
const LARGE_BYTES = 500_000;

/** Resolves to `content` compressed with brotli at quality 11, or 10 if it has more than `LARGE_BYTES`. */
export function brotliBest(content: Buffer | string): Promise<NonSharedBuffer> {
  const quality = Buffer.byteLength(content) > LARGE_BYTES ? 10 : 11;
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
