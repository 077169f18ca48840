import { useDeferredValue, useState } from 'react';
import { calculator as copy } from '../../../content/copy/calculator';
import type { RoomType } from '../../../domain/calculator';
import { useCalculatorContext } from '../calculator-context';
import { TotalFigure } from '../projection/total-figure';
import { houseShape, roomsSold } from './house-shape';
import { Street, type StreetHouse } from './street';

/** Shows the street and the total. The street is deferred: the field renders first. Throws outside <RevenueCalculator>. */
export function StreetAndTotal() {
  const { state } = useCalculatorContext();
  const houses = useHouses(useDeferredValue(state.roomTypes));
  const summary = copy.street({
    sold: houses.reduce((sum, { room, shape }) => sum + roomsSold(shape, room.occupancyRate), 0),
    rooms: houses.reduce((sum, { shape }) => sum + shape.rooms, 0),
    windowsShared: houses.some(({ shape }) => shape.roomsPerWindow > 1),
  });
  return (
    // One element, so that both are in the first frame after a change of page.
    <div>
      <Street houses={houses} summary={summary} />
      <TotalFigure summary={summary} />
    </div>
  );
}

/** Returns a house per room type. Builds its walls again only if the number of rooms or the place in the street changes. */
function useHouses(roomTypes: readonly RoomType[]): readonly StreetHouse[] {
  const [built, setBuilt] = useState(() => ({ roomTypes, houses: housesOf(roomTypes, []) }));
  if (built.roomTypes === roomTypes) return built.houses;
  const houses = housesOf(roomTypes, built.houses);
  setBuilt({ roomTypes, houses });
  return houses;
}

function housesOf(roomTypes: readonly RoomType[], previous: readonly StreetHouse[]): readonly StreetHouse[] {
  return roomTypes.map((room, place) => {
    const old = previous[place];
    const isSame = old?.room.id === room.id && old.room.numberOfRooms === room.numberOfRooms;
    return { room, shape: isSame ? old.shape : houseShape(room.id, place, room.numberOfRooms) };
  });
}
