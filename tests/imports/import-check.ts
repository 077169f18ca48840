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
 * Adds at most one for what is not pure. `path` is relative to the repository, with `/`. [] if the file keeps the rules.
 */
export function importFaults(path: string, text: string): string[] {
  const zone = zoneOf(path);
  const rule = IMPORT_RULES[zone.replace(/^features\/.*/, 'features')];
  if (!rule) return [`${path}: import-rules.ts has no zone ${zone}`];
  const { from, types = [], isPure = false } = rule;
  const faults = [...text.matchAll(RELATIVE_PATH)].flatMap(([, typeImport, source = '']) => {
    const target = posix.join(posix.dirname(path), source);
    const places = ['helpers', ...from, ...(typeImport ? types : [])];
    const isAllowed = zoneOf(target) === zone || places.some((place) => isAt(place, target));
    return isAllowed ? [] : [`${path}: ${zone} may not import ${typeImport ? 'the types of ' : ''}${target}`];
  });
  const impure = isPure ? IMPURE.exec(text)?.[0] : undefined;
  return impure === undefined ? faults : [...faults, `${path}: ${zone} is pure and may not have ${impure}`];
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
