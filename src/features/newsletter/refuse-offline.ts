import { newsletterCopy } from '../../content/copy/newsletter';
import { networkStatus } from '../../platform/network-status';

/** Blocks each submission offline, with the reason in `role=status`; the next one online clears it. Returns a stop function. */
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
