import { extname } from 'node:path';
import { mediaTypeOf } from '../../helpers/media-type';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import { STRICT_TYPES } from '../../platform/worker-contract';
import { type Fault, statusFaults } from './faults';
import type { SiteResponse } from './send-request';

/** The right media types by the extension of the path. Other files, such as fonts, may have any type except text/html. */
const RIGHT_TYPES: typeof STRICT_TYPES = [
  ...STRICT_TYPES,
  [/\.png$/, /^image\/png$/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json$/],
  [/\.txt$/, /^text\/plain$/],
  [/./, /^(?!text\/html$)./],
];

/**
 * Returns one fault if the status is not 200. Else returns one if the media type is missing or wrong for the path's extension
 * (js, css, svg, png, webmanifest, txt). Any other path may have any type except text/html. Returns [] if all is right.
 */
export function fileFaults(response: SiteResponse): Fault[] {
  const faults = statusFaults(response, 200, 'Deploy the whole of dist/, and all of it from one build.');
  const type = mediaTypeOf(response);
  const { pathname } = new URL(response.address);
  if (faults.length > 0 || RIGHT_TYPES.find(([path]) => path.test(pathname))?.[1].test(type)) return faults;
  const remedy = `Set the media type of ${extname(pathname)} files at the host.`;
  return [{ wrong: `has the type "${type}"`, remedy }];
}

/** A file below this size fits into one packet, compressed or not. */
const SMALL_BYTES = 1400;

/** Returns one fault if `body` has `SMALL_BYTES` characters or more without the header Content-Encoding. Else returns []. */
export function compressionFaults({ body, headers }: SiteResponse): Fault[] {
  if (body.length < SMALL_BYTES || headers.has('Content-Encoding')) return [];
  const remedy = 'Turn on compression for text at the host: brotli, or at least gzip.';
  return [{ wrong: 'is sent without compression', remedy }];
}

/** Returns the `src` of each icon, then of each screenshot, as written. Returns [] if `body` is no manifest or lists none. */
export function manifestPictures({ body }: SiteResponse): string[] {
  return ['icons', 'screenshots']
    .map((list) => ownProperty(parseJson(body), list))
    .flatMap((pictures) => (Array.isArray(pictures) ? pictures : []))
    .map((picture) => ownProperty(picture, 'src'))
    .filter((src) => typeof src === 'string');
}

/** Returns the fault of `fileFaults`, or else one if `manifestPictures` finds no picture, or else []. Sends no request. */
export function manifestFaults(response: SiteResponse): Fault[] {
  const faults = fileFaults(response);
  if (faults.length > 0 || manifestPictures(response).length > 0) return faults;
  return [{ wrong: 'names no icons', remedy: 'Deploy the manifest.webmanifest of the build.' }];
}
