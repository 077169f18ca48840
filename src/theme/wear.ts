import { type FinishedLook, wearable } from './finished-look';

/**
 * A look in the browser. The page comes with the rules of all it shows, so most classes cost nothing. A part that
 * appears later brings those of its choice that are not here yet, as one text and once, when the first of its classes is
 * asked for: the part is being rendered then, and stands in the page a moment later.
 */
export function wear(look: FinishedLook): unknown {
  return wearable(look, (name, together) => {
    if (!brought().has(name)) bring(together.map((each) => look.rules[each] ?? ''));
  });
}

/** Brings what a page wears that takes the place of another: the rules of its classes, a line each (`stylesOf`). */
export function wearPage(styles: string): void {
  bring(styles.split('\n'));
}

let known: Set<string> | undefined;

/** The classes whose rules are here. */
function brought(): Set<string> {
  known ??= new Set(
    [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
      textContent.split('\n').map(classOf),
    ),
  );
  return known;
}

/** The class that rules are of: the first one they name. */
function classOf(rules: string): string {
  return /\.(ks?-\w+)/.exec(rules)?.[1] ?? '';
}

let sharedSheets = 0;

/** Adds the rules of classes that are not here yet. Those of shared looks stand before all others. */
function bring(rules: readonly string[]): void {
  const missing = new Map(rules.map((each) => [classOf(each), each]));
  for (const name of brought()) missing.delete(name);
  const tiers: Record<'shared' | 'own', string[]> = { shared: [], own: [] };
  for (const [name, each] of missing) {
    brought().add(name);
    tiers[name.startsWith('ks-') ? 'shared' : 'own'].push(each);
  }
  if (tiers.shared.length > 0) adopt(tiers.shared, sharedSheets++);
  if (tiers.own.length > 0) adopt(tiers.own, document.adoptedStyleSheets.length);
}

/** A constructed sheet: the content security policy knows the text of every other. */
function adopt(rules: readonly string[], place: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  const sheets = [...document.adoptedStyleSheets];
  sheets.splice(place, 0, sheet);
  document.adoptedStyleSheets = sheets;
}
