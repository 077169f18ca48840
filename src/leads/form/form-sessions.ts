import { registerLeadSync } from '../../platform/background-sync';
import { askToKeepStorage } from '../../platform/lasting-storage';
import { networkStatus } from '../../platform/network-status';
import { trackLead } from '../../platform/pixel';
import { sendLead } from '../outbox/send-lead';
import { showSent as showOutboxSent, showUnknown } from '../sending/announce-sent';
import { type FormSession, formSession } from '../sending/form-session';
import { leadFunction } from '../sending/lead-function';
import { pageOutbox } from '../sending/page-outbox';
import { dismissLeadToast, showFailure } from './failure-toast';
import { type DraftName, onForgotten } from './lead-draft';
import { type LeadFormPlan, leadFormPlans } from './lead-form-plan';
import { showNotSaved, showSaved, showSent, showSentUnchanged } from './lead-toasts';

const sessions = new Map<DraftName, FormSession>();

/** Returns the session of a form; the first call creates it. It lives as long as the page, also while the form is closed. */
export function sessionOf(form: DraftName): FormSession {
  const session = sessions.get(form) ?? newSession(leadFormPlans[form]);
  sessions.set(form, session);
  return session;
}

function newSession({
  sent,
  failed,
  logged,
}: Pick<LeadFormPlan<never>, 'sent' | 'failed' | 'logged'>): FormSession {
  const { outbox, locks, drain } = pageOutbox();
  const session = formSession(
    {
      outbox,
      locks,
      drain,
      network: networkStatus,
      send(entry, giveUp) {
        const to = leadFunction();
        return sendLead(entry, { ...to, keepalive: to.sendsId, giveUp });
      },
      registerSync: registerLeadSync,
      askToKeepStorage,
      trackLead,
    },
    {
      sent: (id) => showSent(sent, id),
      saved: showSaved,
      notSaved: (id, lead) => showNotSaved(lead, id),
      failed(id, lead, cause, onSave) {
        console.error(logged, new Error('Failed to send data', { cause }));
        showFailure({ ...failed, lead, id, onSave });
      },
      sentBefore: (id) => showOutboxSent([id]),
      sentAgain(id) {
        dismissLeadToast();
        showUnknown([id]);
      },
      sentUnchanged: showSentUnchanged,
    },
  );
  onForgotten(() => {
    dismissLeadToast();
    void session.withdraw();
  });
  return session;
}
