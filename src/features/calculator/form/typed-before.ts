import { type CalculatorForm, DEFAULT_FORM } from './calculator-form';

/** Controls are called as their fields are, but for this one: `form.name` is the form's own. */
export const roomNameControl = 'roomTypeName';

/**
 * The script arrives after the page can be used: what a person typed into the prerendered form until then is taken
 * over, on top of the figures this device keeps. The same object when nothing was typed.
 */
export function withTypedBefore(form: CalculatorForm, element: HTMLFormElement | null): CalculatorForm {
  const { roomTypes, ...servedHotel } = DEFAULT_FORM;
  const [servedRoom] = roomTypes;
  if (!element || !servedRoom) return form;
  const controls = new FormData(element);
  const hotel = typedOver(servedHotel, controls);
  const { occupancySlider, ...typed } = typedOver(
    { ...servedRoom, occupancySlider: servedRoom.occupancyRate },
    controls,
  );
  const room = occupancySlider === undefined ? typed : { occupancyRate: occupancySlider, ...typed };
  const isRoomTyped = Object.keys(room).length > 0;
  if (!isRoomTyped && Object.keys(hotel).length === 0) return form;
  const [first = servedRoom, ...others] = form.roomTypes;
  return {
    ...form,
    ...hotel,
    roomTypes: isRoomTyped ? [{ ...first, ...room }, ...others] : form.roomTypes,
  };
}

/** The texts that are no longer those the controls were served with. The first of each name: the first room type. */
function typedOver<Field extends string>(
  served: Readonly<Record<Field, string>>,
  controls: FormData,
): Partial<Record<Field, string>> {
  const typed: Partial<Record<Field, string>> = {};
  for (const field in served) {
    const text = controls.get(field === 'name' ? roomNameControl : field);
    if (typeof text === 'string' && text !== served[field]) typed[field] = text;
  }
  return typed;
}
