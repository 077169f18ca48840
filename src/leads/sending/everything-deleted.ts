import { createEvent } from '../../platform/external-store';

const everythingDeleted = createEvent();

/**
 * Adds a listener for "Delete everything" in any tab, such as a form that empties itself. Returns a function that removes it.
 */
export const onEverythingDeleted = everythingDeleted.subscribe;

/** Calls the listeners of `onEverythingDeleted`. */
export const fireEverythingDeleted = everythingDeleted.fire;
