/** A look as the browser is given it: names, and the rules they stand for. */
export interface FinishedLook {
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
 * every other one is a function of the choice. `onWorn` hears of a class each time it is asked for, and which classes
 * are worn together with it.
 */
export function wearable(
  { defaults, classes }: Pick<FinishedLook, 'defaults' | 'classes'>,
  onWorn: OnWorn,
): unknown {
  const options = new Map(
    Object.entries(classes).map(([values, names]) => [
      values,
      typeof names === 'string' ? oneClass(names, onWorn) : slots(names, onWorn),
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

type OnWorn = (name: string, together: readonly string[]) => void;

const chosen = (value: string | boolean | undefined) => (value === false ? '' : String(value));

function oneClass(name: string, onWorn: OnWorn): () => string {
  return () => {
    onWorn(name, [name]);
    return name;
  };
}

/** Classes by slot, each asked for when it is read. */
function slots(names: Readonly<Record<string, string>>, onWorn: OnWorn): () => object {
  const all = Object.values(names);
  const get = (name: string) => () => {
    onWorn(name, all);
    return name;
  };
  const properties = Object.entries(names).map(([slot, name]) => [slot, { get: get(name) }]);
  const classes = Object.defineProperties({}, Object.fromEntries(properties));
  return () => classes;
}
