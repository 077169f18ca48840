/** The fields of one front matter, each read with the check it needs. Every reader throws, naming the file and the field. */
export interface FrontMatterFields {
  /** A text that is not blank. */
  text(name: string): string;
  /** One of a closed list. */
  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice;
  /** A whole number, 1 or more. */
  count(name: string): number;
  /** A real day as YYYY-MM-DD. */
  date(name: string): string;
  flag(name: string): boolean;
  /** Whether the field stands there at all, whatever it holds. */
  has(name: string): boolean;
  /** A list of texts with at least one entry. */
  texts(name: string): readonly string[];
  /** A mapping with fields of its own. */
  group(name: string): FrontMatterFields;
  /** A list of mappings with at least one entry. */
  groups(name: string): readonly FrontMatterFields[];
}

/** Front matter as it comes from the build, unknown until read here. `file` stands at the head of every complaint. */
export function frontMatterFields(value: unknown, file: string): FrontMatterFields {
  if (!isRecord(value)) throw new Error(`${file}: must be fields with names, got ${JSON.stringify(value)}`);
  const complain = (name: string, rule: string): never => {
    throw new Error(`${file}: "${name}" must be ${rule}, got ${JSON.stringify(value[name]) ?? 'nothing'}`);
  };
  const list = (name: string): readonly unknown[] => {
    const entries = value[name];
    return Array.isArray(entries) && entries.length > 0
      ? entries
      : complain(name, 'a list with at least one entry');
  };
  return {
    text(name) {
      const text = value[name];
      return isText(text) ? text : complain(name, 'a text');
    },
    oneOf(name, choices) {
      return (
        choices.find((choice) => choice === value[name]) ?? complain(name, `one of ${choices.join(', ')}`)
      );
    },
    count(name) {
      const count = value[name];
      return typeof count === 'number' && Number.isInteger(count) && count > 0
        ? count
        : complain(name, 'a whole number above 0');
    },
    date(name) {
      const date = value[name];
      return typeof date === 'string' && isDay(date) ? date : complain(name, 'YYYY-MM-DD');
    },
    flag(name) {
      const flag = value[name];
      return typeof flag === 'boolean' ? flag : complain(name, 'true or false');
    },
    has(name) {
      return value[name] !== undefined;
    },
    texts(name) {
      const entries = list(name);
      return entries.every(isText) ? entries : complain(name, 'a list of texts');
    },
    group(name) {
      return frontMatterFields(value[name], `${file}, "${name}"`);
    },
    groups(name) {
      return list(name).map((entry, i) => frontMatterFields(entry, `${file}, "${name}" ${i + 1}`));
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** 2025-02-30 has the form of a day and is none: a Date turns it into another one. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
