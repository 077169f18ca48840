import { expect, test } from 'vitest';

// The build renders a page whose script has a misspelt name, because only TypeScript sees that nothing reads it.
test('every script of a page has only a default export, which TypeScript checks', () => {
  const scripts = import.meta.glob<string>('../../../src/pages/*/script.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(scripts)).not.toEqual([]);
  const unchecked = Object.entries(scripts).filter(
    ([, text]) =>
      !/^export default \{[^;]*\} satisfies PageScript;$/m.test(text) || /^export (?!default)/m.test(text),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
