import { openLeadFolder } from '../../../src/server/lead-folder/lead-folder';
import type { LeadHandlerOptions } from '../../../src/server/lead-function/lead-handler';
import { createLeadService, leadRequest } from '../../support/lead-service';
import { newLeadFolder } from '../../support/temporary-folder';

/** For the option `notify`: messages to the office are due, and none is sent. */
export const sendNothing = () => {};

/** Returns the lead function with its store in a folder. */
export async function serveLeadFolder(folder: string, options: Partial<LeadHandlerOptions> = {}) {
  const store = await openLeadFolder(folder);
  return { ...createLeadService(store, options), store };
}

/** Returns the lead function with its store in a new folder, in which it has stored the lead a1b2c3. */
export async function serveOneLead(options: Partial<LeadHandlerOptions> = {}) {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder, options);
  await service.send(leadRequest('a1b2c3'));
  return { ...service, folder };
}
