import { expect, test } from 'vitest';
import { reportText } from '../../../../src/programs/check-live/report';

const ORIGIN = 'https://www.kitaki.example';

test('a finding of many addresses is one line that names three of them, above its remedy', () => {
  const findings = ['/', '/a', '/b', '/c', '/d'].map((path) => {
    return { address: `${ORIGIN}${path}`, problem: 'is wrong', remedy: 'Put it right.' };
  });
  const lines = reportText(ORIGIN, [
    { name: 'pages', checked: '5 pages', findings },
    { name: 'headers', checked: 'of 5 answers', findings: [] },
  ]).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  WRONG  pages    5 pages',
      '         /, /a, /b and 2 more: is wrong',
      '         -> Put it right.',
      '  right  headers  of 5 answers',
    ]),
  );
});

test('the remedy of several findings is printed once', () => {
  const findings = ['is wrong', 'is late'].map((problem) => {
    return { address: 'https://leads.example/x', problem, remedy: 'Put it right.' };
  });
  const text = reportText(ORIGIN, [{ name: 'pages', checked: '5 pages', findings }]);
  expect(text.match(/Put it right/g)).toHaveLength(1);
  expect(text).toContain('https://leads.example/x: is late');
});
