import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { rootDir } from '../../src/node/paths';

const FOLDERS = ['.github', 'public', 'src', 'sw', 'tests'];
const files = [
  ...readdirSync(rootDir),
  ...FOLDERS.flatMap((folder) => listFiles(join(rootDir, folder)).map((file) => `${folder}${file}`)),
];
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const notes = files.filter((file) => file.endsWith('.md'));

/** A path with a folder. Addresses (https://…), relative paths (./…) and packages (@x/…) are none. */
const PATH_IN_COMMENT = /(?<![\w/.@:-])(?:[a-z]|\.github)[\w-]*\/[\w/<>.-]+\.(?:tsx?|mdx?|css|sql)\b/g;

/** Files that each page may have, in its own folder. */
const NAMES_OF_PAGES = new Set(['page.tsx', 'script.ts']);

/** The folders above a file, as notes write them: with a slash at the end. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
}

/**
 * True for the name of a source file, for a folder, and for anything below a folder of sources. `dist/` is made by the build.
 */
function isPath(code: string): boolean {
  if (code.startsWith('dist/')) return false;
  return /[^/.]\.(?:tsx?|mdx?|css|sql|ya?ml|toml)$|^[^/]+.*\/$|^(?:src|sw|tests|public|\.github)\//.test(
    code,
  );
}

/** Whether the repository has this path. In a path, `<slug>` and `*` match any name. */
function exists(path: string): boolean {
  const pattern = posix.normalize(path).replace(/[.+()[\]$^|]/g, '\\$&');
  const names = new RegExp(`^${pattern.replace(/<[^>]+>/g, '[^/]+').replaceAll('*', '[^/]*')}/?$`);
  return paths.has(path) || [...paths].some((known) => names.test(known));
}

/** Paragraphs, list items and rows of tables. The code between fences is left out. */
function blocksOf(note: string): string[] {
  const text = readFileSync(join(rootDir, note), 'utf8').replace(/^ *```[\s\S]*?^ *```/gm, '');
  return text.split(/\n(?=\s*\n|\||\s*[-*] |\s*\d+\. )/);
}

/**
 * A path starts at the repository, or at a folder that its paragraph or row names before. A bare name may also be a file of the
 * note's folder.
 */
function missingPaths(note: string): string[] {
  return blocksOf(note).flatMap((block) => {
    const starts = [''];
    return [...block.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => {
      if (!isPath(code) || NAMES_OF_PAGES.has(code)) return [];
      const own = code.includes('/') ? [] : [`${posix.dirname(note)}/`];
      const found = [...starts, ...own].filter((start) => exists(`${start}${code}`));
      if (code.endsWith('/')) starts.push(...found.map((start) => `${start}${code}`));
      return found.length === 0 ? [code] : [];
    });
  });
}

test.each(notes)('every path that %s names exists', (note) => {
  expect(missingPaths(note)).toEqual([]);
});

/** The anchors of a note's headings, as GitHub makes them. */
function anchorsOf(note: string): string[] {
  const text = readFileSync(join(rootDir, note), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(notes)('every link of %s leads to a file and to a heading of it', (note) => {
  const text = readFileSync(join(rootDir, note), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const broken = links.filter(([, path = '', anchor = '']) => {
    const target = path === '' ? note : posix.join(posix.dirname(note), path);
    return !paths.has(target) || (anchor !== '' && !anchorsOf(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('every path in a comment line of a TypeScript file exists', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const missing = sources.flatMap((file) => {
    const comments = readFileSync(join(rootDir, file), 'utf8').match(/^\s*(?:\/\/|\/?\*).*/gm) ?? [];
    const named = comments.flatMap((comment) => comment.match(PATH_IN_COMMENT) ?? []);
    return named.filter((path) => !exists(path)).map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('a path that does not exist is found', () => {
  expect(
    ['src/site-build/prerender/routes.ts', 'src/pages/<page>/page.tsx', 'tests/e2e/lead/sent-*'].filter(
      exists,
    ),
  ).toHaveLength(3);
  expect(exists('src/app/gone.ts')).toBe(false);
  expect(exists('src/<folder>/gone.ts')).toBe(false);
});
