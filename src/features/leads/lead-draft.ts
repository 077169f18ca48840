import { sessionStore } from '../../platform/session-storage';

/** A half-written form. `replaces`: the saved request it was opened from, which goes when this one is sent. */
export interface LeadDraft<Field extends string = string> {
  values: Readonly<Record<Field, string>>;
  replaces: string | null;
}

export type DraftName = 'contact' | 'quote';

const keyOf = (name: DraftName) => `lead-draft-${name}`;

/** Where session storage is blocked, a draft still lives as long as the tab's page. */
const memory = new Map<DraftName, string>();

/** The draft of a form, null when there is none. What was stored is read field by field; anything odd becomes an empty field. */
export function readDraft<Field extends string>(
  name: DraftName,
  empty: Readonly<Record<Field, string>>,
): LeadDraft<Field> | null {
  const text = memory.get(name) ?? sessionStore.read(keyOf(name)).text;
  if (text === null) return null;
  const stored = parseJson(text);
  const replaces = own(stored, 'replaces');
  const values: Record<Field, string> = { ...empty };
  for (const field in empty) {
    const value = own(own(stored, 'values'), field);
    if (typeof value === 'string') values[field] = value;
  }
  if (isBlank(values)) return null;
  return { values, replaces: typeof replaces === 'string' ? replaces : null };
}

/** Keeps a draft until it is sent or cleared, or the tab is closed. A form without text keeps none. */
export function keepDraft(name: DraftName, draft: LeadDraft): void {
  if (isBlank(draft.values)) {
    clearDraft(name);
    return;
  }
  const text = JSON.stringify(draft);
  memory.set(name, text);
  sessionStore.write(keyOf(name), text);
}

export function clearDraft(name: DraftName): void {
  memory.delete(name);
  sessionStore.remove(keyOf(name));
}

function isBlank(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).every((value) => value === '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
