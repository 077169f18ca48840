import { appShellCopy } from '../../content/copy/app-shell';
import { listen } from '../../platform/listen';
import { isOnline } from '../../platform/online-status';

/**
 * Handles each submission of the newsletter's form, and returns a function that stops this.
 * - Without network, it prevents the submission and says why in the form's `role=status`, if there is one.
 * - With network, the address that is sent does not count as typed text any more (`hasTypedText`).
 */
export function startNewsletterForm(form: HTMLFormElement): () => void {
  return listen(form, ['submit'], (event) => {
    const isOffline = !isOnline();
    if (isOffline) event.preventDefault();
    else for (const field of form.querySelectorAll('input')) field.defaultValue = field.value;
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = isOffline ? appShellCopy.offline.newsletter : '';
  });
}
