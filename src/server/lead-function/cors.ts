/** The headers of the answer to a preflight request: what a page of another origin may send. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  // This is two hours, the maximum in Chromium.
  'Access-Control-Max-Age': '7200',
};

/**
 * Returns an answer's CORS headers. If `origins` is '*', any page may read the answer and its `Retry-After`. If it is a list,
 * only pages of these origins may do so, and each answer gets `Vary: Origin`. A preflight also needs `PREFLIGHT_HEADERS`.
 */
export function corsHeaders(request: Request, origins: '*' | readonly string[]): Record<string, string> {
  const readable = { 'Access-Control-Expose-Headers': 'Retry-After' };
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*', ...readable };
  const origin = request.headers.get('Origin') ?? '';
  const isAllowed = origins.includes(origin);
  return { ...(isAllowed ? { 'Access-Control-Allow-Origin': origin, ...readable } : {}), Vary: 'Origin' };
}
