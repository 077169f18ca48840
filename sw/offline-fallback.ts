/** Addresses that are no pages of the site: the worker leaves them to the network, and their errors to the browser. */
const notPages = [
  // The lead endpoint and its neighbours answer for themselves.
  /^\/functions(?:\/|$)/,
  /^\/leads(?:\/|$)/,
  // A file (`/robots.txt`, `/sitemap.xml`): "page not found" would be untrue about it.
  /\.[^/]+$/,
];

/** Whether this is a visit to a page of the site which the precache did not know. Asked after the precache's own route. */
export function isUnknownPage({ request, sameOrigin, url }: VisitToMatch): boolean {
  return request.mode === 'navigate' && sameOrigin && !notPages.some((pattern) => pattern.test(url.pathname));
}

interface VisitToMatch {
  readonly request: Pick<Request, 'mode'>;
  readonly sameOrigin: boolean;
  readonly url: URL;
}

/**
 * Asks the network, which may know a page younger than this worker; without a network, the 404 page of the site.
 * Another page's content never answers here: an address shows its own page or says that there is none.
 */
export async function networkElseNotFound(
  request: Request,
  ask: (request: Request) => Promise<Response>,
  notFoundPage: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await ask(request);
  } catch {
    const page = await notFoundPage();
    return page === undefined ? Response.error() : asNotFound(page);
  }
}

/** The precache holds the page as it was fetched, mostly with status 200; a crawler or a test must see 404. */
function asNotFound({ body, headers }: Response): Response {
  return new Response(body, { status: 404, statusText: 'Not Found', headers });
}
