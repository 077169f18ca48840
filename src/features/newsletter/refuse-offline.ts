import { newsletterCopy } from '../../content/copy/newsletter';
import { networkStatus } from '../../platform/network-status';

/**
 * While the browser is offline, blocks each submission of the form and writes the reason into its `role=status`, if any. The
 * next submission with network removes that text. Returns a function that stops this.
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
