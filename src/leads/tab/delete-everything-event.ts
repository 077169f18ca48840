import { createEvent } from '../../platform/external-store';

/**
 * Fires after "Delete everything" in any tab, once this tab has called `tabConnection`. `fire` itself reaches only this tab;
 * broadcast 'forgotten' to reach all. It has its own module, because the lead forms import it without the rest of this folder.
 */
export const deleteEverythingEvent = createEvent();
