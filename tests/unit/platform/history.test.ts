// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { locationSearch, onHistoryPush } from '../../../src/platform/history';

test('the router reports each new history entry, and each change of the query', () => {
  const handlePush = vi.fn();
  const handleQuery = vi.fn();
  const stop = onHistoryPush(handlePush);
  locationSearch.subscribe(handleQuery);

  navigate('/blog?category=pricing');
  expect(handlePush).toHaveBeenCalledTimes(1);
  expect(locationSearch.getSnapshot()).toBe('?category=pricing');

  navigate('/blog', { replace: true });
  expect(handlePush).toHaveBeenCalledTimes(1);
  expect(handleQuery).toHaveBeenCalledTimes(2);

  stop();
  navigate('/about');
  expect(handlePush).toHaveBeenCalledTimes(1);
});
