import { useDeferredValue, useMemo } from 'react';
import { calculatorCopy as copy } from '../../../content/copy/calculator';
import { TotalFigure } from '../projection/total-figure';
import { useHotelState } from '../state/use-calculator';
import { houseShape, roomsSold } from './house-shape';
import { Street } from './street';

/** Shows street, total and number of sold rooms. An edit changes the total first. */
export function StreetAndTotal() {
  const roomTypes = useDeferredValue(useHotelState().hotelInput.roomTypes);
  const houses = useMemo(
    () => roomTypes.map((roomType, index) => ({ roomType, shape: houseShape(roomType, index) })),
    [roomTypes],
  );
  const summary = copy.street({
    sold: houses.reduce((sum, { roomType, shape }) => sum + roomsSold(shape, roomType.occupancyRate), 0),
    rooms: houses.reduce((sum, { shape }) => sum + shape.rooms, 0),
    areRoomsGrouped: houses.some(({ shape }) => shape.plan.roomsPerWindow > 1),
  });
  return (
    // They are one element, so that both are in the first frame after a change of page.
    <div>
      <Street houses={houses} summary={summary} />
      <TotalFigure summary={summary} />
    </div>
  );
}
