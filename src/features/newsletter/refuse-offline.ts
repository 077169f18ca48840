import { newsletterCopy } from '../../content/copy/newsletter';
import { networkStatus } from '../../platform/network-status';

/**
 * Without network a sign-up says so, where the browser would open an error page and drop the address. Returns the way to
 * stop.
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
