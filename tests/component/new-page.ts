import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { dismissToast, shownToast } from '../../src/components/toast-store';

// On a busy machine a state can take much longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 15_000 });

// Each test begins on an empty page at `/`, without stored data and toasts. The tests of a file share one window.
beforeEach(() => {
  for (let toast = shownToast.getSnapshot(); toast; toast = shownToast.getSnapshot()) dismissToast(toast.id);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

// Testing Library does this itself only where `afterEach` is a global.
afterEach(cleanup);
