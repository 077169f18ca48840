import { createEvent } from '../../platform/external-store';

const event = createEvent();

/**
 * Adds a listener for "Delete everything" in any tab (forms empty themselves). It is called only after this tab's first call of
 * `tabOutbox`. Returns a function that removes it.
 */
export const onDeleteEverything = event.subscribe;

/** Calls the listeners of `onDeleteEverything`. */
export const fireDeleteEverything = event.fire;
