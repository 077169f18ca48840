import { posix } from 'node:path';
import { scanSource } from './source-scan';

// Why a check of our own. dependency-cruiser (17.4.3) reads TypeScript through the compiler's own interface, which TypeScript 7
// has not: it finds no file. Biome's restricted imports compare the words of an import and not the file it leads to, know no
// exception for types, and do not see `import.meta.glob`; its restricted globals cannot allow `navigator.locks` alone.

/** One source file: its path from the root of the repository, with `/`, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

interface Permission {
  /** Rooms, or parts of one (`theme/motion`), that may be imported. */
  from: readonly string[];
  /** The same, for `import type` alone. */
  types?: readonly string[];
}

const styleModules = [
  'theme/compile-recipe',
  'theme/palette',
  'theme/still-parsing',
  'theme/deferred-layout',
  'theme/text',
  'theme/motion',
];

/** The drawings that a browser may draw itself. Charts and the scenes of articles and cases are drawn in the build. */
const drawings = ['brand', 'kit', 'houses', 'places', 'things'].map((part) => `scenes/${part}`);

/** What a feature, and a part of leads/ with UI, may import. */
const featureImports = [
  'domain',
  'platform',
  'components',
  ...drawings,
  'content/copy',
  'content/site',
  ...styleModules,
];

/**
 * Who may import what, by room. A room is a folder of src/, or sw/; each feature and each part of leads/ is a room of its own; the files beside
 * the folders are the room `entry`. A room may always import itself.
 * Of the theme pages and features see what makes looks, what is hidden while it arrives, the text styles and the
 * movement; the tokens they name in a look.
 */
const permissions: Readonly<Record<string, Permission>> = {
  entry: { from: ['app', 'platform', 'seo', 'theme/fonts', 'theme/compile-recipe'] },
  // Of the features only those that stand around every page; of the scenes, the one of the error screen.
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
      // For the share picture of a page, which never leaves the build.
      'scenes/share',
      'scenes/cases',
      'content',
      'seo',
      ...styleModules,
    ],
    types: ['scenes'],
  },
  features: { from: featureImports },
  'leads/rules': { from: ['domain/own-property'] },
  'leads/outbox': { from: ['leads/rules', 'domain/own-property'] },
  // The drafts of the forms are erased with everything else.
  'leads/sending': {
    from: [
      'leads/rules',
      'leads/outbox',
      'leads/form/lead-draft',
      'leads/form/lead-form-plan',
      ...featureImports,
    ],
  },
  'leads/form': { from: ['leads/rules', 'leads/outbox/send-lead', 'leads/sending', ...featureImports] },
  'leads/saved': { from: ['leads/rules', 'leads/outbox', 'leads/sending', ...featureImports] },
  sw: { from: ['leads/outbox', 'leads/rules', 'domain', 'platform/limited-connection'] },
  // A sentence with a number in it is written by the domain's own formats.
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
    types: ['scenes'],
  },
  theme: { from: [] },
  platform: { from: ['domain/page-path', 'domain/own-property'], types: ['sw'] },
  domain: { from: [] },
  // Every colour has its name in one table. A figure in a drawing is written as it is on the page beside it.
  scenes: { from: ['theme/palette', 'domain/indian-digits'] },
  'site-build': {
    from: [
      'entry',
      'app',
      'pages',
      'features',
      'leads',
      'content',
      'seo',
      'components',
      'theme',
      'platform',
      'domain',
      'scenes',
      'server',
    ],
    // The form of a pack, which the build writes and the worker reads.
    types: ['sw'],
  },
  // The site's name, a lead and its id, and the settings of the deployment.
  server: { from: ['domain', 'leads/rules', 'leads/outbox/random-id', 'content/site', 'settings'] },
};

/** No package, no clock, no chance: the same answer for the same input, anywhere. */
const pureRooms = new Set(['domain', 'leads/rules', 'scenes']);
/** The clock and chance as members; `new Date()` is seen by the scan. */
const impure = ['Date.now', 'Math.random'];

/** The rooms that may touch the browser itself. The worker's world is another one, and site-build/ is Node. */
const browserRooms = new Set(['platform', 'app', 'entry', 'sw', 'site-build']);
const browserObjects = ['window', 'navigator', 'localStorage', 'sessionStorage', 'history'];
const browserNames = browserObjects.flatMap((name) => [name, `globalThis.${name}`, `self.${name}`]);

/** Everything that files of src/ and sw/ import or touch and should not, a sentence each. Empty when the house is in order. */
export function importFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const scan = scanSource(file.path, file.text);
    const room = roomOf(file.path);
    const faults = scan.imports.map(({ source, isType }) => importFault(file.path, room, source, isType));
    if (pureRooms.has(room)) {
      faults.push(
        ...impure
          .filter((name) => scan.globals.has(name))
          .map((name) => `${name} is not pure: hand the value in`),
      );
      if (scan.readsClock) faults.push('new Date() reads the clock: hand the time in');
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

/** Web Locks hang on navigator, in pages and workers alike, and the outbox is drained under one. */
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

/** `pages`, `features/faq`, `leads/form`, `sw`; `entry` for a file that stands in src/ itself; '' for what is in no room. */
function roomOf(path: string): string {
  const [top, folder, second, ...rest] = path.split('/');
  if (top === 'sw') return 'sw';
  if (top !== 'src' || folder === undefined) return '';
  if (second === undefined) return 'entry';
  const isDivided = folder === 'features' || folder === 'leads';
  return isDivided && rest.length > 0 ? `${folder}/${second}` : folder;
}
