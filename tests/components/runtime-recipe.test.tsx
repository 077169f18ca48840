import { expect, test } from 'vitest';
import { insertPageStyles, runtimeRecipe } from '../../src/theme/runtime-recipe';

/** What the page was given since it was served, a text for each sheet. */
const brought = () => document.adoptedStyleSheets.map((sheet) => Reflect.get(sheet, 'text'));

const slots = (names: Readonly<Record<string, string>>): unknown =>
  runtimeRecipe({
    defaults: {},
    classes: { '': names },
    rules: Object.fromEntries(Object.values(names).map((name) => [name, `.${name}{}`])),
  });

test('a look is brought when a class is first worn that the page did not come with, once, and without what it has', () => {
  document.head.innerHTML = '<style>.k-header{}\n.ks-link b{}</style>';
  const header = slots({ root: 'k-header' });
  const toast = slots({ region: 'k-header', text: 'k-toast', close: 'k-close' });
  expect(header).toHaveProperty('root', 'k-header');
  expect(toast).toHaveProperty('region', 'k-header');
  expect(brought()).toEqual([]);
  expect(toast).toHaveProperty('text', 'k-toast');
  expect(toast).toHaveProperty('close', 'k-close');
  expect(brought()).toEqual(['.k-toast{}.k-close{}']);

  // A shared look that comes later still stands before those that are worn over it.
  expect(slots({ root: 'ks-button' })).toHaveProperty('root', 'ks-button');
  expect(slots({ root: 'ks-link' })).toHaveProperty('root', 'ks-link');
  expect(brought()).toEqual(['.ks-button{}', '.k-toast{}.k-close{}']);

  // A page that takes the place of the first brings what is missing, in the same two tiers.
  insertPageStyles('.ks-button{}\n.ks-arrow{}\n.k-header{}\n@media print{.k-hero{}}\n.k-toast{}');
  expect(brought()).toEqual([
    '.ks-button{}',
    '.ks-arrow{}',
    '.k-toast{}.k-close{}',
    '@media print{.k-hero{}}',
  ]);
});
