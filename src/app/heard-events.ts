/**
 * What components listen for through React. Left alone it listens for all of the browser's seventy events, twice and on
 * every root, and a tap is a dozen of them: 8-24 ms of the answer at 4x. A component that wants another one says so here;
 * a test finds it.
 */
export const heardEvents: ReadonlySet<string> = new Set([
  'click',
  'input',
  'change',
  'submit',
  'focusin',
  'focusout',
]);

/** Makes a React root of an element that hears only these. What others listen for on it is theirs. */
export function hearOnlyUsed<Root>(container: Element, makeRoot: () => Root): Root {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (...all: Parameters<typeof listen>) => {
    if (heardEvents.has(all[0])) listen(...all);
  };
  const root = makeRoot();
  Reflect.deleteProperty(container, 'addEventListener');
  return root;
}
