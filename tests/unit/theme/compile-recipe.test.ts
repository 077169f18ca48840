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
  base: {
    wall: { bg: 'night', '& b': { color: 'lit' } },
    door: { borderRadius: 'sheet', md: { borderRadius: 'tag' } },
  },
});
const button = compileBaseRecipe({
  base: { padding: '1rem' },
  variants: {
    variant: { primary: { bg: 'ink' }, line: { bg: 'transparent' } },
    isFullWidth: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary' },
});

test('a recipe with slots has one class per slot, with only the rules of that slot', () => {
  const styles = rulesUsedBy(`<p class="x ${room().door}"></p>`);
  expect(styles).toContain(`.${room().door}{border-radius:var(--k-radii-sheet)}`);
  expect(styles).toContain(
    `@media screen and (min-width: 48rem){.${room().door}{border-radius:var(--k-radii-tag)}}`,
  );
  expect(styles).not.toContain(room().wall);
});

test('a missing variant gets its default value, and false means no variant', () => {
  expect(button()).toBe(button({ variant: 'primary', isFullWidth: false }));
  expect(button({ isFullWidth: true })).not.toBe(button());
  const finished = compiledRecipeOf(button);
  expect(Object.keys(finished?.classes ?? {})).toEqual(['primary,', 'primary,true', 'line,', 'line,true']);
});

test('the rules of a base recipe come before those of other recipes', () => {
  const styles = rulesUsedBy(`<a class="${room().wall}"><b class="${button()}"></b></a>`);
  expect(styles.indexOf(button())).toBeLessThan(styles.indexOf(room().wall));
});

test('the rules of a recipe contain the keyframes it uses', () => {
  const rise = keyframes({ from: { opacity: '0' } });
  const sun = compileRecipe({ base: { animation: `${rise} 1s` } });
  expect(rulesUsedBy(`<i class="${sun()}"></i>`)).toMatch(/animation:(animation-\w+) 1s.*@keyframes \1\{/);
});

test('the global styles contain the tokens', () => {
  expect(globalStyles()).toMatch(/--k-colors-night:#0B2A2B/);
});

test('a value that is not from compileRecipe has no compiled recipe', () => {
  expect(compiledRecipeOf({ wall: 'x' })).toBeNull();
});
