import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  calendarDay,
  listOf,
  nonBlank,
  nonBlankList,
  oneOf,
  parseFields,
  positiveInteger,
} from '../../../src/content/schemas';

/** Reads one field, `it`, of an article. */
function read(schema: z.ZodType, it: unknown) {
  return parseFields(z.strictObject({ it: schema }), './articles/pace/index.mdx', { it });
}

test('a day that is not in the calendar is refused with file and field', () => {
  expect(() => read(calendarDay, 'May')).toThrow(
    'articles/pace/index.mdx: "it" must be a day, YYYY-MM-DD, got "May"',
  );
  expect(() => read(calendarDay, '2025-02-30')).toThrow('"it" must be a day');
  expect(read(calendarDay, '2024-02-29')).toEqual({ it: '2024-02-29' });
});

test('a missing field and a blank text are refused', () => {
  expect(() => read(nonBlank, undefined)).toThrow('"it" must be a text, got nothing');
  expect(() => read(nonBlank, '  ')).toThrow('"it" must be a text, got "  "');
});

test('a value outside a closed list is refused, and the error shows the list', () => {
  expect(() => read(oneOf(['mist', 'indigo']), 'rain')).toThrow('one of mist, indigo, got "rain"');
});

test.each([[0], [2.5], ['8'], [null]])('%j is no count', (value) => {
  expect(() => read(positiveInteger, value)).toThrow('a whole number above 0');
});

test('an empty list is refused, and so is an entry that is no text', () => {
  expect(() => read(nonBlankList, [])).toThrow('at least one entry');
  expect(() => read(nonBlankList, ['rates', 7])).toThrow('"it.1" must be a text, got 7');
});

test('the error about a fault inside a list of groups names its place in the list', () => {
  const sources = listOf(z.strictObject({ title: nonBlank }));
  expect(() => read(sources, [{ title: 'One' }, {}])).toThrow('"it.1.title" must be a text, got nothing');
});

test('the error names every wrong and every unknown field', () => {
  const schema = z.strictObject({ title: nonBlank, order: positiveInteger });
  expect(() => parseFields(schema, 'x.mdx', { title: '', tilte: 'Pace' })).toThrow(
    'x.mdx: "title" must be a text, got ""\nx.mdx: "order" must be a whole number above 0, got nothing\nx.mdx: "tilte" is no field of it',
  );
});
