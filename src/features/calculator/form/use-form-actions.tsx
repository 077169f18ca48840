import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToast, showToast } from '../../../components/toast-store';
import { calculatorCopy as copy } from '../../../content/copy/calculator';
import { roomTypeNameOf } from '../../../domain/calculator/projection';
import { useHotel } from '../state/calculator-provider';
import type { RoomTypeFormValues } from '../state/hotel-form-values';

/** The element to focus after the next render. `card` is the index of the room card, or the last card if there is none. */
interface FocusTarget {
  readonly card: number;
  readonly part: 'name' | 'remove';
}

/**
 * Returns `addRoomType` and the stable `removeRoomType` for the buttons of the form. Also shows each undo step in a toast with
 * an Undo button, until the step is cleared, so call it in one component only. After each of these presses it moves the focus
 * within the form:
 * - to the name of an added or restored room type, or to the first name after any other Undo,
 * - to the next Remove button after a removal, or else to Add Room.
 */
export function useFormActions() {
  const { undo, dispatch, formRef } = useHotel();
  const focusNext = useRef<FocusTarget | null>(null);

  useEffect(() => {
    if (focusNext.current && formRef.current) focusOn(formRef.current, focusNext.current);
    focusNext.current = null;
  });

  useEffect(() => {
    if (!undo) return;
    const isRemoval = undo.undoes === 'removal';
    const handleUndo = () => {
      focusNext.current = { card: isRemoval ? undo.index : 0, part: 'name' };
      dispatch({ type: 'undo' });
    };
    const id = showToast({
      ...(isRemoval
        ? { title: copy.undo.roomTypeRemoved(roomTypeNameOf(undo.roomType).trim()) }
        : copy.undo[undo.undoes]),
      tone: 'neutral',
      group: 'calculator',
      actions: (
        <Button variant="outline" size="sm" onClick={handleUndo}>
          {copy.undo.action}
        </Button>
      ),
    });
    return () => dismissToast(id);
  }, [undo, dispatch]);

  const addRoomType = () => {
    focusNext.current = { card: -1, part: 'name' };
    dispatch({ type: 'add-room-type' });
  };

  const removeRoomType = useCallback(
    (roomType: RoomTypeFormValues, index: number) => {
      focusNext.current = { card: index, part: 'remove' };
      dispatch({ type: 'remove-room-type', roomType, index });
    },
    [dispatch],
  );

  return { addRoomType, removeRoomType };
}

/** Focuses a part of a room card. If there is no such part, as a single card has no remove button, focuses Add Room. */
function focusOn(form: HTMLFormElement, { card, part }: FocusTarget): void {
  const cards = [...form.querySelectorAll('[data-room]')];
  const target =
    (cards.at(card) ?? cards.at(-1))?.querySelector<HTMLElement>(part === 'name' ? 'input' : '.remove') ??
    form.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}
