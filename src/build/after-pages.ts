import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostHeaders, hostRedirects } from './host-files';
import type { Settings } from './settings';
import { writeSharePictures } from './share-pictures';

/** What src/build/site-entry.ts gives beside the pages. */
export interface SiteEntry {
  listPaths: () => string[];
  machineFiles: (origin: string, builtAt: Date) => Promise<Record<string, string>>;
  /** The drawings that pages show as files, by path. */
  sceneFiles: () => Record<string, string>;
  shareDrawings: () => Promise<Map<string, string>>;
}

/** Everything in dist that is made with the pages: their drawings in files, share pictures, files for machines, and last the rules for the host. */
export async function writeAfterPages(
  entry: SiteEntry,
  distDir: string,
  settings: Settings,
): Promise<string> {
  await writeFiles(distDir, entry.sceneFiles());
  const drawings = await entry.shareDrawings();
  const drawn = await writeSharePictures(drawings, distDir);
  await writeFiles(distDir, await entry.machineFiles(settings.siteOrigin, new Date()));
  const paths = entry.listPaths();
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
