import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rootDir } from '../../node/paths';
import type { BuildSettings } from '../../settings/build-settings';
import type { PrerenderBundle } from '../prerender/prerender-bundle';
import { drawSharePictures } from '../share-pictures/share-pictures';
import { hostHeaders, hostRedirects } from './host-files';
import { drawIcons } from './icons';

/**
 * Writes the files of `distDir` that are neither pages nor bundles, such as drawings, icons, sitemap, share pictures and
 * `_headers`. The pages must be there: `_headers` has hashes of their inline texts. Resolves to the number of share pictures.
 * Rejects if a page cannot be loaded or a picture cannot be drawn, before it writes anything, or if a file cannot be written.
 */
export async function writeNonPageFiles(
  bundle: PrerenderBundle,
  distDir: string,
  settings: BuildSettings,
): Promise<number> {
  const { texts, shareDrawings } = await bundle.renderNonPageFiles();
  const pictures = { ...drawIcons(), ...(await drawSharePictures(shareDrawings)) };
  await writeFiles(distDir, { ...texts, ...pictures, '/licences-fonts.txt': fontLicences() });
  // The content security policy has a hash of each inline style in the pages and drawings, so these must exist.
  await writeFiles(distDir, {
    '/_headers': hostHeaders(distDir, settings),
    '/_redirects': hostRedirects(bundle.routes.map(({ path }) => path)),
  });
  return shareDrawings.size;
}

/** The licences of the fonts, in Vite's format for the licences of packages. */
function fontLicences(): string {
  const licence = (file: string) => readFileSync(join(rootDir, 'src/theme/fonts', file), 'utf8');
  return [
    `## Anek Latin (OFL-1.1)\n\n${licence('LICENSE-anek-latin.txt')}`,
    `## Rozha One (OFL-1.1)\n\n${licence('LICENSE-rozha-one.txt')}`,
  ].join('\n');
}

async function writeFiles(distDir: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(distDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
