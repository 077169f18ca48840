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

type Choice = Readonly<Record<string, string | boolean | undefined>>;

/** Called when a component reads a class, with all classes of the same choice. */
type OnRead = (name: string, together: readonly string[]) => void;

/**
 * Returns class names in the form of `compileRecipe`: a function of the choice, or an object of classes by slot. The function
 * returns undefined for an unknown value of a variant. Calls `onRead` when the function returns a class, and when a slot is
 * read. It gets that class, and an array of all classes of the same choice.
 */
export function classNameReader(
  { defaults, classes }: Pick<CompiledRecipe, 'defaults' | 'classes'>,
  onRead: OnRead,
): unknown {
  const readers = new Map(
    Object.entries(classes).map(([values, names]) => [
      values,
      typeof names === 'string' ? classReader(names, onRead) : slotsReader(names, onRead),
    ]),
  );
  const choose = (choice: Choice = {}) =>
    readers.get(
      Object.keys(defaults)
        .map((name) => variantValue(choice[name] ?? defaults[name]))
        .join(),
    )?.();
  return typeof classes[''] === 'object' && Object.keys(defaults).length === 0 ? choose() : choose;
}

const variantValue = (value: string | boolean | undefined) => (value === false ? '' : String(value));

function classReader(name: string, onRead: OnRead): () => string {
  return () => {
    onRead(name, [name]);
    return name;
  };
}

/** An object with a getter for each slot, so that `onRead` is called when a component reads the slot. */
function slotsReader(names: Readonly<Record<string, string>>, onRead: OnRead): () => object {
  const together = Object.values(names);
  const getter = (name: string) => () => {
    onRead(name, together);
    return name;
  };
  const properties = Object.entries(names).map(([slot, name]) => [slot, { get: getter(name) }]);
  const classes = Object.defineProperties({}, Object.fromEntries(properties));
  return () => classes;
}
