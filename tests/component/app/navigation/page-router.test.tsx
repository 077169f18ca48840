import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageRouter } from '../../../../src/app/navigation/page-router';

const fetchPage = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/app/navigation/page-document', () => ({ fetchPage }));

test('a link is fetched once, however often a pointer goes down on it; after a failure it is fetched again', async () => {
  let fail: (error: Error) => void = () => undefined;
  fetchPage.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  const { container } = render(
    <>
      <a href="/about">About</a>
      <PageRouter first={{ path: '/', ground: undefined }} onChange={() => undefined} />
    </>,
  );
  const pointerDown = () =>
    container.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  pointerDown();
  pointerDown();
  expect(fetchPage.mock.calls).toEqual([['/about']]);
  fail(new Error('no network'));
  await new Promise((resolve) => setTimeout(resolve));
  pointerDown();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});
