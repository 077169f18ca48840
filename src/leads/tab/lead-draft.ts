import { mapFields } from '../../helpers/map-fields';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import { safeSessionStorage } from '../../platform/browser-storage';
import {
  FORM_FIELDS,
  type FormValues,
  isEmptyForm,
  LEAD_FORM_NAMES,
  type LeadFormName,
} from '../rules/form-fields';
import type { LeadIdentity } from '../rules/lead-identity';

/** A half-written form. `identity` is the lead id of the saved lead in it, or of the last submission. */
export interface LeadDraft {
  readonly values: FormValues;
  readonly identity: LeadIdentity | null;
}

/** The keys under which drafts store the identity and its `openedId`. Stored drafts depend on them. */
const STORED_IDENTITY = 'number';
const STORED_OPENED_ID = 'opened';

const keyOf = (formName: LeadFormName) => `lead-draft-${formName}`;

/** The drafts of this page as text. They are enough where session storage is blocked, until a reload. */
const memory = new Map<LeadFormName, string>();

/**
 * Returns the draft that `writeDraft` stored for a form in this tab, even if storage is blocked. Returns null without a draft,
 * or if all values are ''. A missing or damaged field is '', and a missing or damaged `identity` is null.
 */
export function readDraft(formName: LeadFormName): LeadDraft | null {
  const text = memory.get(formName) ?? safeSessionStorage.read(keyOf(formName)).text;
  if (text === null) return null;
  const raw = parseJson(text);
  const values = mapFields(FORM_FIELDS, (field) => {
    const value = ownProperty(ownProperty(raw, 'values'), field);
    return typeof value === 'string' ? value : '';
  });
  if (isEmptyForm(values)) return null;
  return { values, identity: parseIdentity(ownProperty(raw, STORED_IDENTITY)) };
}

/** Stores a draft until the tab is closed or, with storage blocked, reloaded. Deletes it if all values are ''. */
export function writeDraft(formName: LeadFormName, draft: LeadDraft): void {
  if (isEmptyForm(draft.values)) {
    deleteDraft(formName);
    return;
  }
  const identity = draft.identity && serializeIdentity(draft.identity);
  const text = JSON.stringify({ values: draft.values, [STORED_IDENTITY]: identity });
  memory.set(formName, text);
  safeSessionStorage.write(keyOf(formName), text);
}

/** Deletes the draft of a form of this tab, if there is one. The form itself keeps its text. */
export function deleteDraft(formName: LeadFormName): void {
  memory.delete(formName);
  safeSessionStorage.remove(keyOf(formName));
}

/** Deletes the drafts of all forms of this tab. */
export function deleteAllDrafts(): void {
  for (const formName of LEAD_FORM_NAMES) deleteDraft(formName);
}

function serializeIdentity({ id, fingerprint, openedId }: LeadIdentity) {
  return { id, fingerprint, [STORED_OPENED_ID]: openedId };
}

function parseIdentity(raw: unknown): LeadIdentity | null {
  const id = ownProperty(raw, 'id');
  const fingerprint = ownProperty(raw, 'fingerprint');
  const openedId = ownProperty(raw, STORED_OPENED_ID);
  if (typeof id !== 'string' || typeof fingerprint !== 'string') return null;
  return { id, fingerprint, openedId: typeof openedId === 'string' ? openedId : null };
}
