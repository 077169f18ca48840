import { z } from 'zod';

// Each schema says after "must be" what it wants.
/** A text that is not blank. */
export const text = z.string('a text').regex(/\S/, 'a text');
/** A list of such texts with at least one entry. */
export const texts = listOf(text);
/** A number, whole or not. */
export const amount = z.number('a number');
/** A whole number, 1 or more. */
export const count = z.int('a whole number above 0').positive('a whole number above 0');
/** A day of the calendar. */
export const day = z.iso.date('a day, YYYY-MM-DD');

export function listOf<Entry extends z.ZodType>(entry: Entry) {
  const rule = 'a list with at least one entry';
  return z.array(entry, rule).min(1, rule);
}

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, `one of ${choices.join(', ')}`);
}

/**
 * The fields of a front matter, or of a figure in a text, which are unknown until read here. What cannot be right stops the
 * build: every such field is named, with `file`, and so is one that the schema does not know.
 */
export function readFields<Fields>(schema: z.ZodType<Fields>, file: string, fields: unknown): Fields {
  const read = schema.safeParse(fields, { reportInput: true });
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${file.replace(/^\.\//, '')}: ${complaint(issue)}`);
  throw new Error(faults.join('\n'));
}

function complaint(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `"${[...issue.path, ...issue.keys].join('.')}" is no field of it`;
  return `"${issue.path.join('.')}" must be ${issue.message}, got ${JSON.stringify(issue.input) ?? 'nothing'}`;
}

/** The name of the folder that a file of content stands in: `pace` for `./articles/pace/index.mdx`. */
export function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}
