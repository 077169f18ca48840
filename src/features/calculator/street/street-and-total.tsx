import { useDeferredValue, useMemo } from 'react';
import { calculatorCopy as copy } from '../../../content/copy/calculator/page';
import { useCalculator } from '../state/calculator-provider';
import { TotalFigure } from '../total/total-figure';
import { Street } from './street';
import { streetHouse } from './street-house';

/** Shows the street, the total and how many rooms are sold. React renders the total before the rest. */
export function StreetAndTotal() {
  const roomTypes = useDeferredValue(useCalculator().hotelInput.roomTypes);
  const houses = useMemo(
    () => roomTypes.map((roomType, index) => ({ ...roomType, ...streetHouse(roomType, index) })),
    [roomTypes],
  );
  const summary = copy.street({
    sold: houses.reduce((sum, { roomsSold }) => sum + roomsSold, 0),
    rooms: houses.reduce((sum, { rooms }) => sum + rooms, 0),
    areRoomsGrouped: houses.some(({ roomsPerWindow }) => roomsPerWindow > 1),
  });
  return (
    // They are one element, so that both are in the first frame after a change of page.
    <div>
      <Street houses={houses} summary={summary} />
      <TotalFigure summary={summary} />
    </div>
  );
}
