import { createEvent } from '../../platform/external-store';

const everythingDeleted = createEvent();

/** Adds a listener for "Delete everything" in any tab (forms empty themselves). Returns a function that removes it. */
export const onEverythingDeleted = everythingDeleted.subscribe;

/** Calls the listeners of `onEverythingDeleted`. */
export const fireEverythingDeleted = everythingDeleted.fire;
