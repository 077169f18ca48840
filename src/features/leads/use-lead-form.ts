import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { showToast } from '../../components/toast-store';
import { areEqual, countCompleted, fillEmptyFields, readValues } from './form-values';
import { clearDraft, keepDraft, readDraft } from './lead-draft';
import type { LeadFormPlan } from './lead-form-plan';
import { LEAD_TOAST } from './lead-toast-subject';
import * as submission from './submission';
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
  useEffect(() => {
    restore();
    // Fetched while the person is still typing, so that a line lost meanwhile is no matter.
    submission.load().catch(() => undefined);
  }, []);

  function clear(): void {
    clearDraft(plan.name);
    replaces.current = null;
    form.current?.reset();
    noteValues();
  }

  /** `sent` is on its way. What was typed since is another request, and stays. */
  function finish(sent: Values, keptId: string | null): void {
    const replaced = replaces.current;
    if (replaced !== null && replaced !== keptId)
      void submission.load().then((it) => it.forgetLead(replaced));
    const now = form.current
      ? readValues(form.current, plan.empty)
      : readDraft(plan.name, plan.empty)?.values;
    if (now && areEqual(sent, now)) clear();
    onDone();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isLocked.current) return;
    isLocked.current = true;
    const { activeElement } = event.currentTarget.ownerDocument;
    focusBefore.current = activeElement instanceof HTMLElement ? activeElement : null;
    const values = readValues(event.currentTarget, plan.empty);
    setIsSending(true);
    await submission.load().then(
      ({ submitForm }) => submitForm(plan, values, (keptId) => finish(values, keptId)),
      // The file that sends could not be had: nothing was sent, and nothing typed is lost.
      (error: unknown) => {
        console.error(plan.logged, error);
        showToast({ tone: 'error', ...plan.failed, subject: LEAD_TOAST });
      },
    );
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
