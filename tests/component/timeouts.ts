import { configure } from '@testing-library/react';

// On a busy machine a state can take much longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 15_000 });
