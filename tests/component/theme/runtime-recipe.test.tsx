import { expect, test } from 'vitest';
import { insertPageStyles, runtimeRecipe } from '../../../src/theme/runtime-recipe';

/** The CSS of each sheet that was inserted after the page had loaded. */
const insertedCss = () => document.adoptedStyleSheets.map((sheet) => Reflect.get(sheet, 'text'));

const recipe = (...names: string[]) =>
  runtimeRecipe({
    defaults: {},
    classes: { '': Object.fromEntries(names.map((name) => [name, name])) },
    rules: Object.fromEntries(names.map((name) => [name, `.${name}{}`])),
  });

test('the first call of a recipe inserts the missing rules, and later calls insert none', () => {
  document.head.innerHTML = '<style>.k-header{}\n.ks-link b{}</style>';
  recipe('k-header')();
  expect(insertedCss()).toEqual([]);
  const toast = recipe('k-header', 'k-toast', 'k-close');
  expect(toast()).toEqual({ 'k-header': 'k-header', 'k-toast': 'k-toast', 'k-close': 'k-close' });
  toast();
  expect(insertedCss()).toEqual(['.k-toast{}.k-close{}']);

  // The rules of a base recipe go before all others, even when they are inserted later.
  recipe('ks-button')();
  recipe('ks-link')();
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
