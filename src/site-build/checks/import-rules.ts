import { posix } from 'node:path';
import { parseSync } from 'vite';

// No package checks the imports. dependency-cruiser 17.4 finds no files with TypeScript 7. Biome compares the text of an import
// and not its file, and does not see `import.meta.glob`. Biome checks the browser's globals, such as `window` (biome.json).

/** One source file. `path` is relative to the repository, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Which rooms, folders or files a room may import; `types`: only with `import type`. */
interface Permission {
  from: readonly string[];
  types?: readonly string[];
}

/** The files of theme/ that pages and features may import. They name its tokens only in recipes. */
const styleModules = [
  ...['theme/compile-recipe', 'theme/palette', 'theme/still-parsing', 'theme/deferred-layout'],
  ...['theme/display-text', 'theme/text', 'theme/motion'],
];

/** The drawings whose code may run in a browser. Only the build draws charts and the scenes of articles and cases. */
const drawings = ['brand', 'kit', 'houses', 'places', 'things'].map((part) => `scenes/${part}`);

/** What a feature, and a part of leads/ with UI, may import. */
const uiImports = [
  'domain',
  'platform',
  'components',
  'content/copy',
  'content/site',
  ...drawings,
  ...styleModules,
];

/**
 * The rooms, and what each may import from other rooms. Each folder of src/ is a room, and so is sw/. In features/ and leads/
 * each folder is a separate room. The room `entry` is the files in src/ itself.
 */
const permissions: Readonly<Record<string, Permission>> = {
  entry: { from: ['app', 'platform', 'seo', 'theme/fonts', 'theme/compile-recipe'] },
  app: {
    from: [
      'pages',
      'components',
      ...drawings,
      'theme',
      'content',
      'seo',
      'platform',
      'domain/page-path',
      'leads/sending',
      'leads/form',
      'features/newsletter',
    ],
    types: ['sw'],
  },
  pages: {
    from: [
      'features',
      'leads/form',
      'leads/saved',
      'components',
      ...drawings,
      // For share pictures, which only the build draws.
      'scenes/share',
      'scenes/cases',
      'content',
      'seo',
      ...styleModules,
    ],
    types: ['scenes'],
  },
  features: { from: uiImports },
  'leads/rules': { from: ['domain/own-property'] },
  'leads/outbox': { from: ['leads/rules', 'domain/own-property'] },
  'leads/sending': { from: ['leads/rules', 'leads/outbox', ...uiImports] },
  'leads/form': { from: ['leads/rules', 'leads/outbox/send-lead', 'leads/sending', ...uiImports] },
  'leads/saved': {
    from: ['leads/rules', 'leads/outbox', 'leads/sending', 'leads/form', ...uiImports],
  },
  sw: { from: ['leads/outbox', 'leads/rules', 'domain', 'platform/limited-connection'] },
  // For the number formats.
  content: { from: ['domain', 'leads/rules'] },
  seo: { from: ['content'] },
  components: {
    from: [
      'theme',
      'platform/external-store',
      'platform/visible-area',
      ...drawings,
      'scenes/articles',
      'scenes/cases',
    ],
    types: ['scenes', 'site-build/plugins/chart-kinds'],
  },
  theme: { from: [] },
  platform: { from: ['domain/page-path', 'domain/own-property'], types: ['sw'] },
  domain: { from: [] },
  // Colours have their names in one table; figures are written as on the page. The data of each chart has one declaration,
  // beside the plugin that reads it, because scenes/ imports no package.
  scenes: { from: ['theme/palette', 'domain/indian-digits'], types: ['site-build/plugins/chart-kinds'] },
  'site-build': {
    from: [
      ...['entry', 'app', 'pages', 'features', 'leads', 'content', 'seo', 'components', 'theme'],
      ...['platform', 'domain', 'scenes', 'server'],
    ],
    // The format of a pack, which the build writes and the worker reads.
    types: ['sw'],
  },
  server: { from: ['domain', 'leads/rules', 'leads/outbox/random-id', 'content/site', 'settings'] },
};

