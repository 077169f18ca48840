import { memo, useId, useMemo } from 'react';
import { TextField } from '../../../components/fields/text-field';
import { CloseIcon } from '../../../components/icons';
import { calculator as copy } from '../../../content/copy/calculator';
import { MAX_NAME_LENGTH } from '../../../domain/calculator';
import { eachRoomField, roomFields } from '../../../domain/calculator-fields';
import { UNNAMED_ROOM } from '../../../domain/projection';
import type { RoomForm } from './calculator-form';
import { FigureField } from './figure-field';
import type { FormChange, RoomText } from './form-reducer';
import { styles } from './styles';
import { roomNameControl } from './typed-before';

interface RoomCardProps {
  room: RoomForm;
  /** Its place in the list, from 0. */
  index: number;
  change: (change: FormChange) => void;
  /** Absent: this room type cannot be removed. */
  onRemove: ((id: string) => void) | undefined;
}

/** The fields of one room type. Rendered again only when its own figures change: there may be ten of them. */
export const RoomCard = memo(function RoomCard({ room, index, change, onRemove }: RoomCardProps) {
  const { id } = room;
  const titleId = useId();
  const number = index + 1;
  const edit = useMemo(() => {
    const editOf = (field: RoomText) => (text: string) => change({ type: 'room-field', id, field, text });
    return { name: editOf('name'), ...eachRoomField(editOf) };
  }, [change, id]);
  return (
    <fieldset className={styles.room} aria-labelledby={titleId} data-room>
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
            onClick={() => onRemove(id)}
          >
            <CloseIcon />
          </button>
        ) : null}
      </div>
      <div className="body">
        <div className="name">
          <TextField
            name={roomNameControl}
            label={copy.form.roomTypeName}
            maxLength={MAX_NAME_LENGTH}
            text={room.name}
            onText={edit.name}
          />
        </div>
        {roomFields.map((field) => {
          const figure = <FigureField key={field} field={field} text={room[field]} onText={edit[field]} />;
          // Its slider wants the whole width.
          return field === 'occupancyRate' ? (
            <div key={field} className="wide">
              {figure}
            </div>
          ) : (
            figure
          );
        })}
      </div>
    </fieldset>
  );
});
