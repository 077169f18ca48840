import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { css, type SerializedStyles } from '@emotion/react';
import { type FinishedLook, wearable } from './finished-look';
import { system } from './system';

type Classes<Slot extends string> = Readonly<Record<Slot, string>>;
type Value<Key> = Key extends 'true' | 'false' ? boolean : Key;
/** One value of each variant; its default where none is given. */
type Choice<Variants> = { readonly [Name in keyof Variants]?: Value<keyof Variants[Name]> | undefined };
type HasVariants<Variants> = PropertyKey extends keyof Variants ? false : true;

interface LookMaker {
  <Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
    recipe: SlotRecipeDefinition<Slot, Variants>,
  ): HasVariants<Variants> extends true ? (choice?: Choice<Variants>) => Classes<Slot> : Classes<Slot>;
  <Variants extends RecipeVariantRecord>(
    recipe: RecipeDefinition<Variants>,
  ): (choice?: HasVariants<Variants> extends true ? Choice<Variants> : undefined) => string;
}

/**
 * The look of a part as class names, from a recipe in Chakra's own syntax: an object of them for a recipe with slots, a
 * function of the choice where there are variants, and a function too for the one class of a recipe without slots.
 * Works in Node only: the browser's build carries what comes of it (site-build/plugins/looks-plugin.ts). Why: looks.md.
 */
export const look = ((recipe: AnyRecipe) => make(recipe, false)) as LookMaker;

/** The look of a part that is worn beneath another: what the place says of the same property counts. */
export const sharedLook = ((recipe: AnyRecipe) => make(recipe, true)) as LookMaker;

/** The reset and the tokens, which every page carries. */
export function globalStyles(): string {
  return rulesOf('', css(system._global));
}

/**
 * The rules of every class that the markup wears: those of shared looks first, then look by look as they appear in it,
 * which is the order in which they would be brought one by one. A line for each class.
 */
export function stylesOf(markup: string): string {
  const worn = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const shared = new Map<string, string>();
  const own = new Map<string, string>();
  for (const owner of [...worn].map((name) => owners.get(name))) {
    const place = owner?.isShared ? shared : own;
    for (const [name, rules] of owner?.styles ?? [])
      if (worn.has(name)) place.set(name, rulesOf(`.${name}`, rules));
  }
  return [...shared.values(), ...own.values()].join('\n');
}

/** What stands behind a look, for the browser; null for anything else. */
export function finishedLook(value: unknown): FinishedLook | null {
  const made = looks.get(value);
  if (made === undefined) return null;
  const { styles, defaults, classes } = made;
  const rules = [...styles].map(([name, style]) => [name, rulesOf(`.${name}`, style)]);
  return { defaults, classes, rules: Object.fromEntries(rules) };
}

interface MadeLook extends Omit<FinishedLook, 'rules'> {
  /** Its rules come before those of other looks, so that the place of a part may change it by a class of its own; its classes begin with `ks-`. */
  isShared: boolean;
  styles: ReadonlyMap<string, SerializedStyles>;
}

const looks = new Map<unknown, MadeLook>();
/** By class: the first look with it, for two that say the same share it. */
const owners = new Map<string, MadeLook>();

type AnyRecipe = RecipeDefinition | SlotRecipeDefinition;

function make(recipe: AnyRecipe, isShared: boolean): unknown {
  const variants = Object.entries(recipe.variants ?? {});
  const defaults = variants.map(([name]) => [name, String(recipe.defaultVariants?.[name] ?? '')]);
  const styles = new Map<string, SerializedStyles>();
  const nameOf = (style: SystemStyleObject) => {
    const serialized = css(system.css(style));
    const name = `${isShared ? 'ks' : 'k'}-${serialized.name}`;
    styles.set(name, serialized);
    return name;
  };
  const classesOf = (values: readonly string[]) => {
    const choice = Object.fromEntries(variants.map(([name], i) => [name, values[i] || undefined]));
    if (!('slots' in recipe)) return nameOf(system.cva(recipe)(choice));
    // Chakra's types say strings; what it gives are styles.
    const slots: object = system.sva(recipe)(choice);
    return Object.fromEntries(Object.entries(slots).map(([slot, style]) => [slot, nameOf(style)]));
  };
  const choices = combinations(
    variants.map(([, values], i) => [...(defaults[i]?.[1] ? [] : ['']), ...Object.keys(values)]),
  );
  const made: MadeLook = {
    isShared,
    defaults: Object.fromEntries(defaults),
    classes: Object.fromEntries(choices.map((values) => [values.join(), classesOf(values)])),
    styles,
  };
  for (const name of styles.keys()) if (!owners.has(name)) owners.set(name, made);
  const worn = wearable(made, () => undefined);
  looks.set(worn, made);
  return worn;
}

/** Every way to take one of each list. */
function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (taken, list) => taken.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
}

// No prefixes: every browser that runs the rest of the site knows the plain properties.
const cache = createCache({ key: 'k', stylisPlugins: [] });

/** A style as rules for the selector, and the keyframes it names. */
function rulesOf(selector: string, style: SerializedStyles): string {
  // The last semicolon of a rule says nothing, nor does a space behind a comma.
  const rules = cache.insert(selector, style, cache.sheet, false)?.replaceAll(/;(?=\})|(?<=,) /g, '') ?? '';
  // What a style refers to hangs on it as a list, and stands for itself.
  return style.next ? rules + rulesOf('', style.next) : rules;
}
