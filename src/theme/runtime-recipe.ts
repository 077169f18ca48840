/** A recipe as the browser receives it: class names and their CSS rules. */
export interface CompiledRecipe {
  /** The variants in their order, each with its default value, or '' if it has none. */
  defaults: Readonly<Record<string, string>>;
  /** The class, or the class of each slot, by the values of all variants, joined by commas. */
  classes: Readonly<Record<string, Classes>>;
  /** The CSS rules by class, in the order of `classes`, then of the recipe's slots. */
  rules: Readonly<Record<string, string>>;
}

/** One class, or one for each slot. */
type Classes = string | Readonly<Record<string, string>>;

/** Values of variants. A missing variant has its default. `false` means no value. */
type Choice = Readonly<Record<string, string | boolean | undefined>>;

/** A recipe as components call it. Returns undefined for an unknown value. */
export type RecipeFunction = (choice?: Choice) => Classes | undefined;

/** Returns true if the class begins with ks-, as those of `compileBaseRecipe` do, whose rules come before the others. */
export const isBaseClass = (name: string): boolean => name.startsWith('ks-');

/** Returns the class, or the classes by slot, for `choice` and the defaults. Returns undefined if a value is unknown. */
export function chooseClasses(
  { defaults, classes }: Pick<CompiledRecipe, 'defaults' | 'classes'>,
  choice: Choice = {},
): Classes | undefined {
  const values = Object.entries(defaults).map(([variant, value]) => choice[variant] ?? value);
  return classes[values.map((value) => (value === false ? '' : String(value))).join()];
}

/**
 * Returns the function that components call in the browser. That function returns what `chooseClasses` does, and inserts the
 * rules of these classes that the document lacks. It throws outside browsers.
 */
export function runtimeRecipe(recipe: CompiledRecipe): RecipeFunction {
  return (choice) => {
    const chosen = chooseClasses(recipe, choice);
    const names = typeof chosen === 'string' ? [chosen] : Object.values(chosen ?? {});
    insertMissingRules(names, recipe.rules);
    return chosen;
  };
}

/** Inserts the rules in `styles`, a result of `rulesUsedBy`, that the document lacks. Removes no rules. */
export function insertPageStyles(styles: string): void {
  const rules = Object.fromEntries(styles.split('\n').map((each) => [classOf(each), each]));
  insertMissingRules(Object.keys(rules), rules);
}

let knownClasses: Set<string> | undefined;

/** The first call reads the classes from the `<style>` elements of the document. */
function insertedClasses(): Set<string> {
  knownClasses ??= new Set(
    [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
      textContent.split('\n').map(classOf),
    ),
  );
  return knownClasses;
}

/** The text of a rule begins with its class. */
function classOf(rules: string): string {
  return /\.(ks?-\w+)/.exec(rules)?.[1] ?? '';
}

let baseSheets = 0;

/** Inserts the rules of those classes that the document lacks, those of base recipes (`ks-`) before the other inserted ones. */
function insertMissingRules(names: readonly string[], rules: Readonly<Record<string, string>>): void {
  const base: string[] = [];
  const others: string[] = [];
  for (const name of names) {
    if (insertedClasses().has(name)) continue;
    insertedClasses().add(name);
    (isBaseClass(name) ? base : others).push(rules[name] ?? '');
  }
  if (base.length > 0) insertSheet(base, baseSheets++);
  if (others.length > 0) insertSheet(others, document.adoptedStyleSheets.length);
}

/** Uses a constructed sheet, because the content security policy allows other styles only by their hash. */
function insertSheet(rules: readonly string[], position: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  const sheets = [...document.adoptedStyleSheets];
  sheets.splice(position, 0, sheet);
  document.adoptedStyleSheets = sheets;
}
