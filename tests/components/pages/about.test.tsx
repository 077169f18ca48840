import { expect, test } from 'vitest';
import { Page } from '../../../src/pages/about/page';
import { sceneFiles } from '../../../src/site-build/files/scene-files';
import { links, readPage, sceneAddresses, texts } from './read-page';

test('four services and three reasons stand in lists of their own', () => {
  const page = readPage(Page);
  expect(texts(page, 'ul h3')).toHaveLength(4);
  expect(texts(page, 'ol h3')).toHaveLength(3);
});

test('the free 10-minute audit leads to the contact page', () => {
  expect(links(readPage(Page))).toContainEqual(['Book the free 10-minute audit', '/contact']);
});

test('the name in Kannada, the office and its window at night are said in words', () => {
  const pictures = [...readPage(Page).querySelectorAll('img, [role=img]')];
  expect(
    pictures.map((picture) => picture.getAttribute('aria-label') ?? picture.getAttribute('alt')),
  ).toEqual([
    expect.stringContaining('written in Kannada'),
    expect.stringContaining('Inside our office at dusk'),
    expect.stringContaining('from outside at night'),
  ]);
});

test('every picture that the page asks for is drawn by the build', () => {
  const files = sceneFiles();
  expect(sceneAddresses(readPage(Page)).filter((address) => !(address in files))).toEqual([]);
});
