import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { brotliBest } from '../../node/brotli';
import { listFiles } from '../../node/list-files';
import { distDir, distFileOf, rootDir } from '../../node/paths';
import { APP_CHUNK, ENTRY_CHUNK } from '../../site-build/client-chunks';
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
 * page's own script is added unless `html` says that it starts when the browser is idle. Throws if dist/ lacks one of them.
 */
function scriptsOf({ folder }: Route, html: string): string[] {
  const startsAtOnce = !html.includes(' data-start-when=');
  const hasScript = existsSync(join(rootDir, `src/pages/${folder}/script.ts`));
  const names = [ENTRY_CHUNK, APP_CHUNK, ...(startsAtOnce && hasScript ? [folder] : [])];
  const assets = readdirSync(join(distDir, 'assets'));
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const { staticImports } = parseSync(file, readFileSync(join(distDir, file), 'utf8')).module;
    for (const { moduleRequest } of staticImports) visit(join('assets', moduleRequest.value));
  };
  for (const name of names) {
    const file = assets.find((asset) => new RegExp(`^${name}-.{8}\\.js$`).test(asset));
    if (file === undefined) throw new Error(`the build has no script "${name}"`);
    visit(join('assets', file));
  }
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
