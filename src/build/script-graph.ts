import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { appChunk, entryChunk } from './client-chunks';
import { chunkManifest, rootDir } from './paths';

/** What the build said of its chunks. Throws when there was no build. */
export function readChunkManifest(): Manifest {
  if (!existsSync(chunkManifest)) throw new Error('There is no built site. Run `npm run build` first.');
  return JSON.parse(readFileSync(chunkManifest, 'utf8'));
}

/**
 * The script files that a route needs before it answers to script, as paths in dist/: the entry, the app it starts, and
 * all that these import; for a page that is a tool or a form (`script: 'at-once'`) the page too, and its text. What is
 * loaded once the page is idle, or when somebody asks, is not in it.
 */
export function scriptsOf(path: string, manifest: Manifest): string[] {
  const named = Object.keys(manifest).filter((key) =>
    [entryChunk, appChunk].includes(manifest[key]?.name ?? ''),
  );
  if (named.length !== 2) throw new Error(`the build has no chunks "${entryChunk}" and "${appChunk}"`);
  const page = pageModule(path);
  const roots = page.isAtOnce ? [...named, page.file, ...textModules(path, manifest)] : named;
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${path}: the build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...files];
}

/** A route's page as the table names it: `path: '/about', script: 'none', load: () => import('../pages/about/page')`. */
function pageModule(path: string): { file: string; isAtOnce: boolean } {
  const table = readFileSync(join(rootDir, 'src/app/routes.ts'), 'utf8');
  const lines = table.matchAll(
    /path: (['`])(.+?)\1,\s*script: '(.+?)',\s*load: [\s\S]*?import\('\.\.\/(.+?)'\)/g,
  );
  for (const [, , pattern = '', script, module = ''] of lines) {
    const parts = pattern.split(/\$\{.*?\}/).map((part) => part.replace(/[^\w/-]/g, '\\$&'));
    if (new RegExp(`^${parts.join('[^/]+')}$`).test(path)) {
      return { file: sourceFile(`src/${module}`), isAtOnce: script === 'at-once' };
    }
  }
  throw new Error(`src/app/routes.ts: no line with the path ${path} and the import of its page`);
}

function sourceFile(module: string): string {
  return (
    ['.tsx', '.ts'].map((ending) => module + ending).find((file) => existsSync(join(rootDir, file))) ?? module
  );
}

/** The MDX of a route that shows one: the folder or file of its last segment. */
function textModules(path: string, manifest: Manifest): string[] {
  const slug = path.split('/').at(-1) ?? '';
  return Object.keys(manifest).filter(
    (key) => key.endsWith(`/${slug}/index.mdx`) || key.endsWith(`/${slug}.mdx`),
  );
}
