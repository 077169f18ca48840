import { posix } from 'node:path';
import { parseSync } from 'vite';
import { IMPORT_RULES, PURE_ZONES } from './import-rules';

// No package checks the imports. dependency-cruiser 17.4 finds no files with TypeScript 7. Biome compares the text of an import
// and not its file, and does not see `import.meta.glob`. Biome does check the browser's globals, such as `window` (biome.json).

/** One source file. `path` is relative to the repository, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
}

const IMPURE = /\b(?:Date\.now|Math\.random)\b|\bnew Date\(\)/;

/**
 * Returns one sentence, with the file's path, for each import or re-export that `import-rules.ts` forbids to the file's zone.
 * Adds at most one per file for the clock or random numbers in a pure zone. [] if all files keep the rules. Throws if the syntax
 * of a file is wrong.
 */
export function importFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const zone = zoneOf(path);
    const faults = importsOf(path, text).map(({ source, isType }) => importFault(path, zone, source, isType));
    const call = PURE_ZONES.has(zone) ? IMPURE.exec(text)?.[0] : undefined;
    if (call !== undefined) faults.push(`${call} is not pure: pass the value as a parameter`);
    return faults.filter((fault) => fault !== null).map((fault) => `${path}: ${fault}`);
  });
}

/** Returns every import and re-export of a file, also the patterns of `import.meta.glob`. Throws if the syntax is wrong. */
function importsOf(path: string, text: string): { source: string; isType: boolean }[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const globs = module.importMetas.map(
    ({ end }) => /^\.glob\b[^'"`]*([^{)]*)/.exec(text.slice(end))?.[1] ?? '',
  );
  const lazy = module.dynamicImports.map(({ start, end }) => text.slice(start, end));
  // The parser does not list the types `import('./x').T`.
  const types = text.match(/\bimport\('[^']+'\)/g) ?? [];
  const sources = [...globs, ...lazy, ...types].flatMap((code) =>
    [...code.matchAll(/(['"`])(.*?)\1/g)].map(([, , source = '']) => source),
  );
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
    ...[...new Set(sources)].map((source) => ({ source, isType: false })),
  ];
}

function importFault(path: string, zone: string, source: string, isType: boolean): string | null {
  if (!source.startsWith('.'))
    return PURE_ZONES.has(zone) ? `${zone}/ imports nothing from outside, not ${source}` : null;
  const target = posix.join(posix.dirname(path), source);
  if (zoneOf(target) === zone) return null;
  const { from, types = [] } = IMPORT_RULES[ruleOf(zone)] ?? { from: [] };
  const isAllowed = [...from, ...(isType ? types : [])].some((place) => isAt(place, target));
  return isAllowed ? null : `${zone} may not import ${isType ? 'the types of ' : ''}${target}`;
}

/**
 * Returns each name of `import-rules.ts` that matches nothing: a zone without files, and `zone: place` for a place from which no
 * file of the zone imports. [] if all are used.
 */
export function unusedNames(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(({ path, text }) => {
    const zone = ruleOf(zoneOf(path));
    return importsOf(path, text).map(({ source }) => ({
      zone,
      target: posix.join(posix.dirname(path), source),
    }));
  });
  const zones = new Set(files.map(({ path }) => ruleOf(zoneOf(path))));
  const emptyZones = [...Object.keys(IMPORT_RULES), ...PURE_ZONES].filter((name) => !zones.has(name));
  const unusedPlaces = Object.entries(IMPORT_RULES).flatMap(([name, { from, types = [] }]) =>
    [...from, ...types]
      .filter((place) => !imports.some(({ zone, target }) => zone === name && isAt(place, target)))
      .map((place) => `${name}: ${place}`),
  );
  return [...emptyZones, ...unusedPlaces];
}

const ruleOf = (zone: string) => (zone.startsWith('features/') ? 'features' : zone);

/** Returns true if a path is the place, in its folder, or in its zone. */
function isAt(place: string, target: string): boolean {
  const file = target.replace(/\.\w+(?:\?.*)?$/, '');
  return zoneOf(target) === place || target.startsWith(`src/${place}/`) || file === `src/${place}`;
}

/** Returns the zone of a file, such as `pages`, `features/faq`, `entry` or `sw`. '' outside src/ and sw/. */
function zoneOf(path: string): string {
  const [top, folder, second, ...rest] = path.split('/');
  if (top === 'sw') return 'sw';
  if (top !== 'src' || folder === undefined) return '';
  if (second === undefined) return 'entry';
  const hasZones = folder === 'features' || folder === 'leads';
  return hasZones && rest.length > 0 ? `${folder}/${second}` : folder;
}
