import type { IncomingMessage } from 'node:http';
import { LEAD_PATH } from '../../leads/rules/lead-payload';
import { NEWSLETTER_PATH } from '../../settings/build-settings';
import { createLeadHandler, type LeadHandlerOptions } from '../lead-function/lead-handler';
import { createNewsletterHandler, type NewsletterHandlerOptions } from '../newsletter/newsletter-handler';
import type { RequestHandler } from '../request-handler';

export type FormHandlerOptions = LeadHandlerOptions & NewsletterHandlerOptions;

/**
 * Returns a function that finds the handler for a request to LEAD_PATH or NEWSLETTER_PATH, with or without a query. It returns
 * undefined for another path. Both handlers answer 403 to an `Origin` other than http://localhost, 127.0.0.1 and [::1] with
 * any port. They accept a request without `Origin`, such as one of a program.
 */
export function createFormRouter(options: FormHandlerOptions) {
  const handlers = new Map([
    [LEAD_PATH, forLocalPages(createLeadHandler(options))],
    [NEWSLETTER_PATH, forLocalPages(createNewsletterHandler(options))],
  ]);
  return ({ url = '/' }: IncomingMessage) => handlers.get(url.replace(/\?.*/, ''));
}

const LOCAL_PAGE_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Returns `handler`, but with 403 for an `Origin` that is not on this computer. Without this, any website that is open in a
 * browser here could store leads and addresses. That includes one whose host name points to 127.0.0.1 (DNS rebinding).
 */
function forLocalPages(handler: RequestHandler): RequestHandler {
  return async (request, client) => {
    const origin = request.headers.get('Origin');
    if (origin === null || LOCAL_PAGE_ORIGIN.test(origin)) return handler(request, client);
    return Response.json({ error: 'Only pages of this computer may use this server.' }, { status: 403 });
  };
}
