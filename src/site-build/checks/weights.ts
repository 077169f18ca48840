import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Route } from '../../app/routes';
import { brotliBest, listFiles } from '../../server/site-files';
import { listedFile, pageFile } from '../page-file';
import { laterListFile } from '../plugins/later-files';
import { isPacked, sitePack } from '../plugins/offline-packs';
import { scriptsOf } from './script-graph';

/** What a first visit to a route downloads, in bytes: texts in brotli, pictures and fonts as they are. */
export interface RouteWeights {
  route: Route;
  html: number;
  /** The text of the main part without its tags. It is also part of `html`. */
  text: number;
  script: number;
  /** Pictures outside the HTML that are not loaded lazily. */
  pictures: number;
}

/** Returns the bytes that a first visit to a route downloads, texts in brotli. Rejects if a file is missing. */
export async function weighRoute(route: Route, distDir: string, manifest: Manifest): Promise<RouteWeights> {
  const html = readFileSync(join(distDir, pageFile(route.path)), 'utf8');
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const eager = [...html.matchAll(/<img\b[^>]*>/g)].filter(([tag]) => !/loading="lazy"/.test(tag));
  const pictures = eager.flatMap(([tag]) => /\ssrc="(\/[^"#?]+)/.exec(tag)?.[1] ?? []);
  return {
    route,
    html: await weigh(html),
    text: await weigh(main.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]+>/g, ' ')),
    script: await weighFiles(scriptsOf(route, manifest), distDir),
    pictures: await weighFiles([...new Set(pictures)], distDir),
  };
}

/** Returns the bytes of all font files, which are compressed already. */
export async function weighFonts(distDir: string): Promise<number> {
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

/** Returns the precache list in a built service worker. Empty if it has none. */
export function readPrecacheList(worker: string): PrecacheEntry[] {
  return JSON.parse(/\[\{"revision":[^\]]*\]/.exec(worker)?.[0] ?? '[]');
}

/** Returns the entries of the files that the worker stores after the installation. Empty on a site without older articles. */
export function readLaterList(distDir: string): PrecacheEntry[] {
  const file = join(distDir, laterListFile);
  const packs: { files: PrecacheEntry[] }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return packs.flatMap(({ files }) => files);
}

/** Returns the files that the service worker stores at installation, as paths in dist/. Throws if dist/ has no worker. */
export function precachedFiles(distDir: string): string[] {
  const worker = readFileSync(join(distDir, 'service-worker.js'), 'utf8');
  return readPrecacheList(worker).map(({ url }) => listedFile(url));
}

/** Returns the files that a first installation downloads: the pack, and the files that are not in it. */
export function installationFiles(distDir: string): string[] {
  const single = precachedFiles(distDir).filter(
    (file) => !isPacked(file, statSync(join(distDir, file)).size),
  );
  return [sitePack, ...single];
}

/** Returns bytes of files of `distDir`: texts in brotli, pictures and fonts as they are. Rejects if one is missing. */
export async function weighFiles(files: readonly string[], distDir: string): Promise<number> {
  const weights = await Promise.all(files.map((file) => weigh(readFileSync(join(distDir, file)), file)));
  return weights.reduce((total, weight) => total + weight, 0);
}

/** Weights by hash, because compression is slow and most scripts belong to every route. */
const known = new Map<string, Promise<number>>();

function weigh(content: string | Buffer, file = ''): Promise<number> {
  if (/\.(?:woff2|png|jpg|webp|avif)$/.test(file)) return Promise.resolve(Buffer.byteLength(content));
  const key = createHash('sha256').update(content).digest('hex');
  const weight = known.get(key) ?? brotliBest(content).then(({ length }) => length);
  known.set(key, weight);
  return weight;
}
