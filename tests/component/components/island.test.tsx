import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, IslandsContext } from '../../../src/components/island';

const render = (name: string) =>
  renderToString(
    <IslandsContext value={{ form: '<p>Form</p>', none: '' }}>
      <Island name={name} />
    </IslandsContext>,
  );

test('an island has its name and its HTML, even if the HTML is empty', () => {
  expect(render('form')).toBe('<div data-island="form"><p>Form</p></div>');
  expect(render('none')).toBe('<div data-island="none"></div>');
});

test('a name without an island stops the build', () => {
  expect(() => render('forn')).toThrow('no island "forn" in the script.ts of the page');
});
