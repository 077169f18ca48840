import { extname } from 'node:path';
import { type Answer, typeOf } from './answer';
import { type Fault, statusFault } from './check';

/** The types that a browser takes a file for, by the ending of its path. Of fonts it reads the bytes, and hosts differ. */
const rightTypes: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript$/],
  [/\.css$/, /^text\/css$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.png$/, /^image\/png$/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json$/],
  [/\.txt$/, /^text\/plain$/],
  [/./, /^(?!text\/html$)./],
];

/** A file of the build answers 200, without a redirect, with a type that the browser takes it for. */
export function fileFaults(answer: Answer): Fault[] {
  const { address } = answer;
  const fault = statusFault(answer, 200, 'Deploy the whole of dist/, and all of it from one build.');
  if (fault !== null) return [fault];
  const type = typeOf(answer);
  const { pathname } = new URL(address);
  if (rightTypes.find(([path]) => path.test(pathname))?.[1].test(type)) return [];
  const remedy = `Set the media type of ${extname(pathname)} files at the host.`;
  return [{ address, wrong: `has the type "${type}"`, remedy }];
}

/** Below this a compressed file fits into no fewer packets than the plain one. */
const smallBytes = 1400;

/** A text of some length travels compressed. Answers that are no text, or did not come, have no fault here. */
export function compressionFaults({ address, body, headers }: Answer): Fault[] {
  if (body.length < smallBytes || headers.has('Content-Encoding')) return [];
  const remedy = 'Turn on compression for text at the host: brotli, or at least gzip.';
  return [{ address, wrong: 'is sent without compression', remedy }];
}

/** The paths of the pictures that a web manifest names. Empty for anything but a manifest. */
export function manifestPictures({ body }: Answer): string[] {
  const manifest = parseJson(body);
  return ['icons', 'screenshots'].flatMap((list) => {
    const pictures = memberOf(manifest, list);
    return Array.isArray(pictures)
      ? pictures.map((picture) => memberOf(picture, 'src')).filter((src) => typeof src === 'string')
      : [];
  });
}

/** A web manifest is a file that names its icons. */
export function manifestFaults(answer: Answer): Fault[] {
  const faults = fileFaults(answer);
  if (faults.length > 0 || manifestPictures(answer).length > 0) return faults;
  const remedy = 'Deploy the manifest.webmanifest of the build.';
  return [{ address: answer.address, wrong: 'names no icons', remedy }];
}

/** The value of a JSON text. Undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A member of a parsed JSON object. Undefined if `value` is no object or has not this member. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
