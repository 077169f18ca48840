import { beforeEach, vi } from 'vitest';

// Vitest has no setting for this, unlike for mocks and stubs.
beforeEach(() => {
  vi.useRealTimers();
});
