import { useId } from 'react';
import { Button } from '../../../components/button';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { MAX_NAME_LENGTH, MAX_ROOM_TYPES } from '../../../domain/calculator/hotel-input';
import { TextField } from '../fields/text-field';
import { useCalculator } from '../state/calculator-provider';
import type { HotelFieldName } from '../state/hotel-form-values';
import { dispatchAndFocus } from './dispatch-and-focus';
import { hotelFormStyles } from './hotel-form.styles';
import { HotelNumberField } from './hotel-number-field';
import { RoomTypeCard } from './room-type-card';
import { useUndoToast } from './use-undo-toast';

const copy = calculatorCopy.form;

/**
 * Shows the hotel's form. A toast offers to undo a removal, reset or opened link. Attaches the context's `formRef` to <form>.
 * - A note says if the hotel or the panels could not be stored, and another if there are no room types.
 * - At `MAX_ROOM_TYPES` it disables Add Room and says why.
 */
export function HotelForm() {
  const { hotelForm, dispatch, formRef, hasSaveFailed } = useCalculator();
  useUndoToast();
  const limitId = useId();
  const { roomTypes } = hotelForm;
  const isFull = roomTypes.length >= MAX_ROOM_TYPES;
  const edit = (field: HotelFieldName) => (text: string) =>
    dispatch({ type: 'edit-hotel-field', field, text });
  return (
    <div className={hotelFormStyles().root}>
      <h2>{copy.title}</h2>
      <noscript>
        <p className="empty">{copy.withoutScript}</p>
      </noscript>
      <form ref={formRef} autoComplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="hotel">
          <TextField
            name="hotelName"
            label={copy.hotelName}
            placeholder={copy.hotelNamePlaceholder}
            maxLength={MAX_NAME_LENGTH}
            text={hotelForm.hotelName}
            onTextChange={edit('hotelName')}
          />
          <HotelNumberField
            field="operatingDays"
            text={hotelForm.operatingDays}
            onTextChange={edit('operatingDays')}
          />
        </div>
        {roomTypes.map((roomType, index) => (
          <RoomTypeCard
            key={roomType.id}
            roomType={roomType}
            index={index}
            dispatch={dispatch}
            formRef={formRef}
            isOnly={roomTypes.length === 1}
          />
        ))}
        {roomTypes.length === 0 ? <p className="empty">{copy.noRoomTypes}</p> : null}
        <div className="actions">
          <Button
            data-add
            onClick={() =>
              dispatchAndFocus(
                { dispatch, formRef },
                { type: 'add-room-type' },
                { card: 'last', part: 'name' },
              )
            }
            disabled={isFull}
            aria-describedby={isFull ? limitId : undefined}
          >
            {copy.addRoomType}
          </Button>
          <Button variant="outline" data-clears="" onClick={() => dispatch({ type: 'reset' })}>
            {copy.reset}
          </Button>
        </div>
        {isFull ? (
          <p className="limit" id={limitId}>
            {copy.roomTypeLimit(MAX_ROOM_TYPES)}
          </p>
        ) : null}
        <div role="status">{hasSaveFailed ? <p className="unsaved">{copy.notSaved}</p> : null}</div>
      </form>
    </div>
  );
}
