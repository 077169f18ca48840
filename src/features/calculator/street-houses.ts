import { useRef } from 'react';
import type { CalculatorState } from '../../domain/calculator';
import { type HouseShape, houseShape, litWindows } from './house-shape';

/** A room type as the street shows it. */
export interface StreetHouse {
  readonly id: string;
  readonly name: string;
  /** Percent. */
  readonly occupancy: number;
  readonly shape: HouseShape;
}

/** The houses of all room types. A house is built anew only when its own number of rooms, or its place, changes. */
export function useStreetHouses({ roomTypes }: CalculatorState): readonly StreetHouse[] {
  const built = useRef(new Map<string, { place: number; rooms: number; shape: HouseShape }>());
  const known = built.current;
  built.current = new Map();
  return roomTypes.map(({ id, name, numberOfRooms, occupancyRate }, place) => {
    const last = known.get(id);
    const isSame = last?.place === place && last.rooms === numberOfRooms;
    const house = isSame
      ? last
      : { place, rooms: numberOfRooms, shape: houseShape(id, place, numberOfRooms) };
    built.current.set(id, house);
    return { id, name, occupancy: occupancyRate, shape: house.shape };
  });
}

/** The windows of the whole street: how many, how many of them lit, and whether one stands for several rooms anywhere. */
export function countWindows(houses: readonly StreetHouse[]): {
  lit: number;
  windows: number;
  roomsShare: boolean;
} {
  const counts = houses.map(({ shape, occupancy }) => litWindows(shape, occupancy));
  return {
    lit: counts.reduce((sum, { lit }) => sum + lit, 0),
    windows: counts.reduce((sum, { windows }) => sum + windows, 0),
    roomsShare: houses.some(({ shape }) => shape.per > 1),
  };
}
