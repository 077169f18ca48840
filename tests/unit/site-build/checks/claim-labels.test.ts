import { expect, test } from 'vitest';
import { claimsWithoutLabel } from '../../../../src/site-build/checks/claim-labels';

const faultsOf = (main: string, path = '/about') =>
  claimsWithoutLabel(path, `<body><main>${main}</main></body>`);

test('a figure of the company must have its label next to it', () => {
  expect(faultsOf('<p>45% across our hotels.</p>')).toEqual([
    '/about: 45% has no label near it, in "45% across our hotels."',
  ]);
  expect(faultsOf('<dt>Average revenue growth</dt><dd>45<small>%</small></dd>')).toEqual([]);
});

test('the end of a range is no figure, and articles are not checked for labels', () => {
  expect(faultsOf('<p>RevPAR growth of 18-32%</p>')).toEqual([]);
  expect(faultsOf('<p>45% is a claim.</p>', '/blog/claim')).toEqual([]);
});
