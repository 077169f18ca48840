import { newsletterCopy } from '../../content/copy/newsletter';
import { networkStatus } from '../../platform/network-status';

/** While offline, the form shows a message and does not send, or the address would be lost. Returns a function to undo it. */
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
