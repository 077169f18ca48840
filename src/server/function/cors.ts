/** The headers of the answer to a preflight request: what a page of another origin may send. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  // Two hours, the maximum in Chromium.
  'Access-Control-Max-Age': '7200',
};

/**
 * Returns an answer's CORS headers. With '*' any page may read the answer and its `Retry-After`. With a list only a page whose
 * `Origin` is in it may, and each answer gets `Vary: Origin`. A preflight also needs `preflightHeaders`.
 */
export function corsHeaders(request: Request, origins: '*' | readonly string[]): Record<string, string> {
  const readable = { 'Access-Control-Expose-Headers': 'Retry-After' };
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*', ...readable };
  const origin = request.headers.get('Origin') ?? '';
  const isAllowed = origins.includes(origin);
  return { ...(isAllowed ? { 'Access-Control-Allow-Origin': origin, ...readable } : {}), Vary: 'Origin' };
}
