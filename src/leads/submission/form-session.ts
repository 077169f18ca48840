import { createSerialQueue } from '../../helpers/serial-queue';
import type { LeadPayload } from '../rules/lead-payload';
import { isReadable } from '../rules/outbox-entry';
import { findEntry } from '../rules/outbox-state';
import { createFormLocks } from './form-locks';
import type { LeadNotice, SubmissionResult } from './lead-notice';
import { type RestoredForm, resumeLead } from './resume-lead';
import type { FilledForm, SessionServices, SubmissionContext } from './session-services';
import { saveUnanswered, submitLead } from './submit-lead';

/** Shows a notice about a lead. `onSave` saves the lead to be sent later (`saveOnce`). Null: the notice does not offer it. */
export type ShowNotice = (
  notice: LeadNotice,
  payload: LeadPayload,
  onSave: (() => Promise<void>) | null,
) => void;

export type FormSession = ReturnType<typeof createFormSession>;

/** Returns what a session remembers until `withdraw`, which replaces it. A call keeps the state with which it began. */
const newState = () => ({
  /** Aborted when the visitor clears the form or deletes everything. */
  withdrawal: new AbortController(),
  /** The submission that has not ended. */
  submission: null as Promise<void> | null,
  /** The visitor has left the form, and has not come back to submit or resume a lead. */
  hasLeft: false,
});

/**
 * Returns the session of a form's leads. `showNotice` must show each notice that it gets.
 * - The form keeps the lock of an unanswered lead and that of an opened one (src/leads/exactly-once.md, "What a submission
 *   becomes"). During a submission that is not withdrawn, another `submit` sends nothing.
 * - Each method waits until the calls before it have ended, unless it says otherwise. It rejects only if a callback of the form
 *   throws.
 */
