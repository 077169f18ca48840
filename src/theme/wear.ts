import { type FinishedLook, wearable } from './finished-look';

/**
 * A look in the browser. The page comes with the rules of all it shows, so most classes cost nothing. A part that
 * appears later brings those of its choice that are not here yet, as one text and once, when the first of its classes is
 * asked for: the part is being rendered then, and stands in the page a moment later.
 */
export function wear(look: FinishedLook): unknown {
  return wearable(look, (name, together) => {
    if (!brought().has(name)) bring(look, together);
  });
}

let known: Set<string> | undefined;

/** The classes whose rules are here. */
function brought(): Set<string> {
  if (known === undefined) {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    known = new Set([...styles.matchAll(/\.(ks?-\w+)/g)].map(([, name = '']) => name));
  }
  return known;
}

let sharedSheets = 0;

function bring({ isShared, rules }: FinishedLook, names: readonly string[]): void {
  const known = brought();
  const missing = [...new Set(names)].filter((name) => !known.has(name));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(missing.map((name) => rules[name]).join(''));
  for (const name of missing) known.add(name);
  const sheets = [...document.adoptedStyleSheets];
  sheets.splice(isShared ? sharedSheets++ : sheets.length, 0, sheet);
  document.adoptedStyleSheets = sheets;
}
