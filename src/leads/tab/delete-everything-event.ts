import { createEvent } from '../../platform/external-store';

/**
 * Fires when "Delete everything" begins in any tab, but only if this tab has called `tabConnection`. `fire` itself reaches only
 * this tab; broadcast 'forgotten' to reach all. It has its own module, because lead forms use it before they load the outbox.
 */
export const deleteEverythingEvent = createEvent();
