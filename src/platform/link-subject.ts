/**
 * What the link that led to this page said it is about (`data-subject`), or ''. It lives in the history entry: a reload
 * keeps it, another page has none, and no server, storage or shared address ever holds it.
 */
export function linkSubject(): string {
  const state: unknown = window.history.state;
  const hasSubject = typeof state === 'object' && state !== null && 'subject' in state;
  return hasSubject && typeof state.subject === 'string' ? state.subject : '';
}
