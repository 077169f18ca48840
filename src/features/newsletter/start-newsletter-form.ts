import { newsletterCopy } from '../../content/copy/newsletter';
import { combineCleanups, listen } from '../../platform/listen';
import { isOnline } from '../../platform/online-status';
import { blockReload } from '../../platform/reload-block';

/**
 * Guards the newsletter's form. Returns a function that stops both of these:
 * - Offline it prevents each submission, and writes the reason into the `role=status` of the form, if there is one. The next
 *   submission with network removes that text.
 * - It keeps the app from reloading while the `type=email` field holds typed text, until a submission with network.
 */
export function startNewsletterForm(form: HTMLFormElement): () => void {
  const address = form.querySelector<HTMLInputElement>('[type=email]');
  let allowReload = () => {};

  function handleInput(): void {
    const endLastBlock = allowReload;
    allowReload = address?.value ? blockReload() : () => {};
    endLastBlock();
  }

  function handleSubmit(event: Event): void {
    const isOffline = !isOnline();
    if (isOffline) event.preventDefault();
    else allowReload();
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = isOffline ? newsletterCopy.offline : '';
  }

  // There may be early input.
  handleInput();
  return combineCleanups([
    listen(form, ['input'], handleInput),
    listen(form, ['submit'], handleSubmit),
    () => allowReload(),
  ]);
}
