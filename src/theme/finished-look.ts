/** A look as the browser is given it: names, and the rules they stand for. */
export interface FinishedLook {
  /** Its rules come before those of other looks, so that the place of a part may change it by a class of its own. */
  isShared: boolean;
  /** The variants in their order, each with its default; an empty one for none. */
  defaults: Readonly<Record<string, string>>;
  /** By the values of the variants, joined by commas: the class, or that of each slot. */
  classes: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The rules of each class, in the order of the recipe's slots. */
  rules: Readonly<Record<string, string>>;
}

/** The chosen values. A variant left out has its default, one that is `false` has none. */
type Choice = Readonly<Record<string, string | boolean | undefined>>;

/**
 * A look as parts wear it, in Node and in the browser alike: without variants a look with slots is an object of classes,
 * every other one is a function of the choice. `onWorn` hears of a class each time it is asked for.
 */
export function wearable(
  { defaults, classes }: Pick<FinishedLook, 'defaults' | 'classes'>,
  onWorn: (name: string) => void,
): unknown {
  const give = (name: string) => {
    onWorn(name);
    return name;
  };
  const options = new Map(
    Object.entries(classes).map(([values, names]) => [
      values,
      typeof names === 'string' ? () => give(names) : constant(lazily(names, give)),
    ]),
  );
  const choose = (choice: Choice = {}) =>
    options.get(
      Object.keys(defaults)
        .map((name) => chosen(choice[name] ?? defaults[name]))
        .join(),
    )?.();
  return typeof classes[''] === 'object' && Object.keys(defaults).length === 0 ? choose() : choose;
}

const constant = (value: unknown) => () => value;

const chosen = (value: string | boolean | undefined) => (value === false ? '' : String(value));

/** Classes by slot, each asked for when it is read. */
function lazily(names: Readonly<Record<string, string>>, give: (name: string) => string): object {
  const properties = Object.entries(names).map(([slot, name]) => [slot, { get: () => give(name) }]);
  return Object.defineProperties({}, Object.fromEntries(properties));
}
