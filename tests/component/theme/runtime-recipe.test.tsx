import { expect, test } from 'vitest';
import { insertPageStyles, runtimeRecipe } from '../../../src/theme/runtime-recipe';

/** The CSS of each sheet that was inserted after the page had loaded. */
const insertedCss = () => document.adoptedStyleSheets.map((sheet) => Reflect.get(sheet, 'text'));

const slots = (names: Readonly<Record<string, string>>): unknown =>
  runtimeRecipe({
    defaults: {},
    classes: { '': names },
    rules: Object.fromEntries(Object.values(names).map((name) => [name, `.${name}{}`])),
  })();

test('the first read of a class inserts the missing rules, and later reads insert none', () => {
  document.head.innerHTML = '<style>.k-header{}\n.ks-link b{}</style>';
  const header = slots({ root: 'k-header' });
  const toast = slots({ region: 'k-header', text: 'k-toast', close: 'k-close' });
  expect(header).toHaveProperty('root', 'k-header');
  expect(toast).toHaveProperty('region', 'k-header');
  expect(insertedCss()).toEqual([]);
  expect(toast).toHaveProperty('text', 'k-toast');
  expect(toast).toHaveProperty('close', 'k-close');
  expect(insertedCss()).toEqual(['.k-toast{}.k-close{}']);

  // The rules of a base recipe go before all others, also when they are inserted later.
  expect(slots({ root: 'ks-button' })).toHaveProperty('root', 'ks-button');
  expect(slots({ root: 'ks-link' })).toHaveProperty('root', 'ks-link');
  expect(insertedCss()).toEqual(['.ks-button{}', '.k-toast{}.k-close{}']);

  // The next page inserts its missing rules in the same two tiers.
  insertPageStyles('.ks-button{}\n.ks-arrow{}\n.k-header{}\n@media print{.k-hero{}}\n.k-toast{}');
  expect(insertedCss()).toEqual([
    '.ks-button{}',
    '.ks-arrow{}',
    '.k-toast{}.k-close{}',
    '@media print{.k-hero{}}',
  ]);
});
