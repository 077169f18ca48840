/**
 * The pause a `Retry-After` header asks for, in milliseconds from `now`: seconds, or an HTTP date (one
 * in the past asks for none). null without a header, or with one that cannot be read. From another
 * origin the browser shows it only if the server lists it in `Access-Control-Expose-Headers`.
 * Source: RFC 9110, section 10.2.3.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse also reads forms that are no HTTP date, such as '-5' (a year): a weekday must lead.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
