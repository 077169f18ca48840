import {
  type FormEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { nextTask } from '../../platform/page-lifecycle';
import { holdReload } from '../../platform/reload-hold';
import { dismissLeadToast, showFailure } from '../sending/failure-toast';
import { areEqual, countCompleted, fillEmptyFields, readValues } from './form-values';
import { clearDraft, keepDraft, type LeadNumber, onForgotten, readDraft } from './lead-draft';
import type { LeadFormPlan } from './lead-form-plan';

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

/**
 * The code that sends and keeps leads. A form is read and filled before it is sent, so this comes after it; asked for
 * again when it could not be had.
 */
const loadSending = () => import('../sending/submit-form');

/**
 * The life of a lead form: its draft, the number of its request, its sending, and what is said about it. The fields
 * belong to the browser, so that what was typed before the script came stays. `onDone`: the lead is on its way and the
 * form is empty.
 */
export function useLeadForm<Values extends Readonly<Record<string, string>>>(
  plan: LeadFormPlan<Values>,
  onDone: () => void = () => undefined,
): LeadForm {
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<LeadNumber | null>(null);
  const [isSending, setIsSending] = useState(false);
  const focusBefore = useFocusReturn(isSending);
  const [completed, setCompleted] = useState(0);
  const [isTyped, setIsTyped] = useState(false);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => (isTyped ? holdReload() : undefined), [isTyped]);

  function noteValues(): void {
    if (!form.current) return;
    const values = readValues(form.current, plan.empty);
    keepDraft(plan.name, { values, number: number.current });
    setCompleted(countCompleted(form.current, Object.keys(plan.empty)));
    setIsTyped(!areEqual(values, plan.empty));
  }

  /** What stands in the form, or, where the person has left it, in its draft. */
  function valuesNow(): Readonly<Record<string, string>> | undefined {
    if (form.current) return readValues(form.current, plan.empty);
    return readDraft(plan.name, plan.empty)?.values;
  }

  function noteNumber(next: LeadNumber | null): void {
    number.current = next;
    const values = valuesNow();
    if (values) keepDraft(plan.name, { values, number: next });
  }

  function empty(): void {
    clearDraft(plan.name);
    number.current = null;
    form.current?.reset();
    noteValues();
  }

  async function resume(values: Values, before: LeadNumber): Promise<void> {
    const { submissionOf } = await loadSending();
    const submission = submissionOf(plan.name);
    const isSending = submission.isSending();
    if (isSending) setIsSending(true);
    try {
      const fate = await submission.resume({ payload: plan.toLead(values), number: before });
      if (number.current?.id !== before.id) return;
      if (fate === 'changed-since') noteNumber(null);
      if (fate !== 'with-us') return;
      handOver(values);
      if (isSending) onDone();
    } finally {
      if (isSending) setIsSending(false);
    }
  }

  const restore = useEffectEvent(() => {
    const draft = readDraft(plan.name, plan.empty);
    if (draft && form.current) {
      fillEmptyFields(form.current, draft.values);
      number.current = draft.number;
    }
    noteValues();
    if (draft?.number && form.current)
      resume(readValues(form.current, plan.empty), draft.number).catch(() => undefined);
  });
  const forget = useEffectEvent(clear);
  useEffect(() => {
    // A slow phone answers in between.
    startTransition(() => {
      restore();
      setIsReady(true);
    });
    // Fetched while the person is still typing, so that a line lost meanwhile is no matter. From then on the outbox says
    // when everything typed is to be forgotten.
    nextTask()
      .then(loadSending)
      .then(({ submissionOf }) => submissionOf(plan.name))
      .catch(() => undefined);
    const stopListening = onForgotten(() => forget());
    return () => {
      stopListening();
      loadSending()
        .then(({ submissionOf }) => submissionOf(plan.name).leave())
        .catch(() => undefined);
    };
  }, [plan.name]);

  function clear(): void {
    loadSending()
      .then(({ submissionOf }) => submissionOf(plan.name).withdraw())
      .catch(() => undefined);
    empty();
  }

  /** `sent` is on its way. What was typed since is another request: it stays, and does not take the place of that one. */
  function handOver(sent: Values): void {
    const now = valuesNow();
    if (now && areEqual(sent, now)) empty();
    else noteNumber(null);
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    dismissLeadToast();
    const { activeElement } = event.currentTarget.ownerDocument;
    focusBefore.current = activeElement instanceof HTMLElement ? activeElement : null;
    const values = readValues(event.currentTarget, plan.empty);
    setIsSending(true);
    try {
      const { submissionOf } = await loadSending();
      await submissionOf(plan.name).submit({
        payload: plan.toLead(values),
        number: number.current,
        noteNumber,
        finish() {
          handOver(values);
          onDone();
        },
      });
    } catch (error) {
      // The file that sends could not be had, or has a fault: what was typed stands here, and we can be reached another way.
      console.error(plan.logged, error);
      showFailure({ ...plan.failed, lead: plan.toLead(values), id: number.current?.id ?? null });
    } finally {
      setIsSending(false);
    }
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
