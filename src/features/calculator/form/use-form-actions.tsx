import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { dismissToast, showToast } from '../../../components/toast-store';
import { calculator as copy } from '../../../content/copy/calculator';
import { UNNAMED_ROOM } from '../../../domain/projection';
import type { Calculator } from '../use-calculator';
import type { Told } from './form-reducer';

/** Where the focus goes once the change is on the screen; -1 is the last card. */
type FocusTarget = { readonly card: number; readonly part: 'name' | 'remove' } | null;

interface FormActions {
  addRoom: () => void;
  removeRoom: (id: string) => void;
  reset: () => void;
}

/** Adding, removing and resetting: what they change, where the focus goes, and the way back. */
export function useFormActions({ form, wayBack, change, formRef }: Calculator): FormActions {
  const current = useRef(form);
  const focusNext = useRef<FocusTarget>(null);
  const withdrawOffer = useRef(() => {});

  useEffect(() => {
    current.current = form;
    if (focusNext.current && formRef.current) focusOn(formRef.current, focusNext.current);
    focusNext.current = null;
  }, [form, formRef]);

  useEffect(() => {
    if (!wayBack) return;
    return offerUndo(wayBack.told, () => {
      focusNext.current = { card: 0, part: 'name' };
      change({ type: 'undo', told: { title: copy.undo.taken } });
    });
  }, [wayBack, change]);

  useEffect(() => () => withdrawOffer.current(), []);

  const addRoom = useCallback(() => {
    withdrawOffer.current();
    focusNext.current = { card: -1, part: 'name' };
    change({ type: 'add-room', now: Date.now() });
  }, [change]);

  const removeRoom = useCallback(
    (id: string) => {
      const { roomTypes } = current.current;
      const index = roomTypes.findIndex((room) => room.id === id);
      const room = roomTypes[index];
      if (!room) return;
      focusNext.current = { card: Math.min(index, roomTypes.length - 2), part: 'remove' };
      change({ type: 'remove-room', id });
      const title = copy.undo.roomRemoved(room.name.trim() || UNNAMED_ROOM);
      withdrawOffer.current = offerUndo({ title }, () => {
        focusNext.current = { card: index, part: 'name' };
        change({ type: 'return-room', room, index });
      });
    },
    [change],
  );

  const reset = useCallback(() => {
    change({ type: 'reset', told: { title: copy.undo.reset, text: copy.undo.resetText } });
  }, [change]);

  return { addRoom, removeRoom, reset };
}

/** Says what happened, and offers the way back for as long as the page stands. Returns the way to withdraw it. */
function offerUndo(told: Told, undo: () => void): () => void {
  const withdraw = () => dismissToast(id);
  const handleUndo = () => {
    withdraw();
    undo();
  };
  const id = showToast({
    ...told,
    tone: 'neutral',
    subject: 'calculator',
    actions: (
      <Button visual="line" size="sm" onClick={handleUndo}>
        {copy.undo.action}
      </Button>
    ),
  });
  return withdraw;
}

/** A card's part; where there is none (the last card has no remove button), the Add Room button. */
function focusOn(form: HTMLFormElement, { card, part }: NonNullable<FocusTarget>): void {
  const cards = [...form.querySelectorAll('[data-room]')];
  const target =
    cards.at(card)?.querySelector<HTMLElement>(part === 'name' ? 'input' : '.remove') ??
    form.querySelector<HTMLElement>('[data-add]');
  target?.focus();
}
