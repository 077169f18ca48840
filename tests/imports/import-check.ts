import { posix } from 'node:path';
import { IMPORT_RULES } from './import-rules';

// No package checks the imports. dependency-cruiser 17.4 finds no files with TypeScript 7. Biome compares the text of an import
// and not its file, and does not see `import.meta.glob`. Biome does check the browser's globals, such as `window` (biome.json).

/** Matches each relative path in quotes, of an import, of `import.meta.glob` or of another text. Biome allows no `"` there. */
const RELATIVE_PATH = /(^(?:import|export) type [^'`;]*)?['`]((?:\.\.?\/)+[^.'`][^'`]*)/gm;

/** Matches the import of a package, the clock and random numbers. */
const IMPURE = /\b(?:from|import)\s*\(?\s*'[^'.][^']*'|\b(?:Date\.now|Math\.random)\b|\bnew Date\(\)/;

/**
 * Returns one sentence for each relative path in `text`, imported or not, that `import-rules.ts` forbids to the file at `path`.
 * Adds one if the file is of a pure zone, and has a package, the clock or a random number. Returns [] if the file keeps the
 * rules. `path` is relative to the repository, with `/`.
 */
export function importFaults(path: string, text: string): string[] {
  const zone = zoneOf(path);
  const rule = IMPORT_RULES[ruleNameOf(path)];
  if (!rule) return [`${path}: import-rules.ts has no zone ${zone}`];
  const { from, types = [], isPure = false } = rule;
  const faults = [...text.matchAll(RELATIVE_PATH)].flatMap(([, typeImport, source = '']) => {
    const target = targetOf(path, source);
    const places = ['helpers', ...from, ...(typeImport ? types : [])];
    const isAllowed = zoneOf(target) === zone || places.some((place) => isAt(place, target));
    return isAllowed ? [] : [`${path}: ${zone} may not import ${typeImport ? 'the types of ' : ''}${target}`];
  });
  const impure = isPure ? IMPURE.exec(text)?.[0] : undefined;
  return impure === undefined ? faults : [...faults, `${path}: ${zone} is pure and may not have ${impure}`];
}

/**
 * Returns each name of `import-rules.ts` that matches nothing: a zone without files, and `zone: place` for a place from which no
 * file of the zone imports. [] if all are used.
 */
export function unusedNames(files: readonly { path: string; text: string }[]): string[] {
  return Object.entries(IMPORT_RULES).flatMap(([name, { from, types = [] }]) => {
    const ofZone = files.filter(({ path }) => ruleNameOf(path) === name);
    if (ofZone.length === 0) return [name];
    const targets = ofZone.flatMap(({ path, text }) =>
      [...text.matchAll(RELATIVE_PATH)].map(([, , source = '']) => targetOf(path, source)),
    );
    const isUnused = (place: string) => !targets.some((target) => isAt(place, target));
    return [...from, ...types].filter(isUnused).map((place) => `${name}: ${place}`);
  });
}

function targetOf(path: string, source: string): string {
  return posix.join(posix.dirname(path), source);
}

/** Returns the name of the rule for a file: its zone, or `features`, because all zones in features/ have one rule. */
function ruleNameOf(path: string): string {
  return zoneOf(path).replace(/^features\/.*/, 'features');
}

/** Returns true if the path is the place, with or without the end of its name, or is in its folder. */
function isAt(place: string, target: string): boolean {
  return (
    target === `src/${place}` || target.startsWith(`src/${place}/`) || target.startsWith(`src/${place}.`)
  );
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
