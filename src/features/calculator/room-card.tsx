import { memo, useCallback, useId } from 'react';
import { CloseIcon } from '../../components/icons';
import { calculator as copy } from '../../content/copy/calculator';
import type { NumberField as FieldName } from '../../domain/calculator-field';
import { UNNAMED_ROOM } from '../../domain/projection';
import type { RoomForm } from './calculator-form';
import type { FormChange } from './form-reducer';
import { NumberField } from './number-field';
import { OccupancyField } from './occupancy-field';
import { TextField } from './text-field';
import { controlNames } from './typed-before';

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
  const handleName = useCallback(
    (text: string) => change({ type: 'room-field', id, field: 'name', text }),
    [change, id],
  );
  const handleNumber = useCallback(
    (field: FieldName, text: string) => {
      if (field !== 'operatingDays') change({ type: 'room-field', id, field, text });
    },
    [change, id],
  );
  return (
    <fieldset className="room" aria-labelledby={titleId} data-room>
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
            name={controlNames.name}
            label={copy.form.roomTypeName}
            text={room.name}
            onText={handleName}
          />
        </div>
        <NumberField
          field="numberOfRooms"
          label={copy.form.numberOfRooms}
          text={room.numberOfRooms}
          onText={handleNumber}
        />
        <NumberField
          field="averagePrice"
          label={copy.form.averagePrice}
          text={room.averagePrice}
          onText={handleNumber}
          before="₹"
        />
        <div className="wide">
          <OccupancyField text={room.occupancyRate} onText={handleNumber} />
        </div>
      </div>
    </fieldset>
  );
});
