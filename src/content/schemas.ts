import { z } from 'zod';
import { parseFrontMatter } from './mdx-source';

// The message of each schema completes the sentence '"field" must be ...'.
/** A zod schema for a text that is not blank, which stays as it is. Its message is 'a text'. */
export const nonBlank = z.string('a text').regex(/\S/, 'a text');
/** A zod schema for a list of such texts, with at least one entry. */
export const nonBlankList = listOf(nonBlank);
/** A zod schema for a finite number, whole or not. */
export const anyNumber = z.number('a number');
/** A zod schema for a whole number, 1 or more. */
export const positiveInteger = z.int('a whole number above 0').positive('a whole number above 0');
/** A zod schema for the text of an existing day, YYYY-MM-DD. */
export const calendarDay = z.iso.date('a day, YYYY-MM-DD');

/** Returns a zod schema of a list with at least one entry. Each entry must match `entry`. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  const rule = 'a list with at least one entry';
  return z.array(entry, rule).min(1, rule);
}

/** Returns a zod schema that accepts only exactly these texts. Its message lists them. */
export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, `one of ${choices.join(', ')}`);
}

/**
 * Checks the fields of a front matter or chart, and returns a copy as `schema` transforms it. Otherwise throws one error:
 * `errorPrefix`, which names the file or the chart, then a line for each wrong or missing field.
 * - A strict `schema` also refuses unknown fields.
 * - Each part of `schema` needs its own message, which completes '"field" must be ...'.
 */
export function parseFields<Fields>(schema: z.ZodType<Fields>, errorPrefix: string, fields: unknown): Fields {
  const read = schema.safeParse(fields, { reportInput: true });
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${errorPrefix}: ${faultOf(issue)}`);
  throw new Error(faults.join('\n'));
}

function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `"${[...issue.path, key].join('.')}" is no field of it`).join('; ');
  return `"${issue.path.join('.')}" must be ${issue.message}, got ${JSON.stringify(issue.input) ?? 'nothing'}`;
}

/**
 * Returns the checked front matter of the MDX text `source`. Throws if there is none, if it is no YAML mapping, or if
 * `parseFields` finds a fault. Errors name `file`, which is relative to this folder, such as `./articles/pace/index.mdx`.
 */
export function readFrontMatter<Fields>(schema: z.ZodType<Fields>, file: string, source: string): Fields {
  const path = file.replace('./', 'src/content/');
  return parseFields(schema, path, parseFrontMatter(source, path));
}

/** Returns the name of the folder of a file: 'pace' for './articles/pace/index.mdx', '.' for './a.mdx', '' for 'a.mdx'. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}
