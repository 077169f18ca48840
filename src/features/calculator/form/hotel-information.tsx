import { memo, useId, useMemo } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/fields/text-field';
import { calculator as copy } from '../../../content/copy/calculator';
import { MAX_NAME_LENGTH, MAX_ROOM_TYPES } from '../../../domain/calculator';
import { useCalculatorView } from '../calculator-context';
import { FigureField } from './figure-field';
import type { HotelField } from './form-reducer';
import { RoomCard } from './room-card';
import { styles } from './styles';
import { useFormActions } from './use-form-actions';

/** Everything a person enters: the hotel, its room types, and the buttons that add, remove and reset. */
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
  const { form, change, formRef, isUnsaved } = view;
  const { addRoom, removeRoom, reset } = useFormActions(view);
  const { roomTypes } = form;
  const edit = useMemo(() => {
    const editOf = (field: HotelField) => (text: string) => change({ type: 'hotel-field', field, text });
    return { hotelName: editOf('hotelName'), operatingDays: editOf('operatingDays') };
  }, [change]);
  return (
    <form ref={formRef} autoComplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="hotel">
        <TextField
          name="hotelName"
          label={copy.form.hotelName}
          placeholder={copy.form.hotelNamePlaceholder}
          maxLength={MAX_NAME_LENGTH}
          text={form.hotelName}
          onText={edit.hotelName}
        />
        <FigureField field="operatingDays" text={form.operatingDays} onText={edit.operatingDays} />
      </div>
      {roomTypes.map((room, index) => (
        <RoomCard
          key={room.id}
          room={room}
          index={index}
          change={change}
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

/** Add Room, with its reason when it is not offered, and Reset Form. */
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
