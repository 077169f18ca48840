/** What a page of another origin is told before it sends a lead. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  // Two hours, the most that Chromium keeps it.
  'Access-Control-Max-Age': '7200',
};

/** The headers of every answer: which site may read it. `origins` are the sites that may; '*' for any. */
export function corsHeaders(request: Request, origins: '*' | readonly string[]): Record<string, string> {
  const readable = { 'Access-Control-Expose-Headers': 'Retry-After' };
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*', ...readable };
  const origin = request.headers.get('Origin') ?? '';
  const isAllowed = origins.includes(origin);
  return { ...(isAllowed ? { 'Access-Control-Allow-Origin': origin, ...readable } : {}), Vary: 'Origin' };
}
