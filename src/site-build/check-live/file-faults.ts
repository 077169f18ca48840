import { extname } from 'node:path';
import { ownProperty } from '../../domain/own-property';
import { type Fault, statusFaults } from './faults';
import { type SiteResponse, typeOf } from './send-request';

/** The media types that browsers accept, by the extension of the path. Fonts have any type: browsers read their bytes. */
const rightTypes: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript$/],
  [/\.css$/, /^text\/css$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.png$/, /^image\/png$/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json$/],
  [/\.txt$/, /^text\/plain$/],
  [/./, /^(?!text\/html$)./],
];

/** Returns one fault if a file has another status than 200, such as a redirect's, or a media type that browsers refuse. */
export function fileFaults(response: SiteResponse): Fault[] {
  const faults = statusFaults(response, 200, 'Deploy the whole of dist/, and all of it from one build.');
  const type = typeOf(response);
  const { pathname } = new URL(response.address);
  if (faults.length > 0 || rightTypes.find(([path]) => path.test(pathname))?.[1].test(type)) return faults;
  const remedy = `Set the media type of ${extname(pathname)} files at the host.`;
  return [{ wrong: `has the type "${type}"`, remedy }];
}

/** A file below this size fits into one packet, compressed or not. */
const SMALL_BYTES = 1400;

/** Returns one fault if a text of 1,400 characters or more is sent without compression; [] otherwise, also without response. */
export function compressionFaults({ body, headers }: SiteResponse): Fault[] {
  if (body.length < SMALL_BYTES || headers.has('Content-Encoding')) return [];
  const remedy = 'Turn on compression for text at the host: brotli, or at least gzip.';
  return [{ wrong: 'is sent without compression', remedy }];
}

/** Returns the `src` of each icon, then of each screenshot, in a web manifest; [] if the response is none. Never throws. */
export function manifestPictures({ body }: SiteResponse): string[] {
  return ['icons', 'screenshots']
    .map((list) => ownProperty(parseJson(body), list))
    .flatMap((pictures) => (Array.isArray(pictures) ? pictures : []))
    .map((picture) => ownProperty(picture, 'src'))
    .filter((src) => typeof src === 'string');
}

/** Returns one fault if `fileFaults` finds one or the web manifest names no pictures; [] otherwise. Requests no picture. */
export function manifestFaults(response: SiteResponse): Fault[] {
  const faults = fileFaults(response);
  if (faults.length > 0 || manifestPictures(response).length > 0) return faults;
  return [{ wrong: 'names no icons', remedy: 'Deploy the manifest.webmanifest of the build.' }];
}

/** Returns the value of a JSON text; undefined, and no error, if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
