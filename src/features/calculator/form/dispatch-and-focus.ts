import { flushSync } from 'react-dom';
import type { useCalculator } from '../state/calculator-provider';
import type { CalculatorAction } from '../state/calculator-state';

/** What changes the form and finds its parts. */
export type FormAccess = Pick<ReturnType<typeof useCalculator>, 'dispatch' | 'formRef'>;

/** A part of a room card. `card` is its index, where -1 and an index without a card mean the last card. */
interface FocusTarget {
  readonly card: number;
  readonly part: 'name' | 'remove';
}

/**
 * Dispatches an action, and focuses `target` in the changed form. It focuses Add Room if the form has no such part: a single
 * card has no Remove button. Call it in an event handler.
 */
export function dispatchAndFocus(
  { dispatch, formRef }: FormAccess,
  action: CalculatorAction,
  { card, part }: FocusTarget,
): void {
  flushSync(() => dispatch(action));
  const form = formRef.current;
  const cards = [...(form?.querySelectorAll('[data-room]') ?? [])];
  const target =
    (cards.at(card) ?? cards.at(-1))?.querySelector<HTMLElement>(part === 'name' ? 'input' : '.remove') ??
    form?.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}
