import { configure } from '@testing-library/react';

// A machine that builds beside its tests may need longer than the usual second for a state to come.
configure({ asyncUtilTimeout: 4_000 });
