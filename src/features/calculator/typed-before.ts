import { type CalculatorForm, DEFAULT_FORM, type RoomForm } from './calculator-form';

/** The names of the controls in the page, as the prerendered form carries them for its one room type. */
export const controlNames = {
  hotelName: 'hotelName',
  operatingDays: 'operatingDays',
  name: 'roomTypeName',
  numberOfRooms: 'numberOfRooms',
  averagePrice: 'averagePrice',
  occupancyRate: 'occupancyRate',
  occupancySlider: 'occupancySlider',
} as const;

/**
 * The script arrives after the page can be used: what a person typed into the prerendered form until then is taken
 * over, on top of the figures this device keeps. The same object when nothing was typed.
 */
export function withTypedBefore(form: CalculatorForm, element: HTMLFormElement | null): CalculatorForm {
  const [shown] = DEFAULT_FORM.roomTypes;
  if (!element || !shown) return form;
  const controls = new FormData(element);
  const typed = (control: keyof typeof controlNames, prerendered: string): string | null => {
    // The first of its name: the first room type.
    const value = controls.get(controlNames[control]);
    return typeof value === 'string' && value !== prerendered ? value : null;
  };
  const name = typed('name', shown.name);
  const numberOfRooms = typed('numberOfRooms', shown.numberOfRooms);
  const averagePrice = typed('averagePrice', shown.averagePrice);
  const occupancyRate =
    typed('occupancyRate', shown.occupancyRate) ?? typed('occupancySlider', shown.occupancyRate);
  const room: Partial<RoomForm> = {
    ...(name !== null && { name }),
    ...(numberOfRooms !== null && { numberOfRooms }),
    ...(averagePrice !== null && { averagePrice }),
    ...(occupancyRate !== null && { occupancyRate }),
  };
  const hotelName = typed('hotelName', DEFAULT_FORM.hotelName);
  const operatingDays = typed('operatingDays', DEFAULT_FORM.operatingDays);
  const isRoomTyped = Object.keys(room).length > 0;
  if (!isRoomTyped && hotelName === null && operatingDays === null) return form;
  const [first = shown, ...others] = form.roomTypes;
  return {
    hotelName: hotelName ?? form.hotelName,
    operatingDays: operatingDays ?? form.operatingDays,
    roomTypes: isRoomTyped ? [{ ...first, ...room }, ...others] : form.roomTypes,
  };
}
