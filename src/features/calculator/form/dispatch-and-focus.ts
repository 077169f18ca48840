import { flushSync } from 'react-dom';
import type { useCalculator } from '../state/calculator-provider';
import type { CalculatorAction } from '../state/calculator-state';

/** What changes the form and finds its parts. */
export type FormAccess = Pick<ReturnType<typeof useCalculator>, 'dispatch' | 'formRef'>;

/**
 * Dispatches an action, and renders the form at once. Then focuses `part` of the room card with index `card`, or of the last
 * card if no card has this index. If the card lacks `part`, or there is no card, focuses Add Room: a single card has no Remove
 * button. Call it in an event handler.
 */
export function dispatchAndFocus(
  { dispatch, formRef }: FormAccess,
  action: CalculatorAction,
  { card, part }: { card: number | 'last'; part: 'name' | 'remove' },
): void {
  flushSync(() => dispatch(action));
  const form = formRef.current;
  const cards = [...(form?.querySelectorAll('[data-room]') ?? [])];
  const chosenCard = (card === 'last' ? undefined : cards[card]) ?? cards.at(-1);
  const target =
    chosenCard?.querySelector<HTMLElement>(part === 'name' ? 'input' : '.remove') ??
    form?.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}
