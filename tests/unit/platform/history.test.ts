// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { onHistoryPush } from '../../../src/platform/history';

test('the router reports each new history entry', () => {
  const handlePush = vi.fn();
  const stop = onHistoryPush(handlePush);

  navigate('/faq?topic=pricing');
  expect(handlePush).toHaveBeenCalledTimes(1);

  navigate('/faq', { replace: true });
  expect(handlePush).toHaveBeenCalledTimes(1);

  stop();
  navigate('/about');
  expect(handlePush).toHaveBeenCalledTimes(1);
});
