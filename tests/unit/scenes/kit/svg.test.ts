import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  escapeXml,
  filledPath,
  pathData,
  placeSvg,
  strokedPath,
  svgElement,
  svgFile,
  svgNumber,
  withLabel,
} from '../../../../src/scenes/kit/svg';
import { anyCharacter } from '../any-character';

test('a number is rounded to one decimal and has no leading zero', () => {
  expect(svgNumber(12)).toBe('12');
  expect(svgNumber(0.5)).toBe('.5');
  expect(svgNumber(-0.25)).toBe('-.2');
  expect(svgNumber(-0.04)).toBe('0');
  expect(svgNumber(7.77777, 3)).toBe('7.778');
});

test('NaN and Infinity are written as 0', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((n) => svgNumber(n))).toEqual([
    '0',
    '0',
    '0',
  ]);
});

test('path data drops the space before a minus sign', () => {
  expect(pathData`M${-1} ${-2.04}l${3} -4`).toBe('M-1-2l3-4');
});

test('empty path data gives no path', () => {
  expect(filledPath('#000', '') + strokedPath('#000', 1, '')).toBe('');
});

test('markup characters are escaped', () => {
  expect(escapeXml(`<b title="R&B's">`)).toBe('&#60;b title=&#34;R&#38;B&#39;s&#34;&#62;');
});

test('control characters, lone surrogates and direction marks are removed, line breaks become a space', () => {
  expect(escapeXml('a\u0000b\u001bc\ud800d\u202ee\u200ef\ng')).toBe('abcdef g');
});

test('Indian scripts and emoji are kept', () => {
  expect(escapeXml('ಕಿಟಕಿ रूम 🛖')).toBe('ಕಿಟಕಿ रूम 🛖');
});

test('escaped text cannot end an attribute or an element', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const safe = escapeXml(text);
      expect(safe).not.toMatch(/[<>"'\p{Cc}\p{Cs}]|&(?!#\d+;)/u);
    }),
  );
});

test('a picture is an image with a name, or hidden if it has no label', () => {
  expect(withLabel(svgElement([0, 0, 10, 20], ''), 'A "lit" window')).toBe(
    '<svg viewBox="0 0 10 20" role="img" aria-label="A &#34;lit&#34; window"></svg>',
  );
  expect(svgElement([0, 0, 10, 20], '', 'none')).toBe(
    '<svg viewBox="0 0 10 20" preserveAspectRatio="none" aria-hidden="true"></svg>',
  );
});

test('a picture as a file has its namespace, and a size if one is given', () => {
  const svg = svgElement([0, 0, 1, 1], '');
  expect(svgFile(svg)).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>');
  expect(svgFile(svg, { width: 20, height: 30 })).toBe(
    '<svg width="20" height="30" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  );
});

test('a picture inside another one gets a position and a size', () => {
  expect(placeSvg(svgElement([0, 0, 1, 1], ''), 5, 6, 70, 80)).toBe(
    '<svg x="5" y="6" width="70" height="80" viewBox="0 0 1 1"></svg>',
  );
});
