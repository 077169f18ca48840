import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Route } from '../app/routes';
import { hostHeaders, hostRedirects } from './host-files';
import type { Settings } from './settings';
import { writeSharePictures } from './share-pictures';

/** What src/build/site-entry.ts gives beside the pages. */
export interface SiteEntry {
  allRoutes: () => Route[];
  machineFiles: (origin: string, builtAt: Date) => Promise<Record<string, string>>;
  shareDrawings: () => Promise<Map<string, string>>;
}

/** Everything in dist that is told about the pages and made from them: share pictures, files for machines, and last the rules for the host. */
export async function writeAfterPages(
  entry: SiteEntry,
  distDir: string,
  settings: Settings,
): Promise<string> {
  const drawings = await entry.shareDrawings();
  const drawn = await writeSharePictures(drawings, distDir);
  await writeFiles(distDir, await entry.machineFiles(settings.siteOrigin, new Date()));
  const paths = entry.allRoutes().map(({ path }) => path);
  await writeFiles(distDir, {
    '/_headers': hostHeaders(distDir, paths, settings),
    '/_redirects': hostRedirects(paths),
  });
  return `${drawings.size} share pictures, ${drawn} of them drawn anew`;
}

async function writeFiles(distDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(distDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
