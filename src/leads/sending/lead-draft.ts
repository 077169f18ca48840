import { ownProperty } from '../../domain/own-property';
import { parseJson } from '../../domain/parse-json';
import { sessionStore } from '../../platform/browser-storage';
import { createStore } from '../../platform/external-store';
import type { LeadIdentity } from './lead-in-form';

/** A half-written form. `identity`: the lead id of the saved lead in it, or of the last press. */
export interface FormDraft<Field extends string = string> {
  values: Readonly<Record<Field, string>>;
  identity: LeadIdentity | null;
}

const draftNames = ['contact', 'quote'] as const;

export type DraftName = (typeof draftNames)[number];

/** The key under which drafts store the identity. Stored drafts depend on it. */
const STORED_IDENTITY = 'number';

const keyOf = (name: DraftName) => `lead-draft-${name}`;

/** Where session storage is blocked, a draft lives as long as the page. */
const memory = new Map<DraftName, string>();

const forgetting = createStore(null);

/**
 * Returns the draft of a form that `keepDraft` stored. Returns null without a draft, or if all values are ''. Never throws. It
 * has exactly the fields of `empty`: a missing or damaged one has its value from there. `identity` is null if it is missing or
 * damaged.
 */
export function readDraft<Field extends string>(
  name: DraftName,
  empty: Readonly<Record<Field, string>>,
): FormDraft<Field> | null {
  const text = memory.get(name) ?? sessionStore.read(keyOf(name)).text;
  if (text === null) return null;
  const stored = parseJson(text);
  const values: Record<Field, string> = { ...empty };
  for (const field in empty) {
    const value = ownProperty(ownProperty(stored, 'values'), field);
    if (typeof value === 'string') values[field] = value;
  }
  if (isBlank(values)) return null;
  return { values, identity: parseIdentity(ownProperty(stored, STORED_IDENTITY)) };
}

/** Stores a draft until the tab is closed (storage blocked: until a reload). Deletes it if all values are ''. Never throws. */
export function keepDraft(name: DraftName, draft: FormDraft): void {
  if (isBlank(draft.values)) {
    clearDraft(name);
    return;
  }
  const text = JSON.stringify({ values: draft.values, [STORED_IDENTITY]: draft.identity });
  memory.set(name, text);
  sessionStore.write(keyOf(name), text);
}

/** Deletes the draft of one form, if there is one, from memory and from session storage. Calls no listeners; never throws. */
export function clearDraft(name: DraftName): void {
  memory.delete(name);
  sessionStore.remove(keyOf(name));
}

/** Calls the listeners of `onForgotten`, then deletes all drafts of this tab. */
export function forgetDrafts(): void {
  forgetting.set(null);
  for (const name of draftNames) clearDraft(name);
}

/** Adds a listener: `forgetDrafts` calls it, so that open forms empty themselves. Returns a function that removes it. */
export const onForgotten = forgetting.subscribe;

function isBlank(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).every((value) => value === '');
}

function parseIdentity(stored: unknown): LeadIdentity | null {
  const id = ownProperty(stored, 'id');
  const fingerprint = ownProperty(stored, 'fingerprint');
  const opened = ownProperty(stored, 'opened');
  if (typeof id !== 'string' || typeof fingerprint !== 'string') return null;
  return { id, fingerprint, opened: typeof opened === 'string' ? opened : null };
}
