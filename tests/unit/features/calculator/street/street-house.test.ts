import { expect, test } from 'vitest';
import { streetHouse } from '../../../../../src/features/calculator/street/street-house';
import { houseColours, houseStyles } from '../../../../../src/scenes/houses/house-style';

const house = (numberOfRooms: number, occupancyRate: number, index = 0) =>
  streetHouse({ id: 'a', numberOfRooms, occupancyRate }, index);

test('each room is a window, and the lit part of all windows is the rooms sold a night', () => {
  const { rooms, roomsSold, lights } = house(10, 75);
  expect([rooms, roomsSold, lights.length]).toEqual([10, 7.5, 10]);
  expect(lights.reduce((sum, { litFraction }) => sum + litFraction, 0)).toBeCloseTo(7.5);
});

test.each([
  [10, 130, 10],
  [10, -5, 0],
  [2.5, 50, 1.25],
  [0, 70, 0],
  [-3, 70, 0],
])('of %d rooms at %d percent, %d are sold', (rooms, occupancy, sold) => {
  expect(house(rooms, occupancy).roomsSold).toBe(sold);
});

test('without rooms a house has one dark window', () => {
  expect(house(0, 70).lights.map(({ litFraction }) => litFraction)).toEqual([0]);
});

test('a light is at the place of its window', () => {
  const { lights, lightScale, windows } = house(24, 70);
  const places = lights.map(({ x, y }) => [x * lightScale.x, y * lightScale.y]);
  windows.forEach(({ x, y }, i) => {
    expect(places[i]?.[0]).toBeCloseTo(x);
    expect(places[i]?.[1]).toBeCloseTo(y);
  });
});

test('each house has the next style, and after the last style the first returns', () => {
  const colours = [...houseStyles, ...houseStyles].map((style) => houseColours[style]);
  expect(colours.map((_, index) => house(10, 70, index).colours)).toEqual(colours);
});
