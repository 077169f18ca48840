import { listedFile } from '../page-file';
import type { ManifestTransform } from './built-revisions';

/** In bytes, before compression. The worker stores each file of the list on the visitor's phone. */
export const fileSizeLimit = 400_000;

/** Stops the build if files of the precache list are larger than the limit. The error names each file and its size. */
export const refuseLargeFiles: ManifestTransform = (entries) => {
  const faults = entries
    .filter(({ size }) => size > fileSizeLimit)
    .map(({ url, size }) => `dist/${listedFile(url)} has ${kilobytes(size)}`);
  if (faults.length === 0) return { manifest: entries, warnings: [] };
  throw new Error(
    `A file that phones store for offline use may have at most ${kilobytes(fileSizeLimit)}:\n  ${faults.join('\n  ')}\nDivide the page into several, shorten it, or save the picture smaller. (The limit is in src/site-build/plugins/file-size-limit.ts.)`,
  );
};

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
