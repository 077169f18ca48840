import { DEFAULT_HOTEL } from '../../../domain/calculator/hotel-input';
import { type HotelFormValues, hotelFormValuesFrom } from './hotel-form-values';

/** The `name` of the input for a room type's name. Other inputs are named after their field, but `form.name` is taken. */
export const ROOM_TYPE_NAME_CONTROL = 'roomTypeName';

/**
 * Returns a copy of the stored `hotelForm` with the early input: the texts in `controls`, of hotel and first room type, that
 * differ from those of `DEFAULT_HOTEL`.
 * - If `hotelForm` has no room type, and there is early input for one, a default room type with this input is added.
 * - Returns `hotelForm` itself if there is no early input.
 */
export function withEarlyInput(hotelForm: HotelFormValues, controls: FormData): HotelFormValues {
  const { roomTypes, ...prerenderedHotel } = hotelFormValuesFrom(DEFAULT_HOTEL);
  const [prerenderedRoomType] = roomTypes;
  if (!prerenderedRoomType) return hotelForm;
  const hotelValues = changedValues(prerenderedHotel, controls);
  const roomTypeValues = changedValues(prerenderedRoomType, controls);
  const isRoomTypeEntered = Object.keys(roomTypeValues).length > 0;
  if (!isRoomTypeEntered && Object.keys(hotelValues).length === 0) return hotelForm;
  const [first = prerenderedRoomType, ...others] = hotelForm.roomTypes;
  return {
    ...hotelForm,
    ...hotelValues,
    roomTypes: isRoomTypeEntered ? [{ ...first, ...roomTypeValues }, ...others] : hotelForm.roomTypes,
  };
}

/** Returns the texts that differ from the prerendered ones. A slider and its number field share a name; the field is last. */
function changedValues<Field extends string>(
  prerendered: Readonly<Record<Field, string>>,
  controls: FormData,
): Partial<Record<Field, string>> {
  const changed: Partial<Record<Field, string>> = {};
  for (const field in prerendered) {
    const texts = controls.getAll(field === 'name' ? ROOM_TYPE_NAME_CONTROL : field);
    const text = texts.findLast((value) => value !== prerendered[field]);
    if (typeof text === 'string') changed[field] = text;
  }
  return changed;
}
