import { sharedLook } from './looks';

/** The text styles, for an element that is nothing but its words. */
export const text = sharedLook({
  slots: ['h1', 'h2', 'h2s', 'h3', 'lead'],
  base: {
    h1: { textStyle: 'h1' },
    h2: { textStyle: 'h2' },
    h2s: { textStyle: 'h2s' },
    h3: { textStyle: 'h3' },
    lead: { textStyle: 'lead' },
  },
});
