import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { areEqual, countCompleted, fillEmptyFields, readValues } from './form-values';
import { clearDraft, keepDraft, readDraft } from './lead-draft';
import type { LeadFormPlan } from './lead-form-plan';
import { showFailure, showKept, showNotKept, showSent } from './lead-toasts';
import { pageOutbox } from './page-outbox';
import { submitLead } from './submit-lead';
import { useTypedTextHold } from './typed-text';

export interface LeadForm {
  form: RefObject<HTMLFormElement | null>;
  /** False in the prerendered page: nothing listens yet. */
  isReady: boolean;
  isSending: boolean;
  /** Something stands in a field. */
  isTyped: boolean;
  /** How many fields hold an answer the browser accepts. */
  completed: number;
  handleInput(): void;
  handleSubmit(event: FormEvent<HTMLFormElement>): void;
  clear(): void;
}

const never = () => () => undefined;

/**
 * The life of a lead form: its draft, its sending, and what is said about it. The fields belong to the browser, so
 * that what was typed before the script came stays. `onDone`: the lead is on its way and the form is empty.
 */
export function useLeadForm<Values extends Readonly<Record<string, string>>>(
  plan: LeadFormPlan<Values>,
  onDone: () => void = () => undefined,
): LeadForm {
  const form = useRef<HTMLFormElement>(null);
  const replaces = useRef<string | null>(null);
  // State comes too late for a double click: the second event may arrive before the button is disabled.
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const focusBefore = useFocusReturn(isSending);
  const [completed, setCompleted] = useState(0);
  const [isTyped, setIsTyped] = useState(false);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useTypedTextHold(isTyped);

  function noteValues(): void {
    if (!form.current) return;
    const values = readValues(form.current, plan.empty);
    keepDraft(plan.name, { values, replaces: replaces.current });
    setCompleted(countCompleted(form.current, Object.keys(plan.empty)));
    setIsTyped(!areEqual(values, plan.empty));
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(plan.name, plan.empty);
    if (draft && form.current) {
      fillEmptyFields(form.current, draft.values);
      replaces.current = draft.replaces;
    }
    noteValues();
  });
  useEffect(() => restore(), []);

  function clear(): void {
    clearDraft(plan.name);
    replaces.current = null;
    form.current?.reset();
    noteValues();
  }

  /** `sent` is on its way. What was typed since is another request, and stays. */
  function finish(sent: Values, keptId: string | null): void {
    const replaced = replaces.current;
    if (replaced !== null && replaced !== keptId) void pageOutbox().store.deleteLead(replaced);
    const now = form.current
      ? readValues(form.current, plan.empty)
      : readDraft(plan.name, plan.empty)?.values;
    if (now && areEqual(sent, now)) clear();
    onDone();
  }

  async function submit(values: Values): Promise<void> {
    const payload = plan.toLead(values);
    const result = await submitLead(payload);
    switch (result.kind) {
      case 'delivered':
        if (!result.fromOutbox) showSent(plan.sent);
        return finish(values, null);
      case 'kept':
        showKept();
        return finish(values, result.id);
      case 'not-kept':
        return showNotKept(payload);
      case 'not-taken':
      case 'unanswered': {
        const error = new Error('Failed to send data', { cause: result });
        console.error(plan.logged, error);
        const canKeep = result.kind === 'unanswered';
        return showFailure(plan.failed, payload, canKeep ? (keptId) => finish(values, keptId) : undefined);
      }
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    const { activeElement } = event.currentTarget.ownerDocument;
    focusBefore.current = activeElement instanceof HTMLElement ? activeElement : null;
    const values = readValues(event.currentTarget, plan.empty);
    setIsSending(true);
    await submit(values);
    isLocked.current = false;
    setIsSending(false);
  }

  return { form, isReady, isSending, isTyped, completed, handleInput: noteValues, handleSubmit, clear };
}

/** A disabled control loses the focus; when it may be used again, it gets it back, unless the person has gone elsewhere. */
function useFocusReturn(isSending: boolean): RefObject<HTMLElement | null> {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = before.current;
    if (isSending || !element) return;
    before.current = null;
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === body || activeElement === null) element.focus({ preventScroll: true });
  }, [isSending]);
  return before;
}
