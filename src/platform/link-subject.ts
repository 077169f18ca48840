import { ownProperty } from '../domain/own-property';

/**
 * Returns the subject (`data-subject`) of the link that led to this page, or ''. It is stored in the history entry: a reload
 * keeps it, and it never reaches a server, the storage or a shared address.
 */
export function linkSubject(): string {
  const subject = ownProperty(window.history.state, 'subject');
  return typeof subject === 'string' ? subject : '';
}
