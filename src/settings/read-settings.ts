import { messageOf } from '../helpers/thrown-error';

/** The texts of the environment variables, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

// No zod, because it would make the deployed lead function five times larger.
export type ReadOne = <Value, Fallback extends Value | null>(
  name: string,
  fallback: Fallback,
  parse: (text: string) => Value,
) => Value | Fallback;

/**
 * Calls `readAll`, which reads each variable with `read(name, fallback, parse)`, and returns its result.
 * - `parse` gets the trimmed text. For a wrong text it must throw an error such as 'must be digits only'. `read` then returns
 *   `fallback`, as for a missing or blank variable. `fallback` is the default, or null if the setting has none.
 * - At the end throws one error that lists the wrong variables with their texts, and what `readAll` passed to `addIssue`.
 */
export function readSettings<Result>(
  environment: Environment,
  readAll: (read: ReadOne, addIssue: (issue: string) => void) => Result,
): Result {
  const issues: string[] = [];
  const read: ReadOne = (name, fallback, parse) => {
    const text = environment[name]?.trim() ?? '';
    try {
      return text === '' ? fallback : parse(text);
    } catch (error) {
      issues.push(`${name} ${messageOf(error)}, got ${JSON.stringify(text)}`);
      return fallback;
    }
  };
  const settings = readAll(read, (issue) => issues.push(issue));
  if (issues.length > 0)
    throw new Error(`The settings cannot be used:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
  return settings;
}

const URL_RULE = 'must be an https:// address (http:// only for this computer)';

/** Says what `parseOrigin` accepts, as the end of a sentence. */
export const ORIGIN_RULE = 'must be https:// and a host, without a path (http:// only for this computer)';

/**
 * Returns an https:// address, or an http:// address of this computer, in its normalized form. Throws an error with the message
 * `rule` for any other text, and for an address with a user name or password.
 */
export function parseUrl(text: string, rule = URL_RULE): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') throw new Error(rule);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url))) throw new Error(rule);
  return url.href;
}

/**
 * Returns an origin, https:// or http:// of this computer, without a final slash. Throws an error with the message
 * `ORIGIN_RULE` for any other text, such as an address with a path or query.
 */
export function parseOrigin(text: string): string {
  const { href, origin } = new URL(parseUrl(text, ORIGIN_RULE));
  if (href !== `${origin}/`) throw new Error(ORIGIN_RULE);
  return origin;
}

/** Returns true if the host of a URL is this computer: localhost, 127.0.0.1 or [::1]. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

/** Returns a parser for a whole number from `min` to `max` in one to six digits. The parser throws for any other text. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d{1,6}$/.test(text) || number < min || number > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return number;
  };
}
