import { expect, test } from 'vitest';
import { csvTable } from '../../../src/helpers/csv-table';

test('a table begins with a byte order mark, and each row ends with CRLF', () => {
  expect(
    csvTable([
      ['Name', 'Sold'],
      ['മൂന്നാർ', null],
    ]),
  ).toBe('\uFEFFName,Sold\r\nമൂന്നാർ,\r\n');
  expect(csvTable([])).toBe('\uFEFF');
});

test('a number has two decimals at most, and keeps its sign', () => {
  expect(csvTable([[1234567.891, -12.5, 0]])).toBe('\uFEFF1234567.89,-12.5,0\r\n');
});

test('a number is written even if it is near the largest that a computer can hold', () => {
  expect(csvTable([[1e307, -1e307]])).toBe('\uFEFF1e+307,-1e+307\r\n');
});

test.each([
  ['say "hi",\nthen call', '"say ""hi"",\nthen call"'],
  [' =1+1', "' =1+1"],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+91 98450', "'+91 98450"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', `"'\t'=1+1"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['Inn;=1+1', `"Inn;'=1+1"`],
  ['Inn; @SUM(A1)', `"Inn; '@SUM(A1)"`],
  ['Inn;=1;=2', `"Inn;'=1;'=2"`],
  ['Inn - lake; 2 = 2', '"Inn - lake; 2 = 2"'],
  ['\r=1+1', `"'\r=1+1"`],
  ['A=1', 'A=1'],
  ['08025551234', "'08025551234"],
  [' 0091 ', "' 0091 "],
  ['919845012345', "'919845012345"],
  ['9845012345', '9845012345'],
  ['080 2555 1234', '080 2555 1234'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['', ''],
])('the cell %j is written as %j', (typed, cell) => {
  expect(csvTable([[typed]])).toBe(`\uFEFF${cell}\r\n`);
});
