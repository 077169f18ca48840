import { dismissToasts, showToast } from '../../components/toast-store';
import { leadOutcomeCopy } from '../../content/copy/leads/outcome';
import { registerLeadSync } from '../../platform/background-sync';
import { isOnline, onlineStatus } from '../../platform/online-status';
import { requestPersistentStorage } from '../../platform/persistent-storage';
import { trackLead } from '../../platform/pixel';
import { randomId } from '../../platform/random-id';
import { leadEndpoint } from '../outbox/lead-endpoint';
import { sendLead } from '../outbox/send-lead';
import type { LeadFormName } from '../rules/form-fields';
import { createFormSession, type FormSession, type ShowNotice } from '../submission/form-session';
import { showResending, showSent } from '../tab/announce-leads';
import { deleteEverythingEvent } from '../tab/delete-everything-event';
import { receiptText } from '../tab/receipt-text';
import { tabConnection } from '../tab/tab-connection';
import { showFailure } from './failure-toast';
import { leadFormTexts } from './lead-form-texts';

const sessions = new Map<LeadFormName, FormSession>();

/**
 * Returns this tab's session of a form, one object for each name. The first call creates it and connects the tab to the outbox.
 * - The session shows each result in a toast. It logs to the console if the server refused the lead or did not answer.
 * - After "Delete everything" in any tab, the session withdraws its lead and closes the toast about the last submission.
 */
export function sessionWithToasts(formName: LeadFormName): FormSession {
  const session = sessions.get(formName) ?? newSession(formName);
  sessions.set(formName, session);
  return session;
}

function newSession(formName: LeadFormName): FormSession {
  const session = createFormSession(
    {
      ...tabConnection(),
      isOnline,
      onNetworkChange: onlineStatus.subscribe,
      send(lead, signal) {
        const endpoint = leadEndpoint();
        // Without its id, a request that outlives the page would be a second lead when the outbox sends it again.
        return sendLead(lead, { ...endpoint, keepalive: endpoint.sendsLeadId, signal });
      },
      registerSync: registerLeadSync,
      trackLead,
      newId: randomId,
    },
    noticeToasts(formName),
  );
  deleteEverythingEvent.subscribe(() => {
    dismissToasts('lead');
    void session.withdraw();
  });
  return session;
}

/** Returns what shows each notice about a lead of this form as a toast. */
function noticeToasts(formName: LeadFormName): ShowNotice {
  const { copy, errorLog } = leadFormTexts[formName];
  return (notice, payload, onSave) => {
    const { kind, id } = notice;
    switch (kind) {
      case 'delivered':
        return showResult('success', copy.sent, id);
      case 'saved':
        return showSaved(id, notice.isSyncRegistered);
      case 'not-saved':
        return showFailure({ ...leadOutcomeCopy.notSaved, payload, id, onSave: null });
      case 'failed':
      case 'unanswered':
        console.error(errorLog, new Error('Failed to send data', { cause: notice }));
        return showFailure({ ...copy.failed, payload, id, onSave });
      case 'delivered-with-other-text':
        return showResult('neutral', leadOutcomeCopy.deliveredWithOtherText, id);
      case 'delivered-unseen':
        dismissToasts('lead');
        return showSent([id]);
      case 'resending':
        dismissToasts('lead');
        return showResending([id]);
      default:
        kind satisfies never;
    }
  };
}

function showSaved(id: string, isSyncRegistered: boolean): void {
  requestPersistentStorage({ canAskVisitor: true });
  const { title, withSync, withoutSync } = isOnline()
    ? leadOutcomeCopy.savedUnanswered
    : leadOutcomeCopy.savedOffline;
  showResult('neutral', { title, text: isSyncRegistered ? withSync : withoutSync }, id);
}

/** Shows the result of a submission, with the receipt of the lead `id`. */
function showResult(tone: 'success' | 'neutral', words: { title: string; text: string }, id: string): void {
  const receipt = receiptText([id]);
  const text = (
    <>
      <span>{words.text}</span> {receipt && <span>{receipt}</span>}
    </>
  );
  showToast({ tone, title: words.title, text, group: 'lead' });
}