/** Rooms of pure functions: no package, no clock, no random number. */
const pureRooms = new Set(['domain', 'leads/rules', 'scenes']);
const impure = /\b(?:Date\.now|Math\.random)\b|\bnew Date\(\)/;

/** The rooms that may use the global objects of the browser. The worker has its own, and site-build/ runs in Node. */
const browserRooms = new Set(['platform', 'app', 'entry', 'sw', 'site-build']);
// Biome misses these. The outbox may use `navigator.locks`, which pages and workers both have.
const browserObject =
  /\b(?:globalThis|self)\??\.(?:window|navigator|localStorage|sessionStorage|history)\b(?:\?*\.locks)?/g;

/**
 * Returns one sentence for each import, and each use of a clock or a global object, that the rules forbid to its source file.
 * Empty: all files keep the rules. Throws if a file is not TypeScript.
 */
export function importFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const room = roomOf(path);
    const faults = importsOf(path, text).map(({ source, isType }) => importFault(path, room, source, isType));
    const call = pureRooms.has(room) ? impure.exec(text)?.[0] : undefined;
    if (call !== undefined) faults.push(`${call} is not pure: pass the value as a parameter`);
    const touched = browserRooms.has(room) ? [] : (text.match(browserObject) ?? []);
    const forbidden = touched.find((object) => room !== 'leads/outbox' || !object.endsWith('.locks'));
    if (forbidden !== undefined) faults.push(`${forbidden} belongs to platform/`);
    return faults.filter((fault) => fault !== null).map((fault) => `${path}: ${fault}`);
  });
}

/** Returns every import and re-export of a file, also the patterns of `import.meta.glob`. Throws if the file has a syntax error. */
function importsOf(path: string, text: string): { source: string; isType: boolean }[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const stringsIn = (code: string) =>
    [...code.matchAll(/(['"`])(.*?)\1/g)].map(([, , source = '']) => source);
  const globs = module.importMetas.map(
    ({ end }) => /^\.glob\b[^(]*\(([^{)]*)/.exec(text.slice(end))?.[1] ?? '',
  );
  const lazy = module.dynamicImports.map(({ start, end }) => text.slice(start, end));
  // The parser does not list the types `import('./x').T`. Like the lazy imports, they begin with `import(`.
  const lazyOrType = text.match(/\bimport\('[^']+'\)/g) ?? [];
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      source: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ source: moduleRequest.value, isType }] : [],
      ),
    ),
    ...[...globs, ...lazy].flatMap(stringsIn).map((source) => ({ source, isType: false })),
    ...lazyOrType
      .filter((code) => !lazy.includes(code))
      .flatMap(stringsIn)
      .map((source) => ({ source, isType: true })),
  ];
}

function importFault(path: string, room: string, source: string, isType: boolean): string | null {
  if (!source.startsWith('.'))
    return pureRooms.has(room) ? `${room}/ imports nothing from outside, not ${source}` : null;
  const target = posix.join(posix.dirname(path), source);
  const targetRoom = roomOf(target);
  if (targetRoom === room) return null;
  const { from, types = [] } = permissions[room.startsWith('features/') ? 'features' : room] ?? { from: [] };
  const isOpen = (place: string) =>
    targetRoom === place || target.startsWith(`src/${place}/`) || isFile(target, place);
  if (from.some(isOpen) || (isType && types.some(isOpen))) return null;
  return `${room} may not import ${isType ? 'the types of ' : ''}${target}`;
}

function isFile(target: string, place: string): boolean {
  return target.replace(/\.\w+(?:\?.*)?$/, '') === `src/${place}`;
}

/** The room of a file, such as `pages`, `features/faq`, `entry` or `sw`. '' outside src/ and sw/. */
function roomOf(path: string): string {
  const [top, folder, second, ...rest] = path.split('/');
  if (top === 'sw') return 'sw';
  if (top !== 'src' || folder === undefined) return '';
  if (second === undefined) return 'entry';
  const hasRooms = folder === 'features' || folder === 'leads';
  return hasRooms && rest.length > 0 ? `${folder}/${second}` : folder;
}
