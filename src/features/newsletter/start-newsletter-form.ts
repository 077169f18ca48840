import { newsletterCopy } from '../../content/copy/newsletter';
import { combineCleanups, listen } from '../../platform/listen';
import { isOnline } from '../../platform/online-status';
import { blockReload } from '../../platform/reload-block';

/**
 * Guards the newsletter's form in two ways, and returns a function that removes both guards:
 * - Without network, it prevents each submission and says why in the form's `role=status`, if there is one.
 * - It blocks reloads by the app while the `type=email` field has text, until a submission with network.
 */
export function startNewsletterForm(form: HTMLFormElement): () => void {
  const address = form.querySelector<HTMLInputElement>('[type=email]');
  let allowReload = () => {};

  function handleInput(): void {
    allowReload();
    allowReload = address?.value ? blockReload() : () => {};
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
