import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaterPack } from '../../../sw/later-files';
import type { LaterListPath } from '../../../sw/messages';
import { listedFile } from '../page-file';
import { type ManifestTransform, sha256 } from './built-revisions';
import { writePack } from './offline-packs';

const laterListPath: LaterListPath = '/offline-later.json';

/** The list of the later files. A path from dist/. */
export const laterListFile = laterListPath.slice(1);

/** Small enough to arrive before a weak connection breaks, large enough to compress well together. */
const filesPerPack = 20;

/**
 * Moves `laterPages`, the newest article first, from the worker's list to a list of their own, with the drawings that no
 * other page shows. Writes that list and its packs, and adds the list to the worker's. Changes nothing without later pages.
 */
export function laterFiles(distDir: string, laterPages: readonly string[]): ManifestTransform {
  return (entries) => {
    const textOf = ({ url }: Entry) => readFileSync(join(distDir, listedFile(url)), 'utf8');
    const pages = laterPages.flatMap((path) => entries.find(({ url }) => `/${url}` === path) ?? []);
    if (pages.length === 0) return { manifest: entries, warnings: [] };
    const texts = entries.filter(
      (entry) => /\.(?:html|js)$/.test(listedFile(entry.url)) && !pages.includes(entry),
    );
    const firstTexts = texts.map(textOf).join('\n');
    const drawings = entries.filter(
      ({ url }) => url.startsWith('scenes/') && !firstTexts.includes(`/${url}`),
    );
    const files = new Set(
      pages.flatMap((page) => [page, ...drawings.filter(({ url }) => textOf(page).includes(`/${url}`))]),
    );

    const packs = chunksOf([...files], filesPerPack).map(
      (chunk, index): LaterPack => ({
        address: `/offline-later-${index + 1}.txt`,
        files: chunk.map(({ url, revision }) => ({ url, revision })),
      }),
    );
    for (const pack of packs) writePack(distDir, pack.address, pack.files);
    const list = JSON.stringify(packs);
    writeFileSync(join(distDir, laterListFile), list);
    const listEntry = { url: laterListFile, revision: sha256(list), size: list.length };
    return { manifest: [listEntry, ...entries.filter((entry) => !files.has(entry))], warnings: [] };
  };
}

type Entry = Parameters<ManifestTransform>[0][number];

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
