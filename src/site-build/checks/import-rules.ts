import { posix } from 'node:path';
import { scanSource } from './source-scan';

// No package does this check. dependency-cruiser 17.4 finds no files with TypeScript 7. Biome compares the text of an import and
// not its file, does not see `import.meta.glob`, and cannot allow `navigator.locks` alone.

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

/** What pages and features use of the theme. They name its tokens only in recipes. */
const styleModules = ['compile-recipe', 'palette', 'still-parsing', 'deferred-layout', 'text', 'motion'].map(
  (name) => `theme/${name}`,
);

/** The drawings that a browser may draw. Charts and the scenes of articles and cases are drawn in the build. */
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
 * What each room may import beside itself. A room is a folder of src/, or sw/. Each folder of features/ and leads/ is a
 * room of its own, and the files directly in src/ are the room `entry`.
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
  // It deletes the drafts of the forms together with the leads.
  'leads/sending': {
    from: ['leads/rules', 'leads/outbox', 'leads/form/lead-draft', 'leads/form/lead-form-plan', ...uiImports],
  },
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
/** `new Date()` is found by the scan itself. */
const impure = ['Date.now', 'Math.random'];

/** The rooms that may use the global objects of the browser. The worker has its own, and site-build/ runs in Node. */
const browserRooms = new Set(['platform', 'app', 'entry', 'sw', 'site-build']);
const browserObjects = ['window', 'navigator', 'localStorage', 'sessionStorage', 'history'];
const browserNames = browserObjects.flatMap((name) => [name, `globalThis.${name}`, `self.${name}`]);

/**
 * Returns one sentence for each import, and each use of a global object, that the rules forbid to its source file. Empty: all
 * files keep the rules. Throws if a file is not TypeScript.
 */
export function importFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const scan = scanSource(file.path, file.text);
    const room = roomOf(file.path);
    const faults = scan.imports.map(({ source, isType }) => importFault(file.path, room, source, isType));
    if (pureRooms.has(room)) {
      faults.push(
        ...impure
          .filter((name) => scan.globals.has(name))
          .map((name) => `${name} is not pure: pass the value as a parameter`),
      );
      if (scan.readsClock) faults.push('new Date() reads the clock: pass the time as a parameter');
    }
    if (!browserRooms.has(room)) {
      const touched = browserNames.filter(
        (name) => scan.globals.has(name) && !isLock(room, name, scan.globals),
      );
      faults.push(...touched.map((name) => `${name} belongs to platform/`));
    }
    return faults.filter((fault) => fault !== null).map((fault) => `${file.path}: ${fault}`);
  });
}

/** The outbox may use `navigator.locks`, which pages and workers both have. */
function isLock(room: string, name: string, globals: ReadonlySet<string>): boolean {
  const reached = [...globals].filter((global) => global.startsWith(`${name}.`));
  return (
    room === 'leads/outbox' &&
    name.endsWith('navigator') &&
    reached.every((global) => global.startsWith(`${name}.locks`))
  );
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
