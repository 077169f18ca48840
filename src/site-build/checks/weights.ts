import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Route } from '../../app/routes';
import { brotliBest, gzipBest, listFiles } from '../../server/site-files';
import { listedFile, pageFile } from '../page-file';
import { isPacked, sitePack } from '../plugins/offline-packs';
import { scriptsOf } from './script-graph';

/** Bytes: as in the file, and as sent by a good host. */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface RouteWeights {
  route: Route;
  html: Weight;
  /** The styles inside the HTML, weighed alone. */
  styles: Weight;
  /** The text of the page's main part, weighed alone. */
  text: Weight;
  script: Weight;
  /** Pictures outside the HTML that are not loaded lazily. */
  pictures: Weight;
}

/** What one route costs somebody who comes for the first time. */
export async function weighRoute(route: Route, distDir: string, manifest: Manifest): Promise<RouteWeights> {
  const html = readFileSync(join(distDir, pageFile(route.path)), 'utf8');
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const eager = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/loading="lazy"/.test(tag));
  const pictures = eager.flatMap(([tag]) => /\ssrc="(\/[^"#?]+)/.exec(tag)?.[1] ?? []);
  return {
    route,
    html: await weigh(html),
    styles: await weigh(styles),
    text: await weigh(main.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ')),
    script: await weighFiles(scriptsOf(route, manifest), distDir),
    pictures: await weighFiles([...new Set(pictures)], distDir),
  };
}

/** Every font together. They are compressed already, and weigh on the wire what they weigh on the disk. */
export async function weighFonts(distDir: string): Promise<Weight> {
  return weighFiles(
    listFiles(distDir).filter((file) => file.endsWith('.woff2')),
    distDir,
  );
}

/** An entry of the list by which the service worker stores the site. */
export interface PrecacheEntry {
  url: string;
  revision: string;
}

/** The list in a built service worker. Empty where there is none. */
export function readPrecacheList(worker: string): PrecacheEntry[] {
  return JSON.parse(/\[\{"revision":[^\]]*\]/.exec(worker)?.[0] ?? '[]');
}

/** The files the service worker stores at installation, as its list names them. */
export function precachedFiles(distDir: string): string[] {
  const worker = readFileSync(join(distDir, 'service-worker.js'), 'utf8');
  return readPrecacheList(worker).map(({ url }) => listedFile(url));
}

/** What a first installation downloads: the pack, and what does not come in it. */
export function installationFiles(distDir: string): string[] {
  const single = precachedFiles(distDir).filter(
    (file) => !isPacked(file, statSync(join(distDir, file)).size),
  );
  return [sitePack, ...single];
}

/** Files of `distDir` together, each compressed by itself, as they travel. */
export async function weighFiles(files: readonly string[], distDir: string): Promise<Weight> {
  const weights = await Promise.all(files.map((file) => weigh(readFileSync(join(distDir, file)), file)));
  const sum = (form: keyof Weight) => weights.reduce((total, weight) => total + weight[form], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

/** By content: most scripts belong to every route, and to compress one well takes long. */
const known = new Map<string, Promise<Weight>>();

function weigh(content: string | Buffer, file = ''): Promise<Weight> {
  const raw = Buffer.byteLength(content);
  if (/\.(?:woff2|png|jpg|webp|avif)$/.test(file)) return Promise.resolve({ raw, gzip: raw, brotli: raw });
  const key = createHash('sha256').update(content).digest('hex');
  const weight = known.get(key) ?? compress(content, raw);
  known.set(key, weight);
  return weight;
}

async function compress(content: string | Buffer, raw: number): Promise<Weight> {
  return { raw, gzip: (await gzipBest(content)).length, brotli: (await brotliBest(content)).length };
}
