/** A recipe as the browser receives it: class names and their CSS rules. */
export interface CompiledRecipe {
  /** The variants in their order, each with its default value; '' if it has none. */
  defaults: Readonly<Record<string, string>>;
  /** By the values of all variants, joined by commas: the class, or the class of each slot. */
  classes: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The CSS rules of each class, in the order of the recipe's slots. */
  rules: Readonly<Record<string, string>>;
}

/** Returns true if the class is one of `compileBaseRecipe`: it begins with ks-. Its rules come before all others. */
export const isBaseClass = (name: string): boolean => name.startsWith('ks-');

/**
 * Returns class names in the form of `compileRecipe`: with slots and no variants an object of classes by slot, else a function
 * of the choice. The function returns a class or such an object; undefined for an unknown value. A missing variant has its
 * default; `false` is read as no value. When the function returns a class or a slot is read, it calls `onRead` with that class
 * and all classes of the choice.
 */
export function classNameReader(
  { defaults, classes }: Pick<CompiledRecipe, 'defaults' | 'classes'>,
  onRead: (name: string, together: readonly string[]) => void,
): unknown {
  const variants = Object.entries(defaults);
  const choose = (choice: Readonly<Record<string, string | boolean | undefined>> = {}) => {
    const values = variants.map(([variant, value]) => choice[variant] ?? value);
    const names = classes[values.map((value) => (value === false ? '' : String(value))).join()];
    if (typeof names === 'string') onRead(names, [names]);
    if (typeof names !== 'object') return names;
    // A proxy, because a component may read a slot long after it has chosen, or never.
    return new Proxy(names, {
      get(_, slot: string) {
        const name = names[slot];
        if (typeof name === 'string') onRead(name, Object.values(names));
        return name;
      },
    });
  };
  return variants.length === 0 && typeof classes[''] === 'object' ? choose() : choose;
}
