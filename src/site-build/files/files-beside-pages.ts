import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '../../settings';
import {
  bannedWordFaults,
  contentFiles,
  headingFaults,
  labelFaults,
  readingTimeFaults,
} from '../checks/content-check';
import { distFile, rootDir } from '../paths';
import { writeSharePictures } from '../share-pictures/share-pictures';
import { hostHeaders, hostRedirects } from './host-files';

/** The exports of the server bundle that the build makes of the site. */
export type PrerenderBundle = typeof import('../prerender/entry');

/**
 * Writes the files beside the finished pages in `distDir`: texts, font licences, share pictures, `_headers` and `_redirects`.
 * Resolves to a log line with the numbers of share pictures and of new ones. Writes nothing and rejects if a content check
 * fails or a page is missing. Also rejects if a share picture cannot be drawn, but the texts stay.
 */
export async function writeFilesBesidePages(
  bundle: PrerenderBundle,
  distDir: string,
  settings: Settings,
): Promise<string> {
  checkContent(bundle, distDir);
  const { texts, shareDrawings } = await bundle.filesBesidePages(settings.siteOrigin, new Date());
  await writeFiles(distDir, { ...texts, '/licences-fonts.txt': fontLicences() });
  const newCount = await writeSharePictures(shareDrawings, distDir);
  const paths = bundle.routes.map(({ path }) => path);
  // The content security policy has a hash of each inline style in the pages and drawings, so these must exist.
  await writeFiles(distDir, {
    '/_headers': hostHeaders(distDir, paths, settings),
    '/_redirects': hostRedirects(paths),
  });
  return `${shareDrawings.size} share pictures, ${newCount} of them new`;
}

/** The licences of the fonts, in Vite's format for the licences of packages. */
function fontLicences(): string {
  const licence = (file: string) => readFileSync(join(rootDir, 'src/theme/fonts', file), 'utf8');
  return [
    `## Anek Latin (OFL-1.1)\n\n${licence('LICENSE-anek-latin.txt')}`,
    `## Rozha One (OFL-1.1)\n\n${licence('LICENSE-rozha-one.txt')}`,
  ].join('\n');
}

/** Throws one error that names every place where the content breaks a rule. */
function checkContent(bundle: PrerenderBundle, distDir: string): void {
  const pages = bundle.routes.map(({ path }) => ({
    path,
    html: readFileSync(join(distDir, distFile(path)), 'utf8'),
  }));
  const faults = [
    ...contentFiles(join(rootDir, 'src/content')).flatMap(bannedWordFaults),
    ...pages.flatMap(headingFaults),
    ...pages.flatMap(labelFaults),
    ...bundle.articles.flatMap(readingTimeFaults),
  ];
  if (faults.length > 0) throw new Error(`The content check failed:\n  ${faults.join('\n  ')}`);
}

async function writeFiles(distDir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(distDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
