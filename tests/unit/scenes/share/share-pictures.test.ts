import { expect, test } from 'vitest';
import { drawings as hundred } from '../../../../src/scenes/articles/hundred';
import { shutter } from '../../../../src/scenes/building-parts/shutter';
import { drawings as mistyNight } from '../../../../src/scenes/case-studies/misty-night';
import { caseStudySharePicture } from '../../../../src/scenes/share/case-study-share-picture';
import { objectSharePicture, rowSharePicture } from '../../../../src/scenes/share/share-layouts';

const wordsIn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map((match) => match[1] ?? '');

test('a long title is written smaller, not shortened', () => {
  const title =
    'What is a hotel booking engine, and what does an independent hotel of twenty rooms need from it?';
  const words = wordsIn(hundred.drawSharePicture({ title, tagline: 'x' }));
  expect(words.join(' ')).toContain(title.split(' ').slice(-2).join(' ').replace("'", '&#39;'));
  expect(words.join(' ')).not.toContain('…');
});

test('the last line of a title is not a single word', () => {
  const words = wordsIn(
    hundred.drawSharePicture({ title: 'MakeMyTrip promotions: tier 1, 2 and 3', tagline: 'x' }),
  );
  expect(words).toContain('tier 1, 2 and 3');
});

test('the figure of a case study is followed by its meaning', () => {
  const words = wordsIn(
    caseStudySharePicture(mistyNight.shareLandscape, {
      title: 'Misty Night',
      figure: '45.8%',
      meaning: 'annual OTA revenue growth',
      tagline: 'A case study',
    }),
  );
  expect(words.join(' ')).toContain('Misty Night 45.8% annual OTA revenue growth');
});

test('a title of long words is broken between words', () => {
  const drawSharePicture = objectSharePicture({ object: shutter('chai'), size: { w: 146, h: 134 } });
  const svg = drawSharePicture({ title: 'Revenue Calculator', tagline: 'x' });
  expect(wordsIn(svg).slice(0, 2)).toEqual(['Revenue', 'Calculator']);
});

test('the drawings of a row have one width and are all inside the picture', () => {
  const objects = [shutter(), shutter('chai'), shutter()];
  const drawSharePicture = rowSharePicture({
    objects,
    size: { w: 146, h: 134 },
    sky: '#24439B',
  });
  const svg = drawSharePicture({ title: 'Three windows', tagline: 'x' });
  const boxes = [...svg.matchAll(/<svg x="([\d.]+)" y="[\d.]+" width="([\d.]+)"[^>]*viewBox="2 36/g)].map(
    (box) => box.slice(1).map(Number),
  );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(([, width]) => width)).size).toBe(1);
  for (const [x = 0, width = 0] of boxes) expect(x + width).toBeLessThanOrEqual(1200);
});
