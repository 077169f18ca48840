import { useDeferredValue, useMemo, useRef } from 'react';
import { calculator as copy } from '../../../content/copy/calculator';
import type { RoomType } from '../../../domain/calculator';
import { useCalculatorContext } from '../calculator-context';
import { TotalFigure } from '../projection/total-figure';
import { type HouseShape, houseShape, roomsSold } from './house-shape';
import { Street, type StreetHouse } from './street';

/** Shows the street and the total. The street is deferred: field, total and table render first. Throws outside <RevenueCalculator>. */
export function StreetAndTotal() {
  const { state } = useCalculatorContext();
  const houses = useHouses(useDeferredValue(state.roomTypes));
  const windows = copy.windows({
    sold: houses.reduce((sum, { room, shape }) => sum + roomsSold(shape, room.occupancyRate), 0),
    rooms: houses.reduce((sum, { shape }) => sum + shape.rooms, 0),
    windowsShared: houses.some(({ shape }) => shape.per > 1),
  });
  return (
    // One element, so that both are in the first frame after a change of page.
    <div>
      <Street houses={houses} windows={windows} />
      <TotalFigure windows={windows} />
    </div>
  );
}

/** Returns a house per room type. Builds its walls again only if the number of rooms or the place in the street changes. */
function useHouses(roomTypes: readonly RoomType[]): readonly StreetHouse[] {
  const built = useRef<ReadonlyMap<string, HouseShape>>(new Map());
  return useMemo(() => {
    const shapes = new Map<string, HouseShape>();
    const houses = roomTypes.map((room, place) => {
      const key = JSON.stringify([room.id, place, room.numberOfRooms]);
      const shape = built.current.get(key) ?? houseShape(room.id, place, room.numberOfRooms);
      shapes.set(key, shape);
      return { room, shape };
    });
    built.current = shapes;
    return houses;
  }, [roomTypes]);
}
