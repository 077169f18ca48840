import { createEvent } from '../../platform/external-store';

/**
 * Fires after "Delete everything" in any tab, once this tab has called `tabConnection`. `fire` itself reaches only this tab;
 * broadcast 'forgotten' to reach all. It has its own module, because lead forms use it before they load the outbox.
 */
export const deleteEverythingEvent = createEvent();
