import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../src/node/list-files';
import { rootDir } from '../../../src/site-build/paths';

/** A class name in a source file. */
interface Place {
  name: string;
  file: string;
}

const files = ['app', 'components', 'features', 'leads', 'pages', 'scenes', 'theme'].flatMap((folder) =>
  listFiles(join(rootDir, 'src', folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: folder + file, text: readFileSync(join(rootDir, 'src', folder, file), 'utf8') })),
);

/** Classes whose names are values, so no source writes them as a class: of a lead's card, and of a case study's sky. */
const values = 'attention deleted none sent waiting mist neel oxide'.split(' ');

/** The classes in the nested selectors of styles, which are keys of objects: `'& .meta': {`. */
const selected = find(/(['"`])((?:(?!\1).)*)\1\]?:/g, /\.([a-z][\w-]*)/gi);
/** The words in lines with a class. */
const written = find(/(class(?:Names?)?[=(:])(.*)/gi, /\b([a-z][\w-]*)/gi);
const inAttributes = find(/\b(class|className|columnClass)="([^"$]*)"/g, /([^\s]+)/g);

function find(texts: RegExp, names: RegExp): Place[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(texts)].flatMap(([, , found = '']) =>
      [...found.matchAll(names)].map(([, name = '']) => ({ name, file })),
    ),
  );
}

/** Returns the places whose class `others` have neither in the same page or feature nor in what all share. */
function without(others: readonly Place[], places: readonly Place[]): string[] {
  const zoneOf = ({ file }: Place) => /^(?:features|leads|pages)\/[^/]+/.exec(file)?.[0] ?? '';
  const isSeen = (place: Place) =>
    others.some((other) => {
      const [own, zone] = [zoneOf(place), zoneOf(other)];
      return other.name === place.name && (zone === own || zone === '' || own === '');
    });
  return places.filter((place) => !isSeen(place)).map(({ name, file }) => `${file}: ${name}`);
}

test('every class in a nested selector is written in the markup', () => {
  expect(selected.length).toBeGreaterThan(100);
  const fixed = selected.filter(({ name }) => !values.includes(name));
  expect(without(written, fixed)).toEqual([]);
});

test('every class in an attribute is selected by a style', () => {
  expect(inAttributes.length).toBeGreaterThan(100);
  expect(without(selected, inAttributes)).toEqual([]);
});
