import { keyframes } from '@emotion/react';
import { expect, test } from 'vitest';
import {
  compileBaseRecipe,
  compiledRecipeOf,
  compileRecipe,
  globalStyles,
  rulesUsedBy,
} from '../../../src/theme/compile-recipe';

const room = compileRecipe({
  slots: ['wall', 'door'],
  base: { wall: { bg: 'night', '& b': { color: 'lit' } }, door: { padding: '4', md: { padding: '8' } } },
});
const button = compileBaseRecipe({
  base: { padding: '4' },
  variants: {
    visual: { primary: { bg: 'ink' }, line: { bg: 'transparent' } },
    full: { true: { width: '100%' } },
  },
  defaultVariants: { visual: 'primary' },
});

test('a look with slots is a class for each, with the rules of that slot alone', () => {
  const styles = rulesUsedBy(`<p class="x ${room.door}"></p>`);
  expect(styles).toContain(`.${room.door}{padding:var(--k-spacing-4)}`);
  expect(styles).toContain(`@media screen and (min-width: 48rem){.${room.door}{padding:var(--k-spacing-8)}}`);
  expect(styles).not.toContain(room.wall);
});

test('a variant left out is its default, one that is false is none', () => {
  expect(button()).toBe(button({ visual: 'primary', full: false }));
  expect(button({ full: true })).not.toBe(button());
  const finished = compiledRecipeOf(button);
  expect(Object.keys(finished?.classes ?? {})).toEqual(['primary,', 'primary,true', 'line,', 'line,true']);
});

test('the rules of a shared look come before those of the place that wears another over it', () => {
  const styles = rulesUsedBy(`<a class="${room.wall}"><b class="${button()}"></b></a>`);
  expect(styles.indexOf(button())).toBeLessThan(styles.indexOf(room.wall));
});

test('a look brings the keyframes it names', () => {
  const rise = keyframes({ from: { opacity: '0' } });
  const sun = compileRecipe({ base: { animation: `${rise} 1s` } });
  expect(rulesUsedBy(`<i class="${sun()}"></i>`)).toMatch(/animation:(animation-\w+) 1s.*@keyframes \1\{/);
});

test('the tokens stand in the styles of every page', () => {
  expect(globalStyles()).toMatch(/--k-colors-night:#0B2A2B/);
});

test('what is no look has nothing behind it', () => {
  expect(compiledRecipeOf({ wall: 'x' })).toBeNull();
});
