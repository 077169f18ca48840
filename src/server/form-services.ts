import { LEAD_PATH } from '../leads/rules/lead';
import { NEWSLETTER_PATH } from '../settings';
import { createLeadHandler, type LeadHandlerOptions, type RequestHandler } from './leads/lead-handler';
import { createNewsletterHandler, type NewsletterHandlerOptions } from './newsletter-handler';

export type FormServiceOptions = LeadHandlerOptions & NewsletterHandlerOptions;

/** Returns the handlers of the site's forms by path: the lead function at LEAD_PATH, the newsletter at NEWSLETTER_PATH. */
export function createFormServices(options: FormServiceOptions): ReadonlyMap<string, RequestHandler> {
  return new Map([
    [LEAD_PATH, createLeadHandler(options)],
    [NEWSLETTER_PATH, createNewsletterHandler(options)],
  ]);
}
