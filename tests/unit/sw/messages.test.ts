import { expect, test } from 'vitest';
import { isSkipWaiting } from '../../../sw/messages';

test('the message that the visitor agreed makes a waiting version take over', () => {
  expect(isSkipWaiting({ type: 'skip-waiting' })).toBe(true);
});

test.each([undefined, null, 'skip-waiting', 42, [], {}, { type: 'drain' }, { type: 'SKIP_WAITING' }])(
  'a waiting version continues to wait after the message %j',
  (data) => expect(isSkipWaiting(data)).toBe(false),
);
