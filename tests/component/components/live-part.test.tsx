import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LivePart, LivePartsContext } from '../../../src/components/live-part';

const render = (name: string) =>
  renderToString(
    <LivePartsContext value={{ form: '<p>Form</p>', none: '' }}>
      <LivePart name={name} />
    </LivePartsContext>,
  );

test('a live part has its name and its HTML, also if the HTML is empty', () => {
  expect(render('form')).toBe('<div data-live="form"><p>Form</p></div>');
  expect(render('none')).toBe('<div data-live="none"></div>');
});

test('a name without a live part stops the build', () => {
  expect(() => render('forn')).toThrow('no live part "forn" in the script.ts of the page');
});
