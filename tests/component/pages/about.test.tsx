import { expect, test } from 'vitest';
import { aboutCopy } from '../../../src/content/copy/about';
import about from '../../../src/pages/about/page';
import { links, readPage, texts } from './read-page';

const { Page } = about;

test('the page lists four services and three reasons', () => {
  const page = readPage(Page);
  expect(texts(page, 'ul h3')).toHaveLength(4);
  expect(texts(page, 'ol h3')).toHaveLength(3);
});

test('the free audit leads to the contact page', () => {
  expect(links(readPage(Page))).toContainEqual([aboutCopy.closing.action, '/contact']);
});

test('the name in Kannada, the office and its window at night have alternative texts', () => {
  const pictures = [...readPage(Page).querySelectorAll('img, [role=img]')];
  expect(
    pictures.map((picture) => picture.getAttribute('aria-label') ?? picture.getAttribute('alt')),
  ).toEqual([aboutCopy.intro.kannada, aboutCopy.intro.pictureText, aboutCopy.closing.pictureText]);
});
