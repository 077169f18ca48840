import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useAvoidFocusedField } from '../../../src/components/use-avoid-focused-field';
import { TOP_SPACE } from '../../../src/theme/top-space';

type Edges = readonly [top: number, bottom: number];

function Box() {
  const box = useRef<HTMLDivElement>(null);
  useAvoidFocusedField(box, 1);
  return <div ref={box} data-testid="box" />;
}

/** Returns the `translate` of a box, on a screen 768 px high. `field`: the edges of the focused field, or null if none. */
function translateOf(box: Edges, field: Edges | null, [left, right]: Edges = [0, 360]): string {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isField = this.tagName === 'INPUT';
    const [top, bottom] = (isField ? field : box) ?? [0, 0];
    const width = isField ? right - left : 360;
    return new DOMRect(isField ? left : 0, top, width, bottom - top);
  });
  render(<input />);
  if (field) screen.getByRole('textbox').focus();
  render(<Box />);
  return screen.getByTestId('box').style.translate;
}

test.each<[string, Edges, Edges | null]>([
  ['no field has the focus', [700, 760], null],
  ['the field is above it', [700, 760], [600, 640]],
  ['the field is below it', [80, 140], [200, 240]],
  ['the field is too high for a place above or below it', [700, 760], [20, 740]],
])('the box stays where it is if %s', (_, box, field) => {
  expect(translateOf(box, field)).toBe('');
});

test('the box stays where it is if the field is beside it', () => {
  expect(translateOf([700, 760], [710, 750], [400, 600])).toBe('');
});

test('a box at the top moves below the field that it covers', () => {
  expect(translateOf([80, 140], [90, 130])).toBe('0 62px');
});

test('a box at the bottom moves above the field that it covers, because there is no space below', () => {
  expect(translateOf([700, 760], [710, 750])).toBe('0 -62px');
});

test('in a zoomed page the box moves down until its upper edge is visible', () => {
  const visualViewport = Object.assign(new EventTarget(), { offsetTop: 300, height: 400 });
  vi.stubGlobal('visualViewport', visualViewport);
  expect(translateOf([TOP_SPACE + 20, TOP_SPACE + 80], null)).toBe('0 280px');
});
