import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useRef } from 'react';
import { calculator as copy } from '../../../content/copy/calculator';
import type { RoomType } from '../../../domain/calculator';
import { useCalculatorView } from '../calculator-context';
import { type HouseShape, houseShape, roomsSold } from './house-shape';

/** A room type as the street shows it. */
interface StreetHouse {
  readonly room: RoomType;
  /** Its place in the street, from 0. */
  readonly place: number;
  readonly shape: HouseShape;
  /** Rooms sold a night, an average. */
  readonly sold: number;
}

interface StreetView {
  readonly houses: readonly StreetHouse[];
  /** What the street shows, as a sentence. */
  readonly windows: string;
}

const StreetContext = createContext<StreetView | null>(null);

/** The houses, for the parts inside <StreetHouses>. Throws outside of it. */
export function useStreet(): StreetView {
  const view = useContext(StreetContext);
  if (!view) throw new Error('This part of the calculator stands outside <StreetHouses>');
  return view;
}

/**
 * Gives its content the houses of all room types. They follow the figures a frame later: a key or a tap is answered by
 * field, total and table first. A change that no house shows, as of a price, does not come here at all.
 */
export function StreetHouses({ children }: { children: ReactNode }) {
  const { roomTypes } = useCalculatorView().state;
  const drawn = useDeferredValue(useSameDrawing(roomTypes));
  const known = useRef<ReadonlyMap<string, StreetHouse>>(new Map());
  const view = useMemo(() => {
    const houses = drawn.map((room, place) => house(room, place, known.current.get(room.id)));
    known.current = new Map(houses.map((each) => [each.room.id, each]));
    return { houses, windows: copy.windows(countRooms(houses)) };
  }, [drawn]);
  return <StreetContext value={view}>{children}</StreetContext>;
}

/** The list as it was, for as long as its houses would look the same. */
function useSameDrawing(roomTypes: readonly RoomType[]): readonly RoomType[] {
  const known = useRef(roomTypes);
  const isSame =
    known.current.length === roomTypes.length &&
    roomTypes.every((room, i) => looksTheSame(room, known.current[i]));
  if (!isSame) known.current = roomTypes;
  return known.current;
}

function looksTheSame(one: RoomType, other: RoomType | undefined): boolean {
  return (
    one === other ||
    (one.id === other?.id &&
      one.name === other.name &&
      one.numberOfRooms === other.numberOfRooms &&
      one.occupancyRate === other.occupancyRate)
  );
}

/** One that nothing changed in stays the same object; its walls are built anew only when its rooms or its place change. */
function house(room: RoomType, place: number, last: StreetHouse | undefined): StreetHouse {
  const isBuilt = last?.place === place && last.room.numberOfRooms === room.numberOfRooms;
  if (isBuilt && looksTheSame(room, last.room)) return last;
  const shape = isBuilt ? last.shape : houseShape(room.id, place, room.numberOfRooms);
  return { room, place, shape, sold: roomsSold(shape, room.occupancyRate) };
}

/** The rooms of the whole street: how many, how many of them sold, and whether a window stands for several anywhere. */
function countRooms(houses: readonly StreetHouse[]): { sold: number; rooms: number; windowsShared: boolean } {
  return {
    sold: houses.reduce((sum, { sold }) => sum + sold, 0),
    rooms: houses.reduce((sum, { shape }) => sum + shape.rooms, 0),
    windowsShared: houses.some(({ shape }) => shape.per > 1),
  };
}
