import { sendFromPage } from '../../../page-outbox/send-from-page';
import { registerLeadSync } from '../../../platform/background-sync';
import { askToKeepStorage } from '../../../platform/lasting-storage';
import { networkStatus } from '../../../platform/network-status';
import { trackLead } from '../../../platform/pixel';
import { dismissLeadToast, showFailure } from '../form/failure-toast';
import type { DraftName } from '../form/lead-draft';
import { type LeadFormPlan, leadFormPlans } from '../form/lead-form-plan';
import { showKept, showNotKept, showSent, showSentAsItWas } from '../form/lead-toasts';
import { saySent, sayUnknown } from './announce-sent';
import { type FormSubmission, formSubmission } from './form-submission';
import { leadOutbox } from './lead-outbox';

const submissions = new Map<DraftName, FormSubmission>();

/** The submission of a form of this page. It outlives the form's own visits: a request in its hand stays there between them. */
export function submissionOf(form: DraftName): FormSubmission {
  const submission = submissions.get(form) ?? newSubmission(leadFormPlans[form]);
  submissions.set(form, submission);
  return submission;
}

function newSubmission({
  sent,
  failed,
  logged,
}: Pick<LeadFormPlan<never>, 'sent' | 'failed' | 'logged'>): FormSubmission {
  const { store, holds, drain } = leadOutbox();
  return formSubmission(
    {
      store,
      holds,
      drain,
      isOnline: networkStatus.getSnapshot,
      onOffline: (callback) =>
        networkStatus.subscribe(() => {
          if (!networkStatus.getSnapshot()) callback();
        }),
      send: (lead, giveUp) => sendFromPage(lead, { isFromForm: true, giveUp }),
      registerSync: registerLeadSync,
      askToKeepStorage,
      trackLead,
    },
    {
      sent: (id) => showSent(sent, id),
      kept: showKept,
      notKept: (id, lead) => showNotKept(lead, id),
      failed(id, lead, cause, onSave) {
        console.error(logged, new Error('Failed to send data', { cause }));
        showFailure({ ...failed, lead, id, onSave });
      },
      hadArrived: (id) => saySent([id]),
      sentAgain(id) {
        dismissLeadToast();
        sayUnknown([id]);
      },
      sentAsItWas: showSentAsItWas,
    },
  );
}
