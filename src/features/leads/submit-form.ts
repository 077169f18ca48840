import type { LeadFormPlan } from './lead-form-plan';
import { showFailure, showKept, showNotKept, showSent } from './lead-toasts';
import { pageOutbox } from './page-outbox';
import { submitLead } from './submit-lead';

/**
 * Submits a form and says what became of it. `onDone`: it is on its way; with the id of the saved lead when it waits in
 * the outbox, else null. Not called when the form is to keep what was typed, or later, when the person saves it after all.
 */
export async function submitForm<Values extends Readonly<Record<string, string>>>(
  plan: LeadFormPlan<Values>,
  values: Values,
  onDone: (keptId: string | null) => void,
): Promise<void> {
  const payload = plan.toLead(values);
  const result = await submitLead(payload);
  switch (result.kind) {
    case 'delivered':
      if (!result.fromOutbox) showSent(plan.sent);
      return onDone(null);
    case 'kept':
      showKept();
      return onDone(result.id);
    case 'not-kept':
      return showNotKept(payload);
    case 'not-taken':
    case 'unanswered': {
      const error = new Error('Failed to send data', { cause: result });
      console.error(plan.logged, error);
      return showFailure(plan.failed, payload, result.kind === 'unanswered' ? onDone : undefined);
    }
  }
}

/** A lead that another one has replaced leaves the outbox. */
export async function forgetLead(id: string): Promise<void> {
  await pageOutbox().store.deleteLead(id);
}
