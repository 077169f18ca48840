import { useCallback, useEffect, useRef } from 'react';
import { useCalculator } from '../state/calculator-provider';
import type { EditAction } from '../state/calculator-state';

/** A part of a room card. `card` is its index, where -1 and an index without a card mean the last card. */
interface FocusTarget {
  readonly card: number;
  readonly part: 'name' | 'remove';
}

export type DispatchAndFocus = (action: EditAction, target: FocusTarget) => void;

/**
 * Returns a stable function that dispatches an action, and focuses `target` after the next rendering. It focuses Add Room if
 * the form has no such part: a single card has no Remove button.
 */
export function useDispatchAndFocus(): DispatchAndFocus {
  const { dispatch, formRef } = useCalculator();
  const focusNext = useRef<FocusTarget | null>(null);

  useEffect(() => {
    if (focusNext.current && formRef.current) focusOn(formRef.current, focusNext.current);
    focusNext.current = null;
  });

  return useCallback(
    (action, target) => {
      focusNext.current = target;
      dispatch(action);
    },
    [dispatch],
  );
}

function focusOn(form: HTMLFormElement, { card, part }: FocusTarget): void {
  const cards = [...form.querySelectorAll('[data-room]')];
  const target =
    (cards.at(card) ?? cards.at(-1))?.querySelector<HTMLElement>(part === 'name' ? 'input' : '.remove') ??
    form.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}
