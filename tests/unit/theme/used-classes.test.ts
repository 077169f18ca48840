import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { listFiles } from '../../../src/node/list-files';
import { rootDir } from '../../../src/node/paths';

/** A class name in a source file. */
interface Place {
  name: string;
  file: string;
}

/** The classes in the nested selectors of styles, which are keys of objects: `'& .meta': {`. */
const selected: Place[] = [];
/** The classes that attributes give: `className` of components, `class` in the text of drawings. */
const written: Place[] = [];

for (const folder of ['app', 'components', 'features', 'leads', 'pages', 'scenes', 'theme'])
  for (const path of listFiles(join(rootDir, 'src', folder)))
    if (/\.tsx?$/.test(path)) readFile(folder + path);

function readFile(file: string): void {
  const placesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file }));
  const addClasses = (text: string) => written.push(...placesIn(text, /(\S+)/g));
  const readText = (node: ESTree.Node) => {
    for (const [, names = ''] of textOf(node).matchAll(/\bclass="([^"]*)"/g)) addClasses(names);
  };
  const { program } = parseSync(file, readFileSync(join(rootDir, 'src', file), 'utf8'));
  new Visitor({
    Property({ key, value }) {
      selected.push(...placesIn(textOf(key), /\.([a-z][\w-]*)/gi));
      if (key.type === 'Identifier' && key.name === 'className') addClasses(textOf(value));
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'className') addClasses(textOf(value));
    },
    Literal: readText,
    TemplateLiteral: readText,
  }).visit(program);
}

/** Returns the texts in an expression, with spaces between alternatives. What variables and calls give is left out. */
function textOf(node: ESTree.Node | null): string {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : '';
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => `${value.cooked}${textOf(node.expressions[at] ?? null)}`)
        .join('');
    case 'ConditionalExpression':
      return `${textOf(node.consequent)} ${textOf(node.alternate)}`;
    case 'LogicalExpression':
      return textOf(node.right);
    case 'CallExpression':
      return node.arguments.map(textOf).join(' ');
    case 'JSXExpressionContainer':
      return textOf(node.expression);
    default:
      return '';
  }
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
  expect(without(written, selected)).toEqual([]);
});

test('every class in the markup is selected by a style', () => {
  expect(written.length).toBeGreaterThan(100);
  expect(without(selected, written)).toEqual([]);
});
