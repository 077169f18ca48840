import { configure } from '@testing-library/react';

// On a busy machine a state can take longer than Testing Library's default of one second.
configure({ asyncUtilTimeout: 4_000 });
