import { expect, test } from 'vitest';
import { measureCopy } from '../../../src/content/copy/measure';
import { servicesCopy } from '../../../src/content/copy/services-page';
import { howWeMeasureLink } from '../../../src/content/navigation';
import { atomicLocking, frameworkSteps, services } from '../../../src/content/services';
import servicesPage from '../../../src/pages/services/page';
import { links, readPage, sectionOf, texts } from './read-page';

const { Page } = servicesPage;

test('each of the six services has an anchor', () => {
  expect(services).toHaveLength(6);
  expect(texts(readPage(Page), 'li[id] h2')).toEqual(services.map(({ title }) => title));
});

test('the framework has five numbered steps: data signals first, revenue last', () => {
  expect(texts(readPage(Page), 'ol li')).toEqual(
    frameworkSteps.map(({ title, text }, i) => servicesCopy.framework.step(i + 1) + title + text),
  );
  expect(frameworkSteps.map(({ id }) => id)).toEqual([
    'data-signals',
    'analysis',
    'rate-optimization',
    'growth',
    'revenue',
  ]);
});

test('the page says what atomic locking prevents, and its limit', () => {
  expect(readPage(Page).body.textContent).toContain(atomicLocking.text + atomicLocking.limit);
});

test('the results name the hotel that two of them belong to', () => {
  const results = sectionOf(readPage(Page), servicesCopy.results.title);
  expect(texts(results, 'dd')).toEqual(servicesCopy.results.list.map(({ value }) => value));
  expect(results?.textContent).toContain('Misty Night');
  expect(links(results)).toEqual([
    [howWeMeasureLink.text, howWeMeasureLink.href],
    [servicesCopy.results.action, '/case-studies'],
  ]);
});

test('one section says how every figure was counted and how a baseline is agreed', () => {
  const measures = sectionOf(readPage(Page), measureCopy.title);
  expect(howWeMeasureLink.href).toBe(`/services#${measures?.id}`);
  const figures = texts(measures, 'dt').join(' ');
  for (const figure of ['45%', '45.8%', '18-32%', '31%', '93%', '92%']) expect(figures).toContain(figure);
  expect(texts(measures, 'h3')).toEqual([measureCopy.baseline.title]);
});

test('the offer of help with a booking engine leads to the article about it', () => {
  const { title, action, href } = servicesCopy.bookingEngine;
  expect(href).toBe('/blog/hotel-booking-engine');
  expect(links(sectionOf(readPage(Page), title))).toEqual([[action, href]]);
});
