import { useEffect } from 'react';
import { Button } from '../../../components/button';
import { dismissToast, showToast } from '../../../components/toast-store';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { shownNameOf } from '../../../domain/calculator/projection';
import { useCalculator } from '../state/calculator-provider';
import { dispatchAndFocus } from './dispatch-and-focus';

const copy = calculatorCopy.undo;

/**
 * Shows each undo step in a toast, until the step is cleared or the component is unmounted. The Undo button in the toast takes
 * the step back, and focuses the name of the restored room type, or of the first one if the step restores something else
 * (`dispatchAndFocus`).
 */
export function useUndoToast(): void {
  const { undo, dispatch, formRef } = useCalculator();
  useEffect(() => {
    if (!undo) return;
    const isRemoval = undo.undoes === 'removal';
    const handleUndo = () =>
      dispatchAndFocus(
        { dispatch, formRef },
        { type: 'undo' },
        { card: isRemoval ? undo.index : 0, part: 'name' },
      );
    const id = showToast({
      ...(isRemoval ? { title: copy.roomTypeRemoved(shownNameOf(undo.roomType).trim()) } : copy[undo.undoes]),
      tone: 'neutral',
      group: 'calculator',
      actions: (
        <Button variant="outline" size="sm" onClick={handleUndo}>
          {copy.action}
        </Button>
      ),
    });
    return () => dismissToast(id);
  }, [undo, dispatch, formRef]);
}
