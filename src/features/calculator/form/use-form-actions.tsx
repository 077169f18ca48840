import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToast, showToast } from '../../../components/toast-store';
import { calculator as copy } from '../../../content/copy/calculator';
import { UNNAMED_ROOM } from '../../../domain/projection';
import type { CalculatorForm } from './calculator-form';
import type { FormChange } from './form-reducer';

/** Where the focus goes once the change is on the screen; -1 is the last card. */
type FocusTarget = { readonly card: number; readonly part: 'name' | 'remove' } | null;

interface FormActions {
  addRoom: () => void;
  removeRoom: (id: string) => void;
  reset: () => void;
}

/** Adding, removing and resetting: what they change, where the focus goes, and the way back. */
export function useFormActions(
  form: CalculatorForm,
  change: (change: FormChange) => void,
  formRef: RefObject<HTMLFormElement | null>,
): FormActions {
  const current = useRef(form);
  const focusNext = useRef<FocusTarget>(null);
  const toast = useRef<number>(null);

  useEffect(() => {
    current.current = form;
    if (focusNext.current && formRef.current) focusOn(formRef.current, focusNext.current);
    focusNext.current = null;
  }, [form, formRef]);

  const withdrawOffer = useCallback(() => {
    if (toast.current !== null) dismissToast(toast.current);
    toast.current = null;
  }, []);
  useEffect(() => withdrawOffer, [withdrawOffer]);

  /** Says what happened and offers the way back, for as long as the page stands. */
  const offerUndo = useCallback(
    (title: string, text: string | undefined, undo: () => void) => {
      const handleUndo = () => {
        withdrawOffer();
        undo();
      };
      toast.current = showToast({
        tone: 'neutral',
        title,
        text,
        subject: 'calculator',
        actions: (
          <Button visual="line" size="sm" onClick={handleUndo}>
            {copy.undo.action}
          </Button>
        ),
      });
    },
    [withdrawOffer],
  );

  const addRoom = useCallback(() => {
    withdrawOffer();
    focusNext.current = { card: -1, part: 'name' };
    change({ type: 'add-room', now: Date.now() });
  }, [change, withdrawOffer]);

  const removeRoom = useCallback(
    (id: string) => {
      const { roomTypes } = current.current;
      const index = roomTypes.findIndex((room) => room.id === id);
      const room = roomTypes[index];
      if (!room) return;
      focusNext.current = { card: Math.min(index, roomTypes.length - 2), part: 'remove' };
      change({ type: 'remove-room', id });
      offerUndo(copy.undo.roomRemoved(room.name.trim() || UNNAMED_ROOM), undefined, () => {
        focusNext.current = { card: index, part: 'name' };
        change({ type: 'return-room', room, index });
      });
    },
    [change, offerUndo],
  );

  const reset = useCallback(() => {
    const before = current.current;
    change({ type: 'reset' });
    offerUndo(copy.undo.reset, copy.undo.resetText, () => {
      focusNext.current = { card: 0, part: 'name' };
      change({ type: 'replace', form: before });
    });
  }, [change, offerUndo]);

  return { addRoom, removeRoom, reset };
}

/** A card's part; where there is none (the last card has no remove button), the Add Room button. */
function focusOn(form: HTMLFormElement, { card, part }: NonNullable<FocusTarget>): void {
  const cards = [...form.querySelectorAll('[data-room]')];
  const target =
    cards.at(card)?.querySelector<HTMLElement>(part === 'name' ? 'input' : '.remove') ??
    form.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}
