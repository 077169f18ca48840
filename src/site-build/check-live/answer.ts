/** What came back for one request. */
export interface Answer {
  /** The absolute address that was asked. */
  readonly address: string;
  /** The HTTP status. 0 if no answer came. */
  readonly status: number;
  readonly headers: Headers;
  /** The decoded text. '' for pictures and fonts, and if no answer came. */
  readonly body: string;
  /** Why no answer came, in words. Null if one came. */
  readonly failure: string | null;
}

/** Sends one request and follows no redirect. Resolves always: a failure is an `Answer` too. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

interface AskOptions {
  fetch?: typeof fetch;
  /** For the whole answer, its body included. */
  timeLimitMs?: number;
  /** How many requests may run at the same time; the others wait. */
  atOnce?: number;
}

/**
 * Creates the function that asks the live site. It tries each request once: a second try would hide a fault that
 * visitors meet.
 */
export function createAsk({
  fetch = globalThis.fetch,
  timeLimitMs = 15_000,
  atOnce = 6,
}: AskOptions = {}): Ask {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (address, init = {}) => {
    // A request that ends gives its place to the next one, so `running` stays as it is then.
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await askOnce(address, init);
    } finally {
      const startNext = waiting.shift();
      if (startNext === undefined) running -= 1;
      else startNext();
    }
  };

  async function askOnce(address: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        ...init,
        headers: { 'Accept-Encoding': 'br, gzip', ...init.headers },
        signal: AbortSignal.timeout(timeLimitMs),
      });
      const content = await response.text();
      const isText = !/^(?:image\/(?!svg)|font\/)/.test(typeOf(response));
      const { status, headers } = response;
      return { address, status, headers, body: isText ? content : '', failure: null };
    } catch (error) {
      const failure = failureText(error, timeLimitMs);
      return { address, status: 0, headers: new Headers(), body: '', failure };
    }
  }
}

/** The media type of an answer in lower case, without its parameters. '' if the answer names none. */
export function typeOf({ headers }: Pick<Answer, 'headers'>): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

const failures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no server has this name (DNS)',
  EAI_AGAIN: 'the name could not be looked up (DNS)',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without its chain',
};

/** `fetch` of Node throws a TypeError; what happened is its `cause`, with a code. */
function failureText(error: unknown, timeLimitMs: number): string {
  if (!(error instanceof Error)) return `no answer (${String(error)})`;
  if (error.name === 'TimeoutError') return `no answer within ${timeLimitMs / 1000} s`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return failures[code] ?? `no answer (${code || cause.message})`;
}
