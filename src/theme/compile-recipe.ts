import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { css, type SerializedStyles } from '@emotion/react';
import { type CompiledRecipe, chooseClasses, isBaseClass, type RecipeFunction } from './runtime-recipe';
import { system } from './system';

type Value<Key> = Key extends 'true' | 'false' ? boolean : Key;
/** One value for each variant, or undefined if there are no variants. A missing variant has its default. */
type ChoiceOf<Variants> = keyof Variants extends never
  ? undefined
  : { readonly [Name in keyof Variants]?: Value<keyof Variants[Name]> | undefined };
type NoVariants = Record<never, never>;

interface RecipeCompiler {
  <Slot extends string, Variants extends SlotRecipeVariantRecord<Slot> = NoVariants>(
    recipe: SlotRecipeDefinition<Slot, Variants>,
  ): (choice?: ChoiceOf<Variants>) => Readonly<Record<Slot, string>>;
  <Variants extends RecipeVariantRecord = NoVariants>(
    recipe: RecipeDefinition<Variants>,
  ): (choice?: ChoiceOf<Variants>) => string;
}

/**
 * Compiles a recipe in Chakra's syntax, in Node (compiled-styles.md). Returns the function that components call:
 * - It takes the values of the variants. A missing variant has its default.
 * - It returns a class, or an object of classes if there are slots. For an unknown value it returns undefined.
 * - A CSS value that is no token stays as it is written.
 */
export const compileRecipe = ((recipe: AnyRecipe) => compile(recipe, 'k')) as RecipeCompiler;

/**
 * Compiles a recipe of a shared component, as `compileRecipe` does. Its rules come before those of every `compileRecipe` in a
 * page's `<style>`, so the page's rule wins with equal specificity. Two base recipes have no fixed order.
 */
export const compileBaseRecipe = ((recipe: AnyRecipe) => compile(recipe, 'ks')) as RecipeCompiler;

/**
 * Returns the CSS that every page needs: `globalCss`, and tokens as CSS variables. Does not report a missing token: the name
 * stays as it is written, and a reference like `{colors.x}` becomes `colors\.x`.
 */
export function globalStyles(): string {
  return rulesOf('', css(system._global));
}

/**
 * Returns the CSS of the recipes whose classes the page `html` uses, one line for each class. Ignores other classes.
 * - Base recipes come first, so that with equal specificity the other recipes win.
 * - The other recipes follow in the order of `html`. In a recipe the slots keep their order.
 */
export function rulesUsedBy(html: string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const recipes = [...recipeByFunction.values()];
  const base = new Map<string, string>();
  const other = new Map<string, string>();
  for (const each of used) {
    // Two recipes with equal rules share a class, so the first one found is enough.
    const found = recipes.find(({ rules }) => Object.hasOwn(rules, each));
    for (const [name, rules] of Object.entries(found?.rules ?? {}))
      if (used.has(name)) (isBaseClass(name) ? base : other).set(name, rules);
  }
  return [...base.values(), ...other.values()].join('\n');
}

/** Returns the compiled recipe of a function from `compileRecipe` or `compileBaseRecipe`. Returns null for any other value. */
export function compiledRecipeOf(value: unknown): CompiledRecipe | null {
  return recipeByFunction.get(value) ?? null;
}

const recipeByFunction = new Map<unknown, CompiledRecipe>();

type AnyRecipe = RecipeDefinition | SlotRecipeDefinition;

function compile(recipe: AnyRecipe, prefix: 'k' | 'ks'): RecipeFunction {
  const variants = Object.entries(recipe.variants ?? {});
  const defaults = variants.map(([name]) => [name, String(recipe.defaultVariants?.[name] ?? '')]);
  const rules: Record<string, string> = {};
  const nameOf = (style: SystemStyleObject) => {
    const serialized = css(system.css(style));
    const name = `${prefix}-${serialized.name}`;
    rules[name] ??= rulesOf(`.${name}`, serialized);
    return name;
  };
  const classesOf = (values: readonly string[]) => {
    const choice = Object.fromEntries(variants.map(([name], i) => [name, values[i] || undefined]));
    if (!('slots' in recipe)) return nameOf(system.cva(recipe)(choice));
    // Chakra's types say strings, but the values are styles.
    const slots: object = system.sva(recipe)(choice);
    return Object.fromEntries(Object.entries(slots).map(([slot, style]) => [slot, nameOf(style)]));
  };
  const choices = combinationsOf(
    variants.map(([, values], i) => [...(defaults[i]?.[1] ? [] : ['']), ...Object.keys(values)]),
  );
  const compiled: CompiledRecipe = {
    defaults: Object.fromEntries(defaults),
    classes: Object.fromEntries(choices.map((values) => [values.join(), classesOf(values)])),
    rules,
  };
  const recipeFunction: RecipeFunction = (choice) => chooseClasses(compiled, choice);
  recipeByFunction.set(recipeFunction, compiled);
  return recipeFunction;
}

function combinationsOf(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (taken, list) => taken.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
}

// No vendor prefixes: the browsers that the build supports need none.
const cache = createCache({ key: 'k', stylisPlugins: [] });

function rulesOf(selector: string, style: SerializedStyles): string {
  // Shortens the text: no semicolon before a closing brace, no space after a comma.
  const rules = cache.insert(selector, style, cache.sheet, false)?.replaceAll(/;(?=\})|(?<=,) /g, '') ?? '';
  // Emotion keeps the keyframes of a style as a linked list in `next`.
  return style.next ? rules + rulesOf('', style.next) : rules;
}
