/** How the text of a variable becomes a value. */
export interface SettingType<Value> {
  /** Returns the value of a text, or null if the text breaks the rule. */
  readonly parse: (text: string) => Value | null;
  /** What the text must be, as the end of a sentence. */
  readonly rule: string;
}

/** Returns the value of a variable. Returns `fallback` if the variable is missing, blank or wrong. */
type ReadOne = <Value>(name: string, fallback: Value, type: SettingType<Value>) => Value;

/**
 * Calls `readAll`, which reads each variable with `read(name, fallback, type)`, and returns its result. `read` trims the text.
 * Throws one error that lists all faults: the wrong variables, and what `readAll` passed to `addIssue`.
 */
export function readSettings<Result>(
  readVariable: (name: string) => string | undefined,
  readAll: (read: ReadOne, addIssue: (issue: string) => void) => Result,
): Result {
  const issues: string[] = [];
  const settings = readAll(
    (name, fallback, { parse, rule }) => {
      const text = readVariable(name)?.trim() ?? '';
      if (text === '') return fallback;
      const value = parse(text);
      if (value === null) issues.push(`${name} ${rule}, got ${JSON.stringify(text)}`);
      return value ?? fallback;
    },
    (issue) => issues.push(issue),
  );
  if (issues.length > 0)
    throw new Error(`The settings cannot be used:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
  return settings;
}

/** Accepts an https:// address, or http:// for this computer, without user name. `parse` returns it normalized, else null. */
export const urlType: SettingType<string> = {
  rule: 'must be an https:// address (http:// only for this computer)',
  parse(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || url.username !== '' || url.password !== '') return null;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url.href : null;
  },
};

/**
 * Accepts scheme and host of an address as in `urlType`. `parse` returns them without a final slash. It returns null for a text
 * that is wrong or has a path.
 */
export const originType: SettingType<string> = {
  rule: 'must be https:// and a host, without a path (http:// only for this computer)',
  parse(text) {
    const address = urlType.parse(text);
    return address !== null && address === `${new URL(address).origin}/` ? address.slice(0, -1) : null;
  },
};

/** Accepts a key for a header: printable ASCII without spaces, because `fetch` throws for others. Else `parse` gives null. */
export const leadKeyType = textType('must be one word of printable ASCII', /^[\x21-\x7e]+$/);

/** Accepts any text. */
export const anyTextType: SettingType<string> = { rule: 'must be a text', parse: (text) => text };

/** Accepts a text matching `pattern` (no flag `g`). `rule` follows the variable's name in the error: 'must be digits only'. */
export function textType(rule: string, pattern: RegExp): SettingType<string> {
  return { rule, parse: (text) => (pattern.test(text) ? text : null) };
}

/** Accepts exactly one of two texts. */
export function choiceType<Value extends string>(first: Value, second: Value): SettingType<Value> {
  return {
    rule: `must be "${first}" or "${second}"`,
    parse: (text) => [first, second].find((value) => value === text) ?? null,
  };
}

/** Returns true if the host of a URL is this computer: localhost, 127.0.0.1 or [::1]. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
