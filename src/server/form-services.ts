import { NEWSLETTER_PATH } from '../settings';
import {
  createLeadHandler,
  LEAD_PATH,
  type LeadHandlerOptions,
  type RequestHandler,
} from './leads/lead-handler';
import { createNewsletterHandler } from './newsletter-handler';

export interface FormServiceOptions extends LeadHandlerOptions {
  /** The path of the JSON Lines file with the newsletter's addresses. */
  subscriberFile: string;
}

/** Returns the handlers of the site's forms by path: the lead function and the newsletter. */
export function createFormServices({
  subscriberFile,
  ...leadOptions
}: FormServiceOptions): ReadonlyMap<string, RequestHandler> {
  return new Map([
    [LEAD_PATH, createLeadHandler(leadOptions)],
    [NEWSLETTER_PATH, createNewsletterHandler({ subscriberFile, log: leadOptions.log })],
  ]);
}
