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

/** Returns the houses. Throws outside <StreetProvider>. */
export function useStreet(): StreetView {
  const view = useContext(StreetContext);
  if (!view) throw new Error('useStreet needs a <StreetProvider> above it');
  return view;
}

/**
 * Provides the houses of all room types, deferred: React renders the edited field, the total and the table first. A change
 * that no house shows, such as a price, renders nothing here.
 */
export function StreetProvider({ children }: { children: ReactNode }) {
  const { roomTypes } = useCalculatorView().state;
  const shown = useDeferredValue(useSameList(roomTypes, looksTheSame));
  const known = useRef<ReadonlyMap<string, StreetHouse>>(new Map());
  const view = useMemo(() => {
    const houses = shown.map((room, place) => houseOf(room, place, known.current.get(room.id)));
    known.current = new Map(houses.map((each) => [each.room.id, each]));
    return { houses, windows: copy.windows(countRooms(houses)) };
  }, [shown]);
  return <StreetContext value={view}>{children}</StreetContext>;
}

/** Returns the previous list while each of its items equals the new one. */
export function useSameList<Item>(
  list: readonly Item[],
  isEqual: (item: Item, known: Item | undefined) => boolean,
): readonly Item[] {
  const known = useRef(list);
  const isSame =
    known.current.length === list.length && list.every((item, i) => isEqual(item, known.current[i]));
  if (!isSame) known.current = list;
  return known.current;
}

/** Whether both room types give the same house. */
function looksTheSame(one: RoomType, other: RoomType | undefined): boolean {
  return (
    one === other ||
    (one.id === other?.id &&
      one.name === other.name &&
      one.numberOfRooms === other.numberOfRooms &&
      one.occupancyRate === other.occupancyRate)
  );
}

/** Returns the same object for an unchanged room type. Builds the walls again only if the number of rooms or the place changes. */
function houseOf(room: RoomType, place: number, last: StreetHouse | undefined): StreetHouse {
  const isBuilt = last?.place === place && last.room.numberOfRooms === room.numberOfRooms;
  if (isBuilt && looksTheSame(room, last.room)) return last;
  const shape = isBuilt ? last.shape : houseShape(room.id, place, room.numberOfRooms);
  return { room, place, shape, sold: roomsSold(shape, room.occupancyRate) };
}

/** Counts the rooms of the street. `windowsShared`: in some house a window represents several rooms. */
function countRooms(houses: readonly StreetHouse[]): { sold: number; rooms: number; windowsShared: boolean } {
  return {
    sold: houses.reduce((sum, { sold }) => sum + sold, 0),
    rooms: houses.reduce((sum, { shape }) => sum + shape.rooms, 0),
    windowsShared: houses.some(({ shape }) => shape.per > 1),
  };
}
