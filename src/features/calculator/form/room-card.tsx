import { type Dispatch, memo, useId } from 'react';
import { TextField } from '../../../components/fields/text-field';
import { CloseIcon } from '../../../components/icons';
import { calculatorCopy as copy } from '../../../content/copy/calculator';
import { fieldWords } from '../../../content/copy/calculator-fields';
import { roomFields } from '../../../domain/calculator/hotel-fields';
import { MAX_NAME_LENGTH } from '../../../domain/calculator/hotel-figures';
import { UNNAMED_ROOM } from '../../../domain/calculator/projection';
import type { EditAction } from '../state/edit-state';
import { ROOM_NAME_CONTROL } from '../state/entered-texts';
import type { RoomForm, RoomTextField } from '../state/hotel-form';
import { FormNumberField } from './form-number-field';
import { styles } from './styles';

interface RoomCardProps {
  room: RoomForm;
  /** Its place in the list, from 0. */
  index: number;
  dispatch: Dispatch<EditAction>;
  /** If undefined, the card has no remove button. */
  onRemove: ((room: RoomForm, index: number) => void) | undefined;
}

/** Shows the fields of a room type and dispatches each edit. It is memoized, so `dispatch` and `onRemove` must be stable. */
export const RoomCard = memo(function RoomCard({ room, index, dispatch, onRemove }: RoomCardProps) {
  const titleId = useId();
  const number = index + 1;
  const edit = (field: RoomTextField) => (text: string) =>
    dispatch({ type: 'room-field', id: room.id, field, text });
  return (
    <fieldset className={styles().room} aria-labelledby={titleId} data-room>
      <div className="head">
        <span className="plate" aria-hidden="true">
          {100 + number}
        </span>
        <h3 id={titleId}>{copy.form.roomType(number)}</h3>
        {onRemove ? (
          <button
            type="button"
            className="remove"
            aria-label={copy.form.removeRoom(number, room.name.trim() || UNNAMED_ROOM)}
            onClick={() => onRemove(room, index)}
          >
            <CloseIcon />
          </button>
        ) : null}
      </div>
      <div className="body">
        <div className="name">
          <TextField
            name={ROOM_NAME_CONTROL}
            label={copy.form.roomTypeName}
            maxLength={MAX_NAME_LENGTH}
            text={room.name}
            onText={edit('name')}
          />
        </div>
        {roomFields.map((field) => (
          // A slider needs the whole width.
          <div key={field} className={fieldWords[field].slider ? 'wide' : undefined}>
            <FormNumberField field={field} text={room[field]} onText={edit(field)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
});
