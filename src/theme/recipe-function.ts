/** A recipe as the browser receives it: class names and their CSS rules. */
export interface CompiledRecipe {
  /** The variants in their order, each with its default value, or '' if it has none. */
  defaults: Readonly<Record<string, string>>;
  /** The class, or the class of each slot, by the values of all variants, joined by commas. */
  classes: Readonly<Record<string, Classes>>;
  /** The CSS rules of each class, in the order of the recipe's slots. */
  rules: Readonly<Record<string, string>>;
}

/** One class, or one for each slot. */
type Classes = string | Readonly<Record<string, string>>;

/** Values of variants. A missing variant has its default. `false` means no value. */
type Choice = Readonly<Record<string, string | boolean | undefined>>;

/** A recipe as components call it. Returns undefined for an unknown value. */
export type RecipeFunction = (choice?: Choice) => Classes | undefined;

/** Returns true if the class begins with ks-, as those of `compileBaseRecipe` do. Its rules come before all others. */
export const isBaseClass = (name: string): boolean => name.startsWith('ks-');

/** Returns the function that gives the class or classes of a recipe for a choice. It inserts no rules. */
export function recipeFunctionOf({
  defaults,
  classes,
}: Pick<CompiledRecipe, 'defaults' | 'classes'>): RecipeFunction {
  const variants = Object.entries(defaults);
  return (choice = {}) => {
    const values = variants.map(([variant, value]) => choice[variant] ?? value);
    return classes[values.map((value) => (value === false ? '' : String(value))).join()];
  };
}
