import { site } from '../../content/site';
import { messageOf } from '../../helpers/thrown-error';
import { type RequestHandler, readBody } from '../request-handler';
import { canBeMailAddress, storeSubscriber } from './subscriber-file';

const MAX_BYTES = 4096;

export interface NewsletterHandlerOptions {
  /** The path of a file with one JSON object per line, which the first address creates. */
  subscriberFile: string;
  /** Writes one line for each stored address and each error. The line never contains the address. */
  log: (line: string) => void;
}

/**
 * Returns the handler that adds the address in the form field `fields[email]` to `subscriberFile`. It answers with HTML:
 * - 200 if the address is stored. A known address is stored again.
 * - 400 if the address is missing or wrong, or the body too long or incomplete.
 * - 405 if the method is not POST, 500 if the file cannot be written.
 */
export function createNewsletterHandler({ subscriberFile, log }: NewsletterHandlerOptions): RequestHandler {
  return async (request) => {
    const { status, message } = await subscribe(request);
    const page = `<!doctype html><html lang="${site.language}"><meta name="viewport" content="width=device-width"><title>${site.name}</title><h1>${message}</h1><p><a href="/">${site.name}</a></p>`;
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    if (status === 405) headers.set('Allow', 'POST');
    return new Response(page, { status, headers });
  };

  async function subscribe(request: Request): Promise<{ status: number; message: string }> {
    if (request.method !== 'POST') return { status: 405, message: 'The newsletter form sends with POST.' };
    const body = await readBody(request, MAX_BYTES);
    if (typeof body === 'string')
      return { status: 400, message: 'The address did not arrive. Please try again.' };
    const fields = new URLSearchParams(new TextDecoder().decode(body));
    const email = fields.get('fields[email]')?.trim() ?? '';
    if (!canBeMailAddress(email)) return { status: 400, message: 'This is not an e-mail address.' };
    try {
      await storeSubscriber(subscriberFile, email);
    } catch (error) {
      log(`address NOT stored: ${messageOf(error)}`);
      return { status: 500, message: 'The address could not be stored. Please try again.' };
    }
    log(`newsletter address stored -> ${subscriberFile}`);
    return { status: 200, message: 'Thank you. You are on the list of this computer.' };
  }
}
