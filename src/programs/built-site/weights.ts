import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { brotliBest } from '../../node/brotli';
import { listFiles } from '../../node/list-files';
import { distDir, distFileOf, rootDir } from '../../node/paths';
import { APP_CHUNK, chunkManifestFile, ENTRY_CHUNK } from '../../site-build/client-chunks';
import type { Route } from '../../site-build/prerender/routes';

/**
 * Resolves to the bytes that a first visit to a route downloads from dist/. `html` includes `text`, the words in `<main>`.
 * `script` counts the scripts needed before the page responds, and `pictures` those that are not lazy. Texts and SVG count in
 * brotli, raster pictures as they are. Fonts do not count. Rejects if a page, chunk or picture is missing.
 */
export async function weighRoute(route: Route) {
  const html = readFileSync(join(distDir, distFileOf(route.path)), 'utf8');
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const eager = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/loading="lazy"/.test(tag));
  const pictures = eager.flatMap(([tag]) => /\ssrc="(\/[^"#?]+)/.exec(tag)?.[1] ?? []);
  return {
    html: await weigh(html),
    text: await weigh(main.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ')),
    script: await weighFiles(scriptsOf(route, html), distDir),
    pictures: await weighFiles([...new Set(pictures)], distDir),
  };
}

/**
 * Returns the paths in dist/ of the scripts that a route needs before it responds: the entry, the app and their imports. The
 * page's own script is added unless `html` says that it starts when the browser is idle. Throws if a chunk is missing.
 */
function scriptsOf({ path, folder }: Route, html: string): string[] {
  if (!existsSync(chunkManifestFile))
    throw new Error('The build lacks its list of chunks: run `npm run build`.');
  const manifest: Manifest = JSON.parse(readFileSync(chunkManifestFile, 'utf8'));
  const named = Object.keys(manifest).filter((key) =>
    [ENTRY_CHUNK, APP_CHUNK].includes(manifest[key]?.name ?? ''),
  );
  if (named.length !== 2) throw new Error(`the build has no chunks "${ENTRY_CHUNK}" and "${APP_CHUNK}"`);
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${path}: the build has no chunk for ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of named) visit(root);
  const pageScript = `src/pages/${folder}/script.ts`;
  const startsAtOnce = !html.includes(' data-start-when=');
  if (startsAtOnce && existsSync(join(rootDir, pageScript))) visit(pageScript);
  return [...files];
}

/** Resolves to the total bytes of all `.woff2` files in dist/ and its subfolders. Rejects if there is no dist/. */
export async function weighFonts(): Promise<number> {
  const fonts = listFiles(distDir).filter((file) => file.endsWith('.woff2'));
  return weighFiles(fonts, distDir);
}

/** Resolves to the bytes of all `files`: in brotli, but fonts and raster pictures as they are. Rejects if a file is missing. */
export async function weighFiles(files: readonly string[], builtDir: string): Promise<number> {
  const weights = await Promise.all(files.map((file) => weigh(readFileSync(join(builtDir, file)), file)));
  return weights.reduce((total, weight) => total + weight, 0);
}

/** Weights by hash of the content. Compression is slow, and most scripts belong to every route. */
const weightByHash = new Map<string, Promise<number>>();

function weigh(content: string | Buffer, file = ''): Promise<number> {
  if (/\.(?:woff2|png|jpg|webp|avif)$/.test(file)) return Promise.resolve(Buffer.byteLength(content));
  const key = hash('sha256', content);
  const weight = weightByHash.get(key) ?? brotliBest(content).then(({ length }) => length);
  weightByHash.set(key, weight);
  return weight;
}
