import { useCallback } from 'react';
import { calculator as copy } from '../../content/copy/calculator';
import { useCalculatorView } from './calculator-context';
import { FormActions } from './form-actions';
import { styles } from './hotel-information.look';
import { NumberField } from './number-field';
import { RoomCard } from './room-card';
import { TextField } from './text-field';
import { controlNames } from './typed-before';
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
  const { form, change, formRef, isUnsaved } = useCalculatorView();
  const { addRoom, removeRoom, reset } = useFormActions(form, change, formRef);
  const { roomTypes } = form;
  const handleName = useCallback((text: string) => change({ type: 'hotel-name', text }), [change]);
  const handleDays = useCallback(
    (_field: unknown, text: string) => change({ type: 'operating-days', text }),
    [change],
  );
  return (
    <form ref={formRef} autoComplete="off" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="hotel">
        <TextField
          name={controlNames.hotelName}
          label={copy.form.hotelName}
          placeholder={copy.form.hotelNamePlaceholder}
          text={form.hotelName}
          onText={handleName}
        />
        <NumberField
          field="operatingDays"
          label={copy.form.operatingDays}
          text={form.operatingDays}
          onText={handleDays}
        />
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
      <FormActions count={roomTypes.length} onAdd={addRoom} onReset={reset} />
      <div role="status">{isUnsaved ? <p className="unsaved">{copy.form.notSaved}</p> : null}</div>
    </form>
  );
}
