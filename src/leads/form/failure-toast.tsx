import { Button } from '../../components/button';
import { dismissToasts, showToast } from '../../components/toast-store';
import { leadCopy, requestAsMessage } from '../../content/copy/leads';
import type { LeadPayload } from '../rules/lead';
import { shownReceipt } from '../sending/lead-function';
import { WaysOut } from './ways-out';

/** What the last press of a submit button came to: one toast at a time. */
export const LEAD_TOAST = 'lead';

/** A new submission begins: what was said of the one before is no longer true, and its buttons do nothing more. */
export function dismissLeadToast(): void {
  dismissToasts(LEAD_TOAST);
}

interface FailureToast {
  title: string;
  text: string;
  lead: LeadPayload;
  /** The lead id; null if sending did not begin. */
  id: string | null;
  /** Given: nobody answered, so it may be saved and sent later. */
  onSave?: (() => Promise<void>) | null;
}

/** It was not sent, and what was typed still stands in the form. Beside the form's own code, so that it can be said when nothing else could be fetched. */
export function showFailure({ title, text, lead, id, onSave }: FailureToast): void {
  showToast({
    tone: 'error',
    title,
    text,
    subject: LEAD_TOAST,
    actions: (
      <>
        {onSave ? (
          <Button size="sm" onClick={() => void onSave()}>
            {leadCopy.saveForLater}
          </Button>
        ) : null}
        <WaysOut message={requestAsMessage(lead, id === null ? null : shownReceipt(id))} />
      </>
    ),
  });
}
