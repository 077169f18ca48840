import { ownProperty } from '../domain/own-property';

/**
 * What the link that led to this page said it is about (`data-subject`), or ''. It lives in the history entry: a reload
 * keeps it, another page has none, and no server, storage or shared address ever holds it.
 */
export function linkSubject(): string {
  const subject = ownProperty(window.history.state, 'subject');
  return typeof subject === 'string' ? subject : '';
}