export function createFormSession(services: SessionServices, showNotice: ShowNotice) {
  const { outbox, drain } = services;
  const formLocks = createFormLocks(services.locks);
  const enqueue = createSerialQueue();
  let current = newState();

  /** Runs a task when those before it have ended. */
  function inTurn<Value>(run: (context: SubmissionContext) => Promise<Value>): Promise<Value> {
    const context = { ...services, formLocks, withdrawSignal: current.withdrawal.signal };
    return enqueue(() => run(context));
  }

  /**
   * Runs a task in turn, and applies its result. If `withdraw` was called before the task ended, shows only 'saved', and
   * leaves the form as it is.
   */
  function runAndShow(
    form: FilledForm,
    task: (context: SubmissionContext) => Promise<SubmissionResult>,
  ): Promise<void> {
    return inTurn(async (context) => {
      const result = await task(context);
      if (!context.withdrawSignal.aborted) await applyResult(result, form);
      // The lead was saved before the visitor withdrew, so it will be sent.
      else if (result?.kind === 'saved') showNotice(result, form.payload, null);
    });
  }

  /** Returns a function that saves an unanswered lead. A second call only returns the promise of the first. */
  function saveOnce(form: FilledForm, id: string): () => Promise<void> {
    let saving: Promise<void> | undefined;
    return () => {
      // After the first click of a double click, the worker may already send the lead. A second save would show an error.
      saving ??= runAndShow(form, (context) => saveUnanswered(form, id, context));
      return saving;
    };
  }

  /** Shows a notice, ends the entry of a failed submission, changes the form, and releases locks, as the result says. */
  async function applyResult(result: SubmissionResult, form: FilledForm): Promise<void> {
    if (result === null) return;
    if (result.kind === 'emptied') {
      form.emptyIfUnchanged();
      return formLocks.releaseAll();
    }
    const { id } = result;
    const openedId = form.identity?.openedId ?? null;
    showNotice(result, form.payload, result.kind === 'unanswered' ? saveOnce(form, id) : null);
    // After the notice: if the page dies in between, the lead is sent again, so the visitor gets a notice.
    if (result.kind === 'failed') await outbox.endAttempt(id, result.outcome);
    switch (result.kind) {
      case 'failed':
      case 'not-saved':
        return formLocks.releaseExcept([openedId]);
      case 'unanswered':
        return formLocks.releaseExcept([openedId, id]);
      case 'delivered-with-other-text':
        form.setIdentity(null);
        return formLocks.releaseAll();
      case 'delivered':
      case 'delivered-unseen':
      case 'saved':
      case 'resending':
        form.emptyIfUnchanged();
        formLocks.releaseAll();
        // Other senders skipped the lead while the form had its lock. Not awaited: the next submission waits for this task.
        if (result.kind === 'resending' && services.isOnline()) void drain();
        return;
      default:
        result satisfies never;
    }
  }

  return {
    /**
     * Submits the lead of the form (`submitLead`) and shows the notice. While a submission runs, only waits for its end. If
     * the running submission was withdrawn, begins after it.
     */
    submit(form: FilledForm): Promise<void> {
      const state = current;
      state.hasLeft = false;
      state.submission ??= runAndShow(form, (context) => submitLead(form, context)).finally(() => {
        state.submission = null;
      });
      return state.submission;
    },

    /** Returns true if a submission is running that is not withdrawn. */
    isSubmitting: () => current.submission !== null,

    /**
     * Shows what became of the lead of a draft (`resumeLead`), after the end of a running submission. Call it when
     * the visitor returns to the form.
     */
    resume(form: RestoredForm): Promise<void> {
      current.hasLeft = false;
      const wasSubmitting = current.submission !== null;
      return runAndShow(form, (context) => resumeLead(form, wasSubmitting, context));
    },

    /**
     * Acquires the lock of a saved lead, which the visitor then corrects in this form. The form loses its other locks.
     * Otherwise the form has no lock, and the lead stays in the outbox:
     * - 'locked': Its lock is taken, it is gone, or this form is sending. A form that is sending keeps its locks.
     * - 'storage-failed': The outbox cannot be read. Or the sender of the lead died, and the entry cannot be saved. The form
     *   would take such a lead for its own unanswered one. When the visitor clears the form, the lead would be removed.
     */
    async open(id: string): Promise<'opened' | 'locked' | 'storage-failed'> {
      if (current.submission !== null) return 'locked';
      return inTurn(async () => {
        formLocks.releaseAll();
        if (!(await formLocks.acquire([id], 0))) return 'locked';
        const read = await outbox.read();
        const entry = read.ok ? findEntry(read.value.visibleEntries, id) : null;
        const hasLostSender = entry?.state === 'submitting' || entry?.state === 'sending';
        const result = hasLostSender ? await outbox.saveAndMakeDue(id) : { ok: read.ok, value: entry };
        if (result.ok && result.value !== null) return 'opened';
        formLocks.releaseAll();
        return result.ok ? 'locked' : 'storage-failed';
      });
    },

    /**
     * Call it when the visitor leaves the form. After a running submission it releases all locks, and sends an unanswered lead
     * with a notice. Does nothing if the visitor returns before that, or withdraws the lead.
     */
    async leave() {
      const state = current;
      state.hasLeft = true;
      const hasUnanswered = await inTurn(async ({ withdrawSignal }) => {
        if (formLocks.ids().length === 0) return false;
        const read = await outbox.read();
        if (!state.hasLeft || withdrawSignal.aborted) return false;
        const ids = formLocks.ids();
        formLocks.releaseAll();
        const entries = read.ok ? read.value.visibleEntries.filter(isReadable) : [];
        const unanswered = entries.filter((entry) => entry.state === 'submitting' && ids.includes(entry.id));
        for (const { id, payload } of unanswered) showNotice({ kind: 'resending', id }, payload, null);
        return unanswered.length > 0;
      });
      if (hasUnanswered) await drain();
    },

    /**
     * Call it when the visitor clears the form or deletes everything. Removes an unanswered lead; a saved one stays. A
     * submission that has not begun to send sends nothing. Calls that have not ended give no notice, except 'saved'.
     */
    withdraw(): Promise<void> {
      current.withdrawal.abort();
      current = newState();
      return inTurn(async () => {
        for (const id of formLocks.ids()) await outbox.endAttempt(id, 'withdrawn');
        formLocks.releaseAll();
      });
    },
  };
}
