import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageRouter } from '../../../../src/app/navigation/page-router';

const fetchPage = vi.hoisted(() => vi.fn());

vi.mock('../../../../src/app/page-runtime/page-document', () => ({ fetchPage }));
vi.mock('../../../../src/app/navigation/show-page');

test('a press whose page cannot be fetched does not discard the page of a later press', async () => {
  document.body.innerHTML = '<a href="/about">About</a><a href="/faq">FAQ</a>';
  render(<PageRouter servedPage={{ path: '/', background: 'canvas' }} onChange={() => undefined} />);
  let fail: (error: Error) => void = () => undefined;
  fetchPage.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  fetchPage.mockReturnValue(new Promise(() => undefined));

  const [about, faq] = document.querySelectorAll('a');
  about?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  faq?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await act(async () => fail(new Error('no network')));
  await act(async () => faq?.click());

  expect(fetchPage.mock.calls).toEqual([['/about'], ['/faq']]);
});
