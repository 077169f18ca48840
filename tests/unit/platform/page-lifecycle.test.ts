// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, onPageHidden, onVisitorReturn, whenIdle } from '../../../src/platform/page-lifecycle';

// jsdom has no page transitions.
class TestPageTransitionEvent extends Event {
  readonly persisted: boolean;
  constructor(type: string, { persisted }: { persisted: boolean }) {
    super(type);
    this.persisted = persisted;
  }
}

beforeEach(() => {
  vi.stubGlobal('PageTransitionEvent', TestPageTransitionEvent);
  vi.useFakeTimers();
});

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('each return is reported once, however many events it fires', () => {
  const callback = vi.fn();
  const stop = onVisitorReturn(callback);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(4);
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(2);
  window.dispatchEvent(new TestPageTransitionEvent('pageshow', { persisted: true }));
  expect(callback).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  window.dispatchEvent(new Event('focus'));
  expect(callback).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(11_000);
  window.dispatchEvent(new Event('focus'));
  expect(callback).toHaveBeenCalledTimes(2);
});

test('hiding a page and its first show are not a return', () => {
  const callback = vi.fn();
  const stop = onVisitorReturn(callback);
  becomes('hidden');
  vi.restoreAllMocks();
  window.dispatchEvent(new TestPageTransitionEvent('pageshow', { persisted: false }));
  stop();
  expect(callback).not.toHaveBeenCalled();
});

test('a page from the back/forward cache is a return', () => {
  const callback = vi.fn();
  const stop = onVisitorReturn(callback);
  window.dispatchEvent(new TestPageTransitionEvent('pageshow', { persisted: true }));
  stop();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('each time the page is hidden is reported, each time it is shown is not', () => {
  const callback = vi.fn();
  const stop = onPageHidden(callback);
  becomes('hidden');
  becomes('visible');
  becomes('hidden');
  stop();
  becomes('hidden');
  expect(callback).toHaveBeenCalledTimes(2);
});

test('afterPaint calls back once, even in a tab that is never painted', async () => {
  const painted = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => Number(frame(0)));
  afterPaint(painted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(painted).toHaveBeenCalledTimes(1);

  const unpainted = vi.fn();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  afterPaint(unpainted);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(unpainted).toHaveBeenCalledTimes(1);
});

test('whenIdle calls back after the load event, in a browser without requestIdleCallback', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const callback = vi.fn();
  whenIdle(callback);
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('load'));
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(callback).toHaveBeenCalledTimes(1);
});
