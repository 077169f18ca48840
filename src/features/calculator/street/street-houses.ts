import { useRef } from 'react';
import type { CalculatorState, RoomType } from '../../../domain/calculator';
import { type HouseShape, houseShape, litWindows } from './house-shape';

/** A room type as the street shows it. */
export interface StreetHouse {
  readonly room: RoomType;
  /** Its place in the street, from 0. */
  readonly place: number;
  readonly shape: HouseShape;
  /** Windows, and how many of them are lit. */
  readonly windows: number;
  readonly lit: number;
}

/**
 * The houses of all room types. One that nothing changed in stays the same object; its walls are built anew only when
 * its number of rooms, or its place, changes.
 */
export function useStreetHouses({ roomTypes }: CalculatorState): readonly StreetHouse[] {
  const known = useRef<ReadonlyMap<string, StreetHouse>>(new Map());
  const houses = roomTypes.map((room, place) => {
    const last = known.current.get(room.id);
    return last?.room === room && last.place === place ? last : house(room, place, last);
  });
  known.current = new Map(houses.map((each) => [each.room.id, each]));
  return houses;
}

function house(room: RoomType, place: number, last: StreetHouse | undefined): StreetHouse {
  const isBuilt = last?.place === place && last.room.numberOfRooms === room.numberOfRooms;
  const shape = isBuilt ? last.shape : houseShape(room.id, place, room.numberOfRooms);
  return { room, place, shape, ...litWindows(shape, room.occupancyRate) };
}

/** The windows of the whole street: how many, how many of them lit, and whether one stands for several rooms anywhere. */
export function countWindows(houses: readonly StreetHouse[]): {
  lit: number;
  windows: number;
  roomsShare: boolean;
} {
  return {
    lit: houses.reduce((sum, { lit }) => sum + lit, 0),
    windows: houses.reduce((sum, { windows }) => sum + windows, 0),
    roomsShare: houses.some(({ shape }) => shape.per > 1),
  };
}
