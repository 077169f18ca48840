import { fireEvent, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { homeCopy } from '../../../src/content/copy/home';
import { integrationPartners } from '../../../src/content/partners';
import { Hero } from '../../../src/pages/home/hero';
import home from '../../../src/pages/home/page';
import homeScript from '../../../src/pages/home/script';
import { links, readPage, sectionOf, texts } from './read-page';

const { Page } = home;
const { slides } = homeCopy.hero;

test('without script every slide is in the page, and the first one is chosen', () => {
  const page = readPage(Page);
  const hero = sectionOf(page, slides[0].headline);
  expect(texts(hero, 'h1, h2')).toEqual(slides.map((slide) => slide.headline));
  const windows = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(windows.map((window) => window.defaultChecked)).toEqual([true, false, false]);
});

test('a swipe chooses the next or the previous slide, and stops at the first and the last', () => {
  const { container } = render(<Hero />);
  onTestFinished(homeScript.enhance(container));
  const swipe = (from: number, to: number) => {
    const words = container.querySelector('p') ?? container;
    fireEvent.touchStart(words, { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(words, { changedTouches: [{ clientX: to, clientY: 310 }] });
    return container.querySelector<HTMLInputElement>('input:checked')?.value;
  };
  expect(swipe(100, 300)).toBe('evening');
  expect(swipe(300, 100)).toBe('slow-night');
  expect(swipe(300, 100)).toBe('house-full');
  expect(swipe(300, 100)).toBe('house-full');
  // Shorter than a swipe.
  expect(swipe(100, 130)).toBe('house-full');
});

test('each figure of the home page shows its base', () => {
  const stats = readPage(Page).querySelector(`[aria-label="${homeCopy.stats.label}"]`);
  expect(texts(stats, 'dd')).toEqual(homeCopy.stats.list.map(({ value }) => value));
  expect(texts(stats, 'dt')).toEqual(
    homeCopy.stats.list.map(({ label, base = homeCopy.stats.noBase }) => `${label}${base}`),
  );
});

test('the starting price is beside its promises and the note that limits them', () => {
  const { prefix, price, unit, promises, note } = homeCopy.pricing;
  const section = sectionOf(readPage(Page), `${prefix} ${price.display} ${unit}`);
  expect(texts(section, 'li')).toEqual(promises);
  expect(section?.textContent).toContain(note);
});

test('each of the eight partners is a link to its site', () => {
  const partners = sectionOf(readPage(Page), homeCopy.partners.title);
  expect(links(partners)).toEqual(
    integrationPartners.map(({ name, domain, website }) => [`${name}${domain}`, website]),
  );
  expect(integrationPartners).toHaveLength(8);
});

test('the page links to two case studies, three articles and every main page', () => {
  const addresses = links(readPage(Page)).map(([, href]) => href);
  expect(addresses.filter((href) => href?.startsWith('/case-studies/'))).toHaveLength(2);
  expect(addresses.filter((href) => href?.startsWith('/blog/'))).toHaveLength(3);
  expect(addresses).toEqual(
    expect.arrayContaining(['/contact', '/about', '/services', '/pricing', '/case-studies', '/blog']),
  );
});
