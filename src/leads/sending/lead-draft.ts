import { ownProperty } from '../../domain/own-property';
import { parseJson } from '../../domain/parse-json';
import { sessionStore } from '../../platform/browser-storage';
import { createStore } from '../../platform/external-store';
import { EMPTY_CONTACT_FORM, EMPTY_QUOTE_FORM, LEAD_FORM_NAMES, type LeadFormName } from '../rules/lead';
import type { LeadIdentity } from './filled-form';

/** A half-written form. */
interface FormDraft {
  values: Readonly<Record<string, string>>;
  /** The lead id of the saved lead in the form, or of its last press. null: the next press gets a new id. */
  identity: LeadIdentity | null;
}

const EMPTY_FORMS = { contact: EMPTY_CONTACT_FORM, quote: EMPTY_QUOTE_FORM } as const;

/** The key under which drafts store the identity. Stored drafts depend on it. */
const STORED_IDENTITY = 'number';

const keyOf = (formName: LeadFormName) => `lead-draft-${formName}`;

/** Where session storage is blocked, a draft lives as long as the page. */
const memory = new Map<LeadFormName, string>();

const forgetting = createStore(null);

/**
 * Returns the draft of a form that `keepDraft` stored. It has all fields of the form, and no others. A missing or damaged value
 * is '', and a missing or damaged identity null: so are all without a draft. Never throws.
 */
export function readDraft(formName: LeadFormName): FormDraft {
  const stored = parseJson(memory.get(formName) ?? sessionStore.read(keyOf(formName)).text ?? '');
  const values: Record<string, string> = { ...EMPTY_FORMS[formName] };
  for (const field in values) {
    const value = ownProperty(ownProperty(stored, 'values'), field);
    if (typeof value === 'string') values[field] = value;
  }
  return { values, identity: parseIdentity(ownProperty(stored, STORED_IDENTITY)) };
}

/**
 * Replaces the values or the identity of a form's draft, or both. Keeps the draft until the tab is closed (storage blocked:
 * until a reload). Deletes it if all values are '' and there is no identity: a form emptied by hand must still replace the saved
 * lead that was opened in it. Never throws.
 */
export function keepDraft(formName: LeadFormName, part: Partial<FormDraft>): void {
  const { values, identity } = { ...readDraft(formName), ...part };
  if (isBlank(values) && identity === null) {
    clearDraft(formName);
    return;
  }
  const text = JSON.stringify({ values, [STORED_IDENTITY]: identity });
  memory.set(formName, text);
  sessionStore.write(keyOf(formName), text);
}

/** Deletes the draft of one form, if there is one, from memory and from session storage. Calls no listeners; never throws. */
export function clearDraft(formName: LeadFormName): void {
  memory.delete(formName);
  sessionStore.remove(keyOf(formName));
}

/** Calls the listeners of `onForgotten`, then deletes all drafts of this tab. */
export function forgetDrafts(): void {
  forgetting.set(null);
  for (const formName of LEAD_FORM_NAMES) clearDraft(formName);
}

/** Adds a listener: `forgetDrafts` calls it, so that open forms empty themselves. Returns a function that removes it. */
export const onForgotten = forgetting.subscribe;

/** Returns true if every value is ''. A blank is text. */
export function isBlank(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).every((value) => value === '');
}

function parseIdentity(stored: unknown): LeadIdentity | null {
  const id = ownProperty(stored, 'id');
  const fingerprint = ownProperty(stored, 'fingerprint');
  const opened = ownProperty(stored, 'opened');
  if (typeof id !== 'string' || typeof fingerprint !== 'string') return null;
  return { id, fingerprint, opened: typeof opened === 'string' ? opened : null };
}
