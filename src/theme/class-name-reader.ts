/** A recipe as the browser receives it: class names and their CSS rules. */
export interface CompiledRecipe {
  /** The variants in their order, each with its default value, or '' if it has none. */
  defaults: Readonly<Record<string, string>>;
  /** The class, or the class of each slot, by the values of all variants, joined by commas. */
  classes: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The CSS rules of each class, in the order of the recipe's slots. */
  rules: Readonly<Record<string, string>>;
}

/** Chooses a class, or one for each slot, by the values of variants. */
export type ClassNameReader = (
  choice?: Readonly<Record<string, string | boolean | undefined>>,
) => string | Readonly<Record<string, string>> | undefined;

/** Returns true if the class begins with ks-, as those of `compileBaseRecipe` do. Its rules come before all others. */
export const isBaseClass = (name: string): boolean => name.startsWith('ks-');

/**
 * Returns a function of the choice of variants, which returns a class, an object of classes by slot if there are slots, or
 * undefined for an unknown value. A missing variant has its default. `false` means no value. Calls `onRead` with each class
 * returned or read from a slot, and all classes of its choice.
 */
export function classNameReader(
  { defaults, classes }: Pick<CompiledRecipe, 'defaults' | 'classes'>,
  onRead: (name: string, together: readonly string[]) => void,
): ClassNameReader {
  const variants = Object.entries(defaults);
  return (choice = {}) => {
    const values = variants.map(([variant, value]) => choice[variant] ?? value);
    const names = classes[values.map((value) => (value === false ? '' : String(value))).join()];
    if (typeof names === 'string') onRead(names, [names]);
    if (typeof names !== 'object') return names;
    // A proxy, because a component may never read some of the slots, and their rules are not needed then.
    return new Proxy(names, {
      get(_, slot: string) {
        const name = names[slot];
        if (typeof name === 'string') onRead(name, Object.values(names));
        return name;
      },
    });
  };
}
