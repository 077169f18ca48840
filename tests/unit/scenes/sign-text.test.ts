import { expect, test } from 'vitest';
import { numberedDoor } from '../../../src/scenes/building-parts/numbered-door';
import { keyTag } from '../../../src/scenes/front-desk/key-tag';

const textIn = (svg: string) => /<text [^>]*>([^<]*)</.exec(svg)?.[1];
const door = (number: string) => textIn(numberedDoor({ number, colour: 'indigo' }));

test('four characters fit on a key tag and on a door, even wide ones', () => {
  for (const text of ['40+', '100%', '1204'])
    expect([textIn(keyTag(text)), door(text)]).toEqual([text, text]);
});

test('a longer text is shortened, so that it stays on the key tag and on the plate of the door', () => {
  expect(textIn(keyTag('1,00,000'))).toBe('1,0…');
  expect(door('Reception')).toBe('Rec…');
});
