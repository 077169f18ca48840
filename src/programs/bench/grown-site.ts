import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../../node/list-files';
import { rootDir } from '../../node/paths';
import { generateArticles } from './generated-articles';

const ARTICLES_PATH = 'src/content/articles';

/** The files that a build and the browser journeys read, except the packages. */
const COPIED = 'src sw public tests index.html vite.config.ts package.json tsconfig.json'.split(' ');

/**
 * Copies the files of a build to the empty folder `repositoryCopy`, links the packages without the build cache, and adds
 * generated articles until the copy has `articles` of them. Throws before it copies if `articles` is no whole number, or less
 * than the number of real articles. Throws later, with a part copied, if a file cannot be read or written.
 */
export function growSite(repositoryCopy: string, articles: number): void {
  const present = listFiles(join(rootDir, ARTICLES_PATH)).length;
  if (!Number.isInteger(articles) || articles < present)
    throw new Error(`--articles must be a whole number from ${present}, the articles of the site`);
  for (const name of COPIED) cpSync(join(rootDir, name), join(repositoryCopy, name), { recursive: true });
  mkdirSync(join(repositoryCopy, 'node_modules'));
  for (const name of readdirSync(join(rootDir, 'node_modules'))) {
    if (name !== '.cache')
      symlinkSync(join(rootDir, 'node_modules', name), join(repositoryCopy, 'node_modules', name));
  }
  for (const { slug, source } of generateArticles(join(rootDir, ARTICLES_PATH), articles - present)) {
    mkdirSync(join(repositoryCopy, ARTICLES_PATH, slug));
    writeFileSync(join(repositoryCopy, ARTICLES_PATH, slug, 'index.mdx'), source);
  }
}

/** Builds the site of `repositoryCopy` into `outDir` there. Resolves to the seconds taken. Rejects if the build fails. */
export async function buildGrownSite(repositoryCopy: string, outDir = 'dist'): Promise<number> {
  const startedAt = performance.now();
  // A test runner sets NODE_ENV, and React would then build its development half.
  const { NODE_ENV: _, ...env } = process.env;
  const options = { cwd: repositoryCopy, env, shell: process.platform === 'win32' };
  const command = ['run', '--silent', 'build', '--', '--outDir', outDir];
  await promisify(execFile)('npm', command, options).catch(({ stdout, stderr }) => {
    throw new Error(`The copy could not be built:\n${stdout}${stderr}`);
  });
  return (performance.now() - startedAt) / 1_000;
}
