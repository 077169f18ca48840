import { memo, useId, useMemo } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/fields/text-field';
import { calculator as copy } from '../../../content/copy/calculator';
import { MAX_NAME_LENGTH, MAX_ROOM_TYPES } from '../../../domain/calculator';
import { useCalculatorView } from '../calculator-context';
import type { HotelField } from '../edit-state';
import { FigureField } from './figure-field';
import { RoomCard } from './room-card';
import { styles } from './styles';
import { useFormActions } from './use-form-actions';

/** The form: the hotel, its room types, and the buttons that add, remove and reset. */
export function HotelInformation() {
  return (
    <div className={styles.root}>
      <h2>{copy.form.title}</h2>
      <noscript>
        <p className="empty">{copy.form.withoutScript}</p>
      </noscript>
      <Fields />
    </div>
  );
}

function Fields() {
  const view = useCalculatorView();
  const { form, dispatch, formRef, isUnsaved } = view;
  const { addRoom, removeRoom, reset } = useFormActions(view);
  const { roomTypes } = form;
  const handlers = useMemo(() => {
    const handlerOf = (field: HotelField) => (text: string) => dispatch({ type: 'hotel-field', field, text });
    return { hotelName: handlerOf('hotelName'), operatingDays: handlerOf('operatingDays') };
  }, [dispatch]);
  return (
    <form ref={formRef} autoComplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="hotel">
        <TextField
          name="hotelName"
          label={copy.form.hotelName}
          placeholder={copy.form.hotelNamePlaceholder}
          maxLength={MAX_NAME_LENGTH}
          text={form.hotelName}
          onText={handlers.hotelName}
        />
        <FigureField field="operatingDays" text={form.operatingDays} onText={handlers.operatingDays} />
      </div>
      {roomTypes.map((room, index) => (
        <RoomCard
          key={room.id}
          room={room}
          index={index}
          dispatch={dispatch}
          onRemove={roomTypes.length > 1 ? removeRoom : undefined}
        />
      ))}
      {roomTypes.length === 0 ? <p className="empty">{copy.form.noRooms}</p> : null}
      <Actions isFull={roomTypes.length >= MAX_ROOM_TYPES} onAdd={addRoom} onReset={reset} />
      <div role="status">{isUnsaved ? <p className="unsaved">{copy.form.notSaved}</p> : null}</div>
    </form>
  );
}

interface ActionsProps {
  isFull: boolean;
  onAdd: () => void;
  onReset: () => void;
}

/** Add Room and Reset Form. Add Room is disabled, with the reason, if the form is full. */
const Actions = memo(function Actions({ isFull, onAdd, onReset }: ActionsProps) {
  const limitId = useId();
  return (
    <>
      <div className="actions">
        <Button data-add onClick={onAdd} disabled={isFull} aria-describedby={isFull ? limitId : undefined}>
          {copy.form.addRoom}
        </Button>
        <Button visual="line" data-clears="" onClick={onReset}>
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
