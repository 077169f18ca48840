import { OtherContacts } from '../../components/other-contacts';
import { showToast } from '../../components/toast-store';
import { appShellCopy } from '../../content/copy/app-shell';

/**
 * Shows an error toast that a part of the page could not be loaded, with links to WhatsApp and phone. The toast replaces an
 * earlier one of its group, `script`, and stays until the visitor closes it or `dismissToasts('script')` removes it.
 */
export function showMissingScriptToast(): void {
  showToast({ ...appShellCopy.scriptMissing, tone: 'error', group: 'script', actions: <OtherContacts /> });
}
