import { openLeadFolder } from '../../../src/server/lead-folder/lead-folder';
import type { LeadHandlerOptions } from '../../../src/server/lead-function/lead-handler';
import { createLeadService } from '../../support/lead-service';

/** For the option `notify`: messages to the office are due, and none is sent. */
export const sendNothing = () => {};

/** Returns the lead function with its store in a folder. */
export async function serveLeadFolder(folder: string, options: Partial<LeadHandlerOptions> = {}) {
  const store = await openLeadFolder(folder);
  return { ...createLeadService(store, options), store };
}
