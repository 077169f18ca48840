// Page, worker and build must write these names in the same way. The file imports nothing, so all three can import it. The
// names that a host sees (/service-worker.js, /404) are elsewhere.

/** Returns the name of the worker's cache, as Workbox would name it. It must not change: devices have files there. */
export function siteCacheName(origin: string): string {
  return `workbox-precache-v2-${origin}/`;
}

/**
 * The media types of scripts, styles and SVG files, by the end of the path. Browsers insist on them, so the worker refuses
 * another type, and `npm run check:live` reports it. Each `type` matches the start of what `mediaTypeOf` returns, because a
 * host may send the header twice (`text/css, text/css`).
 */
export const REQUIRED_MEDIA_TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.svg$/, /^image\/svg\+xml\b/],
];

/** A file of the worker's list, which the build writes. `url` is a clean path, such as `/about`, `/assets/a.js` or `/`. */
export interface ListedFile {
  readonly url: string;
  readonly revision: string;
}

/** The Background Sync tag under which waiting leads are sent. */
export const LEAD_SYNC_TAG = 'kitaki-leads';

/** The path of the list of the later files, `Pack<ListedFile>[]`. It begins with the blog lists, then the newest article. */
export const LATER_LIST_PATH = '/offline-later.json';

/** A pack: one file at `path` with the text of many `files`, each as a line of JSON (`PackedFile`). */
export interface Pack<File> {
  readonly path: string;
  readonly files: readonly File[];
}

/** The path of the pack of the site, with the texts of the worker's list. */
export const SITE_PACK_PATH = '/offline-site.txt';

/** One line of a pack, as JSON. `path` starts with `/`. `type` is the content type. */
export interface PackedFile {
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** A page sends it to the waiting worker when the visitor agrees to the new version. That worker then becomes active. */
export interface SkipWaitingMessage {
  readonly type: 'skip-waiting';
}

/** A page sends it to have the later files stored. If the visitor asked (`isAsked`), the worker ignores Save-Data and 2G. */
export interface StoreLaterMessage {
  readonly type: 'store-later';
  readonly isAsked: boolean;
}
