// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  hideLowerSections,
  layOutAtOnce,
  layOutLowerSections,
} from '../../../../src/app/page-runtime/deferred-layout';

/** In jsdom, without `requestIdleCallback`, each idle moment comes after this time. */
const IDLE_MS = 200;

beforeEach(() => {
  vi.useFakeTimers();
});

/** A page with a hero, an island of two parts and a last section, and a function that lists the ids of the laid out parts. */
function openPage() {
  const content = document.createElement('div');
  content.innerHTML =
    '<header id="hero"></header><div id="island" data-island="form"><p id="fields"></p><p id="total"></p></div><section id="more"></section>';
  const parts = [...content.querySelectorAll<HTMLElement>('[id]')];
  const laidOut = () =>
    parts.filter(({ style }) => style.contentVisibility === 'visible').map(({ id }) => id);
  return { content, laidOut };
}

test('the lower sections are laid out in order, one at each idle moment, and then the whole page', async () => {
  const { content, laidOut } = openPage();
  layOutLowerSections(content);
  const order = ['hero', 'island', 'fields', 'total', 'more'];
  expect(laidOut()).toEqual([]);
  for (const count of [1, 2, 3, 4, 5]) {
    await vi.advanceTimersByTimeAsync(IDLE_MS);
    expect(laidOut()).toEqual(order.slice(0, count));
    expect(content.dataset.laidOut).toBeUndefined();
  }
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(content.dataset.laidOut).toBe('');
});

test('a page that is laid out already gets no style', async () => {
  const { content, laidOut } = openPage();
  layOutAtOnce(content);
  layOutLowerSections(content);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(laidOut()).toEqual([]);
});

test('lower sections are hidden until the next paint', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    Number(setTimeout(() => frame(0), 16)),
  );
  const { content } = openPage();
  hideLowerSections(content);
  expect(content.dataset.lowerHidden).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(content.dataset.lowerHidden).toBeUndefined();
});

test('in a tab that is never painted, lower sections are hidden for three seconds', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { content } = openPage();
  hideLowerSections(content);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(content.dataset.lowerHidden).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  expect(content.dataset.lowerHidden).toBeUndefined();
});
