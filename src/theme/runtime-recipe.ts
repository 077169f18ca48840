import { type CompiledRecipe, isBaseClass, type RecipeFunction, recipeFunctionOf } from './recipe-function';

/**
 * Returns the function that components call for the classes of a compiled recipe. It inserts the rules of the chosen classes
 * that the document lacks. It works only in browsers.
 */
export function runtimeRecipe(recipe: CompiledRecipe): RecipeFunction {
  const chooseClasses = recipeFunctionOf(recipe);
  return (choice) => {
    const chosen = chooseClasses(choice);
    const names = typeof chosen === 'string' ? [chosen] : Object.values(chosen ?? {});
    const missing = names.filter((name) => !insertedClasses().has(name));
    if (missing.length > 0) insertMissingRules(missing.map((name) => recipe.rules[name] ?? ''));
    return chosen;
  };
}

/** Inserts those rules of the next page that the document lacks, and removes none. `styles` is a result of `rulesUsedBy`. */
export function insertPageStyles(styles: string): void {
  insertMissingRules(styles.split('\n'));
}

let knownClasses: Set<string> | undefined;

/** Returns the classes whose rules are in the document. The first call reads them from its `<style>` elements. */
function insertedClasses(): Set<string> {
  knownClasses ??= new Set(
    [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
      textContent.split('\n').map(classOf),
    ),
  );
  return knownClasses;
}

/** Returns the first class in the text, with which its rules always begin, or '' if there is none. */
function classOf(rules: string): string {
  return /\.(ks?-\w+)/.exec(rules)?.[1] ?? '';
}

let baseSheets = 0;

/** Inserts the rules of classes that are not in the document. Rules of base recipes (`ks-`) go before all others. */
function insertMissingRules(rules: readonly string[]): void {
  const missing = new Map(rules.map((each) => [classOf(each), each]));
  for (const name of insertedClasses()) missing.delete(name);
  const tiers: Record<'base' | 'other', string[]> = { base: [], other: [] };
  for (const [name, each] of missing) {
    insertedClasses().add(name);
    tiers[isBaseClass(name) ? 'base' : 'other'].push(each);
  }
  if (tiers.base.length > 0) insertSheet(tiers.base, baseSheets++);
  if (tiers.other.length > 0) insertSheet(tiers.other, document.adoptedStyleSheets.length);
}

/** Uses a constructed sheet, because the content security policy allows other styles only by their hash. */
function insertSheet(rules: readonly string[], position: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  const sheets = [...document.adoptedStyleSheets];
  sheets.splice(position, 0, sheet);
  document.adoptedStyleSheets = sheets;
}
