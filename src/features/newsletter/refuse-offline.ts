import { newsletterCopy } from '../../content/copy/newsletter';
import { networkStatus } from '../../platform/network-status';

/**
 * Listens for the form's submission: offline, it is stopped, and the form's status line says why; online, that line is emptied.
 * Returns a function that removes the listener.
 */
export function refuseOffline(form: HTMLFormElement): () => void {
  const handleSubmit = (event: Event) => {
    const isOffline = !networkStatus.getSnapshot();
    if (isOffline) event.preventDefault();
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = isOffline ? newsletterCopy.offline : '';
  };
  form.addEventListener('submit', handleSubmit);
  return () => form.removeEventListener('submit', handleSubmit);
}
