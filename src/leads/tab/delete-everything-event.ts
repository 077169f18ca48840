import { createEvent } from '../../platform/external-store';

const deleteEverything = createEvent();

/**
 * Adds a listener for "Delete everything" in any tab (forms empty themselves). It is called only after this tab's first call of
 * `tabConnection`. Returns a function that removes it.
 */
export const onDeleteEverything = deleteEverything.subscribe;

/** Calls the listeners of `onDeleteEverything`, only in this tab. */
export const fireDeleteEverything = deleteEverything.fire;
