import type { LeadPayload } from '../rules/lead';

/** The lead id of a form, and the content that it belongs to. */
export interface LeadIdentity {
  readonly id: string;
  /** `leadFingerprint` of the content with this id. Changed content is another lead, so it gets another id. */
  readonly fingerprint: string;
  /** The id of the saved lead opened in the form, which the form's lead replaces. Null if none was opened. */
  readonly openedId: string | null;
}

/** A form with text: its content as a lead, and the callbacks by which a submission or a return changes the form. */
export interface FilledForm {
  readonly payload: LeadPayload;
  /** As it was at the press or the return: a submission that waits for another task must keep its id. */
  readonly identity: LeadIdentity | null;
  /** Called before anything is sent, so that the id survives if the page dies. With null, the next submission gets a new id. */
  setIdentity(identity: LeadIdentity | null): void;
  /** Empties the form, unless its text has changed since: the lead is delivered, or the outbox sends it. */
  emptyForm(): void;
}
