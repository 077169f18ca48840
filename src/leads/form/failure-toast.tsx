import { Button } from '../../components/button';
import { OtherContacts } from '../../components/other-contacts';
import { showToast } from '../../components/toast-store';
import { leadsCopy } from '../../content/copy/leads/forms';
import type { LeadPayload } from '../rules/lead-payload';
import { leadAsMessage } from './lead-message';

interface FailureToast {
  title: string;
  text: string;
  payload: LeadPayload;
  /** The lead id; null if sending did not begin. */
  id: string | null;
  /** Saves the lead to be sent later. Null: the toast has no button for that. */
  onSave: (() => Promise<void>) | null;
}

/**
 * Shows an error toast with links to WhatsApp and phone. It replaces the toast about the last submission, and stays until it
 * is closed or replaced.
 * - With `onSave`: It has a button, which calls `onSave` and leaves the toast open.
 * - The WhatsApp message has the texts of `payload`, and the receipt if `id` is not null and this build sends ids.
 */
export function showFailure({ title, text, payload, id, onSave }: FailureToast): void {
  showToast({
    tone: 'error',
    title,
    text,
    group: 'lead',
    actions: (
      <>
        {onSave ? (
          <Button size="sm" onClick={() => void onSave()}>
            {leadsCopy.saveForLater}
          </Button>
        ) : null}
        <OtherContacts message={leadAsMessage(payload, id)} />
      </>
    ),
  });
}
