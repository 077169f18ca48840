import { memo, useId } from 'react';
import { Button } from '../../components/button';
import { calculator as copy } from '../../content/copy/calculator';
import { MAX_ROOM_TYPES } from '../../domain/calculator';

interface FormActionsProps {
  /** Room types there are now. */
  count: number;
  onAdd: () => void;
  onReset: () => void;
}

/** Add Room, with its reason when it is not offered, and Reset Form. */
export const FormActions = memo(function FormActions({ count, onAdd, onReset }: FormActionsProps) {
  const limitId = useId();
  const isFull = count >= MAX_ROOM_TYPES;
  return (
    <>
      <div className="actions">
        <Button data-add onClick={onAdd} disabled={isFull} aria-describedby={isFull ? limitId : undefined}>
          {copy.form.addRoom}
        </Button>
        <Button visual="line" onClick={onReset}>
          {copy.form.reset}
        </Button>
      </div>
      {isFull ? (
        <p className="limit" id={limitId}>
          {copy.form.addRoomLimit(MAX_ROOM_TYPES)}
        </p>
      ) : null}
    </>
  );
});
