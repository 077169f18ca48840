import { ownProperty } from '../../domain/own-property';
import { sessionStore } from '../../platform/browser-storage';
import { createStore } from '../../platform/external-store';
import type { LeadIdentity } from '../sending/press';

/** A half-written form. `identity`: the lead id of the saved request in it, or of the last press. */
export interface LeadDraft<Field extends string = string> {
  values: Readonly<Record<Field, string>>;
  identity: LeadIdentity | null;
}

export type DraftName = 'contact' | 'quote';

const draftNames: readonly DraftName[] = ['contact', 'quote'];

/** Drafts that are stored now have this key. */
const STORED_IDENTITY = 'number';

const keyOf = (name: DraftName) => `lead-draft-${name}`;

/** Where session storage is blocked, a draft still lives as long as the tab's page. */
const memory = new Map<DraftName, string>();

const forgetting = createStore(null);

/** The draft of a form, null when there is none. What was stored is read field by field; anything odd becomes an empty field. */
export function readDraft<Field extends string>(
  name: DraftName,
  empty: Readonly<Record<Field, string>>,
): LeadDraft<Field> | null {
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

/** Keeps a draft until it is sent or cleared, or the tab is closed. A form without text keeps none. */
export function keepDraft(name: DraftName, draft: LeadDraft): void {
  if (isBlank(draft.values)) {
    clearDraft(name);
    return;
  }
  const text = JSON.stringify({ values: draft.values, [STORED_IDENTITY]: draft.identity });
  memory.set(name, text);
  sessionStore.write(keyOf(name), text);
}

/** Forgets the draft of one form, in this page and in the tab's storage. */
export function clearDraft(name: DraftName): void {
  memory.delete(name);
  sessionStore.remove(keyOf(name));
}

/** Forgets what is typed in this tab: the drafts, and, through their listeners, the forms that are open. */
export function forgetDrafts(): void {
  forgetting.set(null);
  for (const name of draftNames) clearDraft(name);
}

/** Calls back when everything typed is to be forgotten. Returns the way to stop. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
