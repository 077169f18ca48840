import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a state can take much longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library does this itself only where `afterEach` is a global.
afterEach(cleanup);
