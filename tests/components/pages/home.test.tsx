import { cleanup, fireEvent, render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { homeCopy } from '../../../src/content/copy/home';
import { integrationPartners } from '../../../src/content/partners';
import { Hero } from '../../../src/pages/home/hero';
import { Page } from '../../../src/pages/home/page';
import { add as letSwipe } from '../../../src/pages/home/script';
import { heroScene } from '../../../src/scenes/houses/hero-scene';
import { sceneFiles } from '../../../src/site-build/files/scene-files';
import { links, readPage, sceneAddresses, sectionOf, texts } from './read-page';

const { slides } = homeCopy.hero;

test('the headline of the first slide is the one title of the home page', () => {
  expect(texts(readPage(Page), 'h1')).toEqual(['Transforming Entrepreneurs into Hoteliers']);
});

test('every slide is in the page before any script, and the first one is chosen', () => {
  const page = readPage(Page);
  const hero = sectionOf(page, slides[0].content);
  expect(texts(hero, 'h1, h2')).toEqual(slides.map((slide) => slide.content));
  const windows = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(windows.map((window) => window.defaultChecked)).toEqual([true, false, false]);
});

test.each(slides)(
  'the tally of slide $id counts the windows that its drawings light',
  ({ occupancy, windows }) => {
    const { lit, windows: all } = heroScene({ id: 'w', occupancy });
    expect(windows.wide).toEqual({ lit, windows: all });
    const phone = heroScene({ id: 'p', w: 390, h: 430, occupancy });
    expect(windows.phone).toEqual({ lit: phone.lit, windows: phone.windows });
  },
);

test('a swipe chooses the next slide or the former one, and ends at the first and the last', () => {
  onTestFinished(cleanup);
  const { container } = render(<Hero />);
  onTestFinished(letSwipe(container));
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
  // Too short to be meant.
  expect(swipe(100, 130)).toBe('house-full');
});

test('the strip says whose figures it shows', () => {
  const strip = readPage(Page).querySelector(`[aria-label="${homeCopy.stats.label}"]`);
  expect(texts(strip, 'dd')).toEqual(['45.8%', '103.2%', '73%', '32%']);
  expect(texts(strip, 'dt')).toEqual([
    'revenue growthMisty Night, annual OTA revenue',
    'ADR increaseMisty Night, average daily rate',
    'digital bookingsour own count',
    'RevPAR growthour own count',
  ]);
});

test('the starting price stands with its promises and with what they leave out', () => {
  const price = sectionOf(readPage(Page), 'Starting at ₹4,000 a month, plus an agreed share of the growth');
  expect(price?.textContent).toMatch(/₹4,000.*No hidden fees.*Cancel anytime.*30-day cancellation notice/);
});

test('eight partners stand with name and address, and lead to it', () => {
  const partners = sectionOf(readPage(Page), homeCopy.partners.title);
  expect(links(partners)).toEqual(
    integrationPartners.map(({ name, domain, website }) => [`${name}${domain}`, website]),
  );
  expect(integrationPartners).toHaveLength(8);
});

test('two cases, three articles and every other page are a link away', () => {
  const addresses = links(readPage(Page)).map(([, href]) => href);
  expect(addresses.filter((href) => href?.startsWith('/case-studies/'))).toHaveLength(2);
  expect(addresses.filter((href) => href?.startsWith('/blog/'))).toHaveLength(3);
  expect(addresses).toEqual(
    expect.arrayContaining(['/contact', '/about', '/services', '/pricing', '/case-studies', '/blog']),
  );
});

test('every picture that the home page asks for is drawn by the build', () => {
  const files = sceneFiles();
  expect(sceneAddresses(readPage(Page)).filter((address) => !(address in files))).toEqual([]);
});
