import type { IncomingMessage, ServerResponse } from 'node:http';
import { site } from '../content/site';
import type { LineFile } from './line-file';
import { readBody } from './request-body';

/** The path a mailing-list provider uses, with this computer in place of its account. */
export const NEWSLETTER_PATH = '/jsonp/local/forms/newsletter/subscribe';

const MAX_BYTES = 4096;

export interface NewsletterEndpointOptions {
  subscriberFile: LineFile;
  /** One line for each address stored. */
  log: (line: string) => void;
  now?: () => Date;
}

/**
 * The mailing-list provider on this computer: it takes the form's native POST and answers with a page for the new tab.
 * Addresses go to a file of their own. With VITE_NEWSLETTER_ACTION set the form never comes here.
 */
export function createNewsletterEndpoint({ subscriberFile, log, now }: NewsletterEndpointOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, message } = await subscribe();
    if (response.destroyed) return;
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(
      `<!doctype html><html lang="en-IN"><meta name="viewport" content="width=device-width"><title>${site.name}</title><h1>${message}</h1><p><a href="/">${site.name}</a></p>`,
    );

    async function subscribe(): Promise<{ status: number; message: string }> {
      if (request.method !== 'POST') return { status: 405, message: 'The newsletter form sends with POST.' };
      const body = await readBody(request, MAX_BYTES);
      if (!body.ok) return { status: 400, message: 'The address did not arrive. Please try again.' };
      const email = new URLSearchParams(body.bytes.toString('utf8')).get('fields[email]')?.trim() ?? '';
      // The form checks the address; here only what could not be one is turned away.
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { status: 400, message: 'This is not an e-mail address.' };
      try {
        await subscriberFile.append({ email }, now?.() ?? new Date());
      } catch (error) {
        log(`address NOT stored: ${error instanceof Error ? error.message : String(error)}`);
        return { status: 500, message: 'The address could not be stored. Please try again.' };
      }
      log(`newsletter address stored -> ${subscriberFile.path}`);
      return { status: 200, message: 'Thank you. You are on the list of this computer.' };
    }
  };
}
