import { type FormEvent, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismissToasts } from '../../components/toast-store';
import { rememberFocus } from '../../platform/focus';
import { nextTask } from '../../platform/page-lifecycle';
import type { LeadFormName } from '../rules/form-fields';
import type { FormSession } from '../submission/form-session';
import { deleteEverythingEvent } from '../tab/delete-everything-event';
import { showFailure } from './failure-toast';
import { readValues } from './form-controls';
import { leadFormTexts } from './lead-form-texts';
import { useLeadDraft } from './use-lead-draft';

/** Loads the code that sends leads. It comes after the form, because the visitor first reads and fills the form. */
const loadSession = async (formName: LeadFormName) =>
  (await import('./session-with-toasts')).sessionWithToasts(formName);

/** Runs `task` later, with the session. Does nothing if the code cannot be loaded. An error of the task reaches the console. */
function withSession(formName: LeadFormName, task: (session: FormSession) => Promise<void>): void {
  void loadSession(formName).then(task, () => undefined);
}

/**
 * Runs a lead form, whose fields the browser checks. Returns `formProps` for its `<form>`, `clear`, and three flags.
 * - `hasText`: a field has text. `isReady`: the script handles events, which is false in the prerendered page. `isSending`: a
 *   submission runs, so the caller must disable the fields.
 * - On mount: Restores the draft, and shows what became of its lead. A running submission goes on.
 * - At a submission: Shows the result in a toast, also if the code that sends cannot be loaded. Only a delivered or saved lead
 *   empties the form and calls `onDone`.
 * - After unmounting: A running submission goes on and may still call `onDone`, and the outbox sends an unanswered lead.
 * - `clear`, and "Delete everything" in any tab, empty form and draft, close the toast about the last submission, and withdraw
 *   an unanswered lead.
 */
export function useLeadForm(formName: LeadFormName, onDone: () => void = () => undefined) {
  const { copy, errorLog } = leadFormTexts[formName];
  const draft = useLeadDraft(formName);
  const [isSending, setIsSending] = useState(false);
  const [isReady, setIsReady] = useState(false);

  /** Restores the draft, and asks what became of its lead. Disables the fields while an earlier submission runs. */
  const restore = useEffectEvent(() => {
    const restored = draft.restore();
    if (restored === null) return;
    const { values, identity } = restored;
    withSession(formName, async (session) => {
      const wasSubmitting = session.isSubmitting();
      const form = draft.filledForm(values, wasSubmitting ? onDone : () => undefined);
      const resumed = session.resume({ ...form, identity });
      if (!wasSubmitting) return resumed;
      setIsSending(true);
      await resumed.finally(() => setIsSending(false));
    });
  });
  const clearDraft = useEffectEvent(draft.clear);
  useEffect(() => {
    // A transition, so that a slow phone can respond to taps in between.
    startTransition(() => {
      restore();
      setIsReady(true);
    });
    // Loaded now, so that a lead can still be saved if the network is lost before Send is pressed.
    nextTask()
      .then(() => loadSession(formName))
      .catch(() => undefined);
    // "Delete everything" in any tab empties the form.
    const stopListening = deleteEverythingEvent.subscribe(() => clearDraft());
    return () => {
      stopListening();
      withSession(formName, (session) => session.leave());
    };
  }, [formName]);

  function clear(): void {
    dismissToasts('lead');
    withSession(formName, (session) => session.withdraw());
    draft.clear();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    dismissToasts('lead');
    const restoreFocus = rememberFocus();
    const values = readValues(event.currentTarget);
    setIsSending(true);
    try {
      const session = await loadSession(formName);
      await session.submit(draft.filledForm(values, onDone));
    } catch (error) {
      // The script that sends could not be loaded, or has a fault. The values stay, and we can be reached another way.
      console.error(errorLog, error);
      const { payload, identity } = draft.filledForm(values, onDone);
      showFailure({ ...copy.failed, payload, id: identity?.id ?? null, onSave: null });
    } finally {
      flushSync(() => setIsSending(false));
      // The pressed button lost the focus when it was disabled.
      restoreFocus();
    }
  }

  const { formRef, recordInput, hasText } = draft;
  // The method `dialog` does nothing outside a dialog, so no typed text gets into the address.
  const formProps = { ref: formRef, method: 'dialog', onInput: recordInput, onSubmit: handleSubmit } as const;
  return { formProps, isReady, isSending, hasText, clear };
}
