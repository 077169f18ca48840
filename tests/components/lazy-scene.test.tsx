import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyScene } from '../../src/components/lazy-scene';
import { sceneSource } from '../../src/components/scene-source';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const code = { draw: () => '<svg data-drawn="now"></svg>' };
const drawnBefore = '<svg data-drawn="before"></svg>';

test('a picture whose code is here is drawn at once', async () => {
  const source = sceneSource(async () => code);
  await source.load();
  expect(renderToString(<LazyScene source={source} draw={({ draw }) => draw()} />)).toContain(
    'data-drawn="now"',
  );
});

test('a picture whose code is late follows', async () => {
  const source = sceneSource(async () => code);
  const { container } = render(<LazyScene source={source} draw={({ draw }) => draw()} />);
  expect(container.querySelector('svg')).toBeNull();
  await act(() => source.load());
  expect(container.querySelector('svg')?.dataset.drawn).toBe('now');
});

test('a served picture is taken over as it stands, and its code is fetched for later', async () => {
  const source = sceneSource(async () => code);
  await source.load();
  const draw = vi.fn(() => '<svg data-drawn="again"></svg>');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<LazyScene source={source} draw={() => drawnBefore} />);
  const late = sceneSource(async () => code);
  await act(async () => {
    hydrateRoot(container, <LazyScene source={late} draw={draw} />);
  });
  expect(container.querySelector('svg')?.dataset.drawn).toBe('before');
  expect(draw).not.toHaveBeenCalled();
  expect(late.current()).toBe(code);
});

test('code that cannot be had leaves the page as it is', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const source = sceneSource(async () => Promise.reject(new Error('no network')));
  const { container } = render(<LazyScene source={source} draw={() => ''} />);
  await vi.waitFor(() => expect(warning).toHaveBeenCalled());
  expect(container.firstElementChild?.innerHTML).toBe('');
  warning.mockRestore();
});
