import { memo, useId } from 'react';
import { CloseIcon } from '../../../components/icons';
import { calculatorCopy as copy } from '../../../content/copy/calculator/page';
import { FORM_RULES, ROOM_TYPE_NUMBERS } from '../../../domain/calculator/hotel-fields';
import { MAX_NAME_LENGTH } from '../../../domain/calculator/hotel-input';
import { shownNameOf } from '../../../domain/calculator/projection';
import { TextField } from '../fields/text-field';
import { ROOM_TYPE_NAME_CONTROL } from '../state/early-input';
import type { RoomTypeFieldName, RoomTypeFormValues } from '../state/hotel-form-values';
import { dispatchAndFocus, type FormAccess } from './dispatch-and-focus';
import { hotelFormStyles } from './hotel-form.styles';
import { HotelNumberField } from './hotel-number-field';

interface RoomTypeCardProps extends FormAccess {
  roomType: RoomTypeFormValues;
  /** Its place in the list, from 0. */
  index: number;
  isOnly: boolean;
}

/**
 * Shows the fields of a room type and dispatches each edit. Memoized, so `dispatch` and `formRef` must be stable. If `isOnly`,
 * there is no Remove button. Otherwise this button removes the card, and then focuses that of another card, or Add Room
 * (`dispatchAndFocus`).
 */
export const RoomTypeCard = memo(function RoomTypeCard({
  roomType,
  index,
  dispatch,
  formRef,
  isOnly,
}: RoomTypeCardProps) {
  const titleId = useId();
  const number = index + 1;
  const edit = (field: RoomTypeFieldName) => (text: string) =>
    dispatch({ type: 'edit-room-type-field', id: roomType.id, field, text });
  return (
    <fieldset className={hotelFormStyles().room} aria-labelledby={titleId} data-room>
      <div className="head">
        <span className="plate" aria-hidden="true">
          {100 + number}
        </span>
        <h3 id={titleId}>{copy.form.roomType(number)}</h3>
        {isOnly ? null : (
          <button
            type="button"
            className="remove"
            aria-label={copy.form.removeRoomType(number, shownNameOf(roomType).trim())}
            onClick={() =>
              dispatchAndFocus(
                { dispatch, formRef },
                { type: 'remove-room-type', roomType, index },
                { card: index, part: 'remove' },
              )
            }
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <div className="body">
        <div className="name">
          <TextField
            name={ROOM_TYPE_NAME_CONTROL}
            label={copy.form.roomTypeName}
            maxLength={MAX_NAME_LENGTH}
            text={roomType.name}
            onTextChange={edit('name')}
          />
        </div>
        {ROOM_TYPE_NUMBERS.map((field) => (
          // The slider of a percentage needs the whole width.
          <div key={field} className={FORM_RULES[field].unit === 'percent' ? 'whole-row' : undefined}>
            <HotelNumberField field={field} text={roomType[field]} onTextChange={edit(field)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
});
